import { isShopError } from '@clinicart/sdk';
import {
  type AddressDraft,
  addressDomain,
  addressFormOf,
  regionCodes,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { useShop, useStore, useWords, type WidgetModule } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/media/first-icons.tsx';
import { MapPinIcon } from '../../ui/media/icons.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { MembersOnly, membersOnlyStyles } from '../account/members-only.tsx';
import { AddressDialog, addressDialogStyles } from './address-dialog.tsx';
import { AddressList, addressListStyles } from './address-list.tsx';
import { addressWords } from './address-words.ts';

/** The delivery addresses of the account. Spec: 2§2.16 */
function Addresses() {
  return (
    <MembersOnly>
      <Member />
    </MembersOnly>
  );
}

function Member() {
  const shop = useShop();
  const text = useWords(addressWords);
  const addresses = shop.domain(addressDomain);
  const read = useStore(addresses.list.watch(null));
  const [editing, edit] = useState<Partial<AddressDraft>>();
  const { region, ...toaster } = useToasts();
  const isMember = useStore(shop.session.$session).status === 'member';
  // Opens the draft of before a reload or an expired session.
  useEffect(
    () => edit((now) => (isMember ? (now ?? addresses.draft()) : undefined)),
    [addresses, isMember],
  );
  // A dialog that was closed by mistake opens with its draft.
  const open = (wanted: Partial<AddressDraft>) => {
    const kept = addresses.draft();
    edit(kept && kept.id === wanted.id ? kept : wanted);
  };
  const close = () => edit(undefined);
  const cancel = () => {
    addresses.keepDraft(undefined);
    close();
  };
  const addButton = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => open({})}>
      {text.add}
    </Button>
  );
  const isEmpty = read.value?.length === 0;
  return (
    <section className="clinic-addresses">
      <header className="clinic-addresses-head">
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {!isEmpty && addButton}
      </header>
      {read.error && (
        <FailureBlock onRetry={() => addresses.list.reload(null)}>
          {read.error.message}
        </FailureBlock>
      )}
      {read.status === 'loading' && <AddressSkeleton />}
      {isEmpty && (
        <Empty icon={<MapPinIcon size={20} />} title={text.noneTitle} action={addButton}>
          {text.none}
        </Empty>
      )}
      {read.value && !isEmpty && (
        <AddressList
          addresses={read.value}
          onEdit={(address) => open({ id: address.id, form: addressFormOf(address) })}
          toaster={toaster}
        />
      )}
      <AddressDialog
        editing={editing}
        onClose={close}
        onCancel={cancel}
        onSaved={() => {
          edit(undefined);
          toaster.show({
            key: 'address-saved',
            tone: 'success',
            text: shop.language.say({ reason: 'address-saved', facts: {} }),
          });
        }}
      />
      <ToastRegion {...region} />
    </section>
  );
}

function AddressSkeleton() {
  const text = useWords(addressWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-address-list">
        {[1, 2].map((each) => (
          <div key={each} className="clinic-panel clinic-address">
            <Skeleton width={50} />
            <Skeleton lines={2} />
            <Skeleton width={33} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-addresses'> = {
  component: Addresses,
  styles: [
    buttonStyles,
    toastStyles,
    emptyStyles,
    failureBlockStyles,
    skeletonStyles,
    membersOnlyStyles,
    addressListStyles,
    addressDialogStyles,
  ],
  load: async (shop) => {
    if (shop.session.$session.get().status !== 'member') return;
    // Ignores a failure: the browser loads the list again.
    try {
      const addresses = await shop.domain(addressDomain).list.get(null);
      if (shop.language.$language.get() === 'en')
        await shop.account.namedRegions.get(addresses.map(regionCodes));
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  },
};
