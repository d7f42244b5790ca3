import { isShopError } from '@clinicart/sdk';
import {
  type AddressDraft,
  addressDomain,
  addressFormOf,
  addressLine,
  type DeliveryAddress,
  phoneText,
  refuseAddress,
  regionCodes,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import {
  useLanguage,
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { ServerText, Words } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { PlusIcon } from '../../ui/media/first-icons.tsx';
import { MapPinIcon } from '../../ui/media/icons.tsx';
import { ConfirmDialog, confirmDialogStyles } from '../../ui/overlay/confirm-dialog.tsx';
import { type Toaster, ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { useFocusHandover } from '../../ui/page/use-focus-handover.ts';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { MembersOnly, membersOnlyStyles } from '../account/members-only.tsx';
import { AddressText, type RegionNames, useRegionNames } from '../account/region-names.tsx';
import { AddressDialog, addressDialogStyles } from './address-dialog.tsx';
import { addressWords } from './address-words.ts';
import addressesCss from './addresses.css?inline';

/** The delivery addresses of the account. Spec: 2§2.16 */
function Addresses() {
  const forgotten = useStore(useShop().session.$forgotten);
  return (
    <MembersOnly>
      {/* Remounted for another account, which must see nothing of this one. */}
      <Member key={forgotten} />
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

interface AddressListProps {
  addresses: readonly DeliveryAddress[];
  onEdit(address: DeliveryAddress): void;
  toaster: Toaster;
}

function AddressList({ addresses, onEdit, toaster }: AddressListProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(addressWords);
  const language = useLanguage();
  const names = useRegionNames(addresses);
  const [deleting, askToDelete] = useState<DeliveryAddress>();
  const [busy, setBusy] = useState<string>();
  /** The list of before the last change. */
  const [before, setBefore] = useState<object>();
  // The pressed button may disappear with its address, or with what it has done.
  const isChanged = before !== undefined && before !== addresses;
  const list = useFocusHandover<HTMLUListElement>(isChanged ? addresses : undefined);
  const { makeDefault, remove } = shop.domain(addressDomain);
  const run = async (
    id: string,
    reason: 'default-set' | 'address-deleted',
    action: (id: string) => Promise<void>,
  ) => {
    setBusy(id);
    const key = `${reason} ${id}`;
    try {
      await action(id);
      toaster.show({ key, tone: 'success', text: shop.language.say({ reason, facts: {} }) });
    } catch (error) {
      if (!isShopError(error)) throw error;
      toaster.show({ key, tone: 'error', text: error.message });
    } finally {
      // The buyer may be at another address by now.
      setBusy((now) => (now === id ? undefined : now));
      if (reason === 'address-deleted') askToDelete((now) => (now?.id === id ? undefined : now));
      setBefore(addresses);
    }
  };
  return (
    <>
      <ul ref={list} className="clinic-address-list" aria-label={text.list} tabIndex={-1}>
        {addresses.map((address) => (
          <AddressItem
            key={address.id}
            address={address}
            names={names}
            busy={busy === address.id}
            onEdit={() => onEdit(address)}
            onDefault={() => void run(address.id, 'default-set', makeDefault)}
            onDelete={() => askToDelete(address)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== undefined}
        title={say({ reason: 'confirm-delete', facts: {} })}
        description={
          deleting && text.deleteWhat({ line: addressLine(deleting, names.places, language) })
        }
        confirm={text.remove}
        destructive
        busy={deleting !== undefined && busy === deleting.id}
        busyLabel={text.deleting}
        onConfirm={() => deleting && void run(deleting.id, 'address-deleted', remove)}
        onCancel={() => askToDelete(undefined)}
      />
    </>
  );
}

interface AddressItemProps {
  address: DeliveryAddress;
  names: RegionNames;
  busy: boolean;
  onEdit(): void;
  onDefault(): void;
  onDelete(): void;
}

function AddressItem({ address, names, busy, onEdit, onDefault, onDelete }: AddressItemProps) {
  const say = useSay();
  const text = useWords(addressWords);
  const refused = names.tree.length > 0 ? refuseAddress(address, names.tree) : undefined;
  const of = (
    <VisuallyHidden>
      <Words>{text.ofAddress({ name: address.name })}</Words>
    </VisuallyHidden>
  );
  return (
    <li className="clinic-panel clinic-address">
      <div className="clinic-address-who">
        <strong>
          <ServerText as="bdi">{address.name}</ServerText>
        </strong>
        <span>{phoneText(address)}</span>
        {address.isDefault && <Badge tone="primary">{text.isDefault}</Badge>}
        {refused && <Badge tone="warning">{text.isIncomplete}</Badge>}
      </div>
      <AddressText as="p" address={address} names={names} />
      {refused && <p className="clinic-address-refused">{say(refused)}</p>}
      <div className="clinic-address-actions">
        <Button kind="link" onClick={onEdit}>
          {refused ? text.complete : text.edit}
          {of}
        </Button>
        {!address.isDefault && (
          <Button kind="link" busy={busy} onClick={onDefault}>
            {text.setDefault}
            {of}
          </Button>
        )}
        <Button kind="link" onClick={onDelete}>
          {text.remove}
          {of}
        </Button>
      </div>
    </li>
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
    badgeStyles,
    confirmDialogStyles,
    toastStyles,
    emptyStyles,
    failureBlockStyles,
    skeletonStyles,
    membersOnlyStyles,
    addressDialogStyles,
    addressesCss,
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
