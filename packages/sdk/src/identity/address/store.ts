import * as z from 'zod/mini';
import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { Province } from '../account/region-rules.ts';
import { placeInDraft } from '../account/types.ts';
import { deliveryAddresses } from './contract.ts';
import type { DeliveryAddress } from './delivery-address-schema.ts';
import type { AddressField, AddressForm } from './rules.ts';

/** The result of saving: saved, not valid, or (`address-gone`) deleted elsewhere meanwhile. Spec: 2§5 */
export type AddressOutcome =
  | { readonly ok: true; readonly id: string; readonly notice: Explanation<'address-saved'> }
  | {
      readonly ok: false;
      readonly complaints: Partial<Record<AddressField, Explanation>>;
      readonly notice: Explanation;
    };

/** The open form: its address (undefined for a new one) and its input. */
export interface AddressDraft {
  readonly id?: string | undefined;
  readonly form: AddressForm;
}

/** The delivery addresses of the account. Spec: 2§5 */
export interface AddressStore {
  /** Delivery addresses, the default first. Passive: a visitor gets `login-required` and no dialog. Spec: 2§7 */
  readonly list: Query<null, readonly DeliveryAddress[]>;
  /**
   * Validates and saves a new address, or the one with this id. Rejects with a ShopError. After a lost answer the
   * list shows whether it was saved, so a second try makes no second address. An address that was deleted elsewhere is
   * not saved, with the notice `address-gone`; saved without its id, it is a new one. Spec: 2§5, 2§7
   */
  save(form: AddressForm, id?: string): Promise<AddressOutcome>;
  /**
   * Deletes an address; after a lost answer the list shows whether it was deleted. Rejects with a ShopError, also for one
   * that was deleted before. Spec: 2§7
   */
  remove(id: string): Promise<void>;
  /** Makes an address the default. Rejects with a ShopError. Spec: 2§7 */
  makeDefault(id: string): Promise<void>;
  /** Returns the input that was not saved; undefined for none. */
  draft(): AddressDraft | undefined;
  /** Keeps the input for a reload of this tab; undefined removes it. */
  keepDraft(draft: AddressDraft | undefined): void;
}

const storedDraft = z.object({
  id: z.optional(z.string()),
  form: z.object({
    province: placeInDraft,
    city: placeInDraft,
    district: placeInDraft,
    name: z.string(),
    phone: z.string(),
    areaCode: z.string(),
    street: z.string(),
    unit: z.string(),
    isDefault: z.boolean(),
  }),
});

interface AddressOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly drafts: KeyValueStore;
  readonly clock: Pick<Clock, 'after'>;
  readonly session: { sessionEpoch(): string };
  readonly say: (why: Explanation) => string;
  readonly regions: () => Promise<readonly Province[]>;
}

export function createAddress(options: AddressOptions): AddressStore {
  const { api, cache, channel } = options;
  const singleFlight = createSingleFlight();
  const draft = createDraft<AddressDraft>(options.drafts, 'address', storedDraft);

  channel.listen((signal) => {
    if (signal === 'address') cache.invalidate('address');
  });

  function changed() {
    cache.invalidate('address');
    // The order confirmation shows addresses too.
    cache.invalidate('checkout');
    channel.post('address');
  }

  const changes = createOnDemand(async () => {
    const { createAddressChanges } = await import('./changes.ts');
    const onSaved = () => draft.keep(undefined);
    return createAddressChanges({ api, regions: options.regions, changed, onSaved });
  }, options);
  // The screens that create this store show addresses to change.
  changes.prepare();

  return {
    list: cache.query('address', 'list', (_, signal) =>
      api.call(deliveryAddresses, null, { signal, passive: true }),
    ),
    save: (form, id) =>
      singleFlight(JSON.stringify([id, form]), () => changes.run(({ save }) => save(form, id))),
    remove: (id) => changes.run(({ remove }) => remove(id)),
    makeDefault: (id) => changes.run(({ makeDefault }) => makeDefault(id)),
    draft: draft.load,
    keepDraft: draft.keep,
  };
}
