/** Changes of addresses: code that a press needs, and that is fetched when its screen appears. */
import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { isNotFound } from '../../base/http/not-found.ts';
import { explain } from '../../base/values/explanation.ts';
import type { Province } from '../account/region-rules.ts';
import { type DeliveryAddress, deliveryAddresses } from './contract.ts';
import { addAddress, deleteAddress, editAddress, setDefaultAddress } from './contract-changes.ts';
import { type AddressForm, addressFormOf, checkAddress, entryOf, isSameAddress } from './rules.ts';
import type { AddressOutcome } from './store.ts';

interface ChangeParts {
  readonly api: Pick<Api, 'call'>;
  readonly regions: () => Promise<readonly Province[]>;
  /** Called when addresses may have changed on the server. */
  readonly changed: () => void;
  /** Called once an address is saved: its draft is done. */
  readonly onSaved: () => void;
}

export function createAddressChanges({ api, regions, changed, onSaved }: ChangeParts) {
  /** The new address whose answer was lost, with the ids that the list had before. */
  let unanswered: { form: AddressForm; before: ReadonlySet<string> } | undefined;
  const ask = () => api.call(deliveryAddresses, null, { passive: true });

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
      send: async () => (await api.call(addAddress, entryOf(form))).id,
      verify: async () => {
        unanswered = { form, before };
        return (await arrived(form, before))?.id;
      },
    });
  }

  /** Sends a change of an address; when its answer is lost, the list shows whether it was made. */
  const change = (
    id: string,
    call: () => Promise<unknown>,
    isDone: (now: DeliveryAddress | undefined) => boolean,
  ) =>
    confirmOutcome({
      send: async () => {
        await call();
        return true;
      },
      verify: async () => isDone((await ask()).find((each) => each.id === id)) || undefined,
    });

  /** Returns whether an address was changed; false for one that is gone. */
  const edit = (form: AddressForm, id: string): Promise<boolean> =>
    change(
      id,
      () => api.call(editAddress, { ...entryOf(form), id }),
      (now) =>
        now !== undefined &&
        now.isDefault === form.isDefault &&
        isSameAddress(addressFormOf(now), form),
    ).catch(async (error: unknown) => {
      // The documents name no code for an address that was deleted elsewhere; the list shows it.
      if (!isShopError(error, 'server') && !isNotFound(error)) throw error;
      const now = await ask().catch(() => undefined);
      if (!now || now.some((each) => each.id === id)) throw error;
      return false;
    });

  async function save(form: AddressForm, id: string | undefined): Promise<AddressOutcome> {
    const complaints = checkAddress(form, await regions());
    const [first, ...others] = Object.values(complaints);
    if (first) {
      // A single error other than a missing field has its own sentence.
      const isGap = others.length > 0 || first.reason !== 'text-too-long';
      const notice = isGap ? explain('fill-in-complete-information') : first;
      return { ok: false, complaints, notice };
    }
    try {
      if (id !== undefined && !(await edit(form, id)))
        return { ok: false, complaints, notice: explain('address-gone') };
      const saved = id ?? (await add(form));
      unanswered = undefined;
      onSaved();
      return { ok: true, id: saved, notice: { reason: 'address-saved', facts: {} } };
    } finally {
      changed();
    }
  }

  return {
    save,
    async remove(id: string): Promise<void> {
      try {
        await change(
          id,
          () => api.call(deleteAddress, id),
          (now) => now === undefined,
        );
      } finally {
        changed();
      }
    },
    async makeDefault(id: string): Promise<void> {
      try {
        await change(
          id,
          () => api.call(setDefaultAddress, id),
          (now) => now?.isDefault === true,
        );
      } finally {
        changed();
      }
    },
  };
}
