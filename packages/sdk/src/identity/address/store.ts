import * as z from 'zod/mini';
import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { Province } from '../account/region-rules.ts';
import * as contract from './contract.ts';
import {
  type AddressField,
  type AddressForm,
  addressFormOf,
  checkAddress,
  entryOf,
  isSameAddress,
} from './rules.ts';

/** The result of saving: saved, or not valid. Spec: 2§5 */
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
  readonly list: Query<null, readonly contract.DeliveryAddress[]>;
  /**
   * Validates and saves a new address, or the one with this id. Rejects with a ShopError. After a lost answer the
   * list shows whether it was saved, so a second try makes no second address. Spec: 2§5, 2§7
   */
  save(form: AddressForm, id?: string): Promise<AddressOutcome>;
  /** Deletes an address; one that no longer exists counts as deleted. Rejects with a ShopError. Spec: 2§7 */
  remove(id: string): Promise<void>;
  /** Makes an address the default. Rejects with a ShopError. Spec: 2§7 */
  makeDefault(id: string): Promise<void>;
  /** Returns the input that was not saved; undefined for none. */
  draft(): AddressDraft | undefined;
  /** Keeps the input for a reload of this tab; undefined removes it. */
  keepDraft(draft: AddressDraft | undefined): void;
}

const place = z.optional(z.object({ code: z.string(), name: z.string() }));
const storedDraft = z.object({
  id: z.optional(z.string()),
  form: z.object({
    province: place,
    city: place,
    district: place,
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
  readonly regions: () => Promise<readonly Province[]>;
}

export function createAddress(options: AddressOptions): AddressStore {
  const { api, cache, channel } = options;
  const singleFlight = createSingleFlight();
  /** The new address whose answer was lost, with the ids that the list had before. */
  let unanswered: { form: AddressForm; before: ReadonlySet<string> } | undefined;
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

  const ask = () => api.call(contract.deliveryAddresses, null, { passive: true });

  async function arrived(form: AddressForm, before: ReadonlySet<string>) {
    const now = await ask();
    return now.find(
      (address) => !before.has(address.id) && isSameAddress(addressFormOf(address), form),
    );
  }

  async function add(form: AddressForm): Promise<string> {
    if (unanswered && isSameAddress(unanswered.form, form)) {
      const there = await arrived(form, unanswered.before);
      if (there) return there.id;
    }
    const before = new Set((await ask()).map(({ id }) => id));
    return confirmOutcome({
      send: async () => (await api.call(contract.addAddress, entryOf(form))).id,
      verify: async () => {
        unanswered = { form, before };
        return (await arrived(form, before))?.id;
      },
    });
  }

  async function save(form: AddressForm, id: string | undefined): Promise<AddressOutcome> {
    const complaints = checkAddress(form, await options.regions());
    const [first, ...others] = Object.values(complaints);
    if (first) {
      // A single error other than a missing field has its own sentence.
      const isGap = others.length > 0 || first.reason !== 'text-too-long';
      const notice = isGap ? explain('fill-in-complete-information') : first;
      return { ok: false, complaints, notice };
    }
    try {
      if (id !== undefined) await api.call(contract.editAddress, { ...entryOf(form), id });
      const saved = id ?? (await add(form));
      unanswered = undefined;
      draft.keep(undefined);
      return { ok: true, id: saved, notice: { reason: 'address-saved', facts: {} } };
    } finally {
      changed();
    }
  }

  return {
    list: cache.query('address', 'list', (_, signal) =>
      api.call(contract.deliveryAddresses, null, { signal, passive: true }),
    ),
    save: (form, id) => singleFlight(JSON.stringify([id, form]), () => save(form, id)),
    async remove(id) {
      try {
        await confirmOutcome({
          send: async () => {
            await api.call(contract.deleteAddress, id);
            return true;
          },
          verify: async () => !(await ask()).some((address) => address.id === id) || undefined,
        });
      } finally {
        changed();
      }
    },
    async makeDefault(id) {
      try {
        await api.call(contract.setDefaultAddress, id);
      } finally {
        changed();
      }
    },
    draft: draft.load,
    keepDraft: draft.keep,
  };
}
