import { isShopError } from '@clinicart/sdk';
import {
  addressDomain,
  addressLine,
  type DeliveryAddress,
  phoneText,
  refuseAddress,
} from '@clinicart/sdk/identity';
import { useState } from 'react';
import { useLanguage, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText, Words } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { ConfirmDialog, confirmDialogStyles } from '../../ui/overlay/confirm-dialog.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { useFocusHandover } from '../../ui/page/use-focus-handover.ts';
import { skeletonStyles } from '../../ui/state/skeleton.tsx';
import { isAskedToLogIn } from '../account/awaits-login.ts';
import { AddressText, type RegionNames, useRegionNames } from '../account/region-names.tsx';
import { addressWords } from './address-words.ts';
import addressesCss from './addresses.css?inline';

export const addressListStyles = [
  buttonStyles,
  badgeStyles,
  confirmDialogStyles,
  skeletonStyles,
  panelCss,
  addressesCss,
];

interface AddressListProps {
  addresses: readonly DeliveryAddress[];
  onEdit(address: DeliveryAddress): void;
  toaster: Toaster;
}

/** The addresses with their actions, and the question before one is deleted. Spec: 2§2.16 */
export function AddressList({ addresses, onEdit, toaster }: AddressListProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(addressWords);
  const language = useLanguage();
  const names = useRegionNames(addresses);
  const [deleting, askToDelete] = useState<DeliveryAddress>();
  /** The actions under way. */
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
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
    const key = `${reason} ${id}`;
    setBusy((now) => new Set(now).add(key));
    try {
      await action(id);
      toaster.show({ key, tone: 'success', text: shop.language.say({ reason, facts: {} }) });
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (!isAskedToLogIn(shop, error)) toaster.show({ key, tone: 'error', text: error.message });
    } finally {
      setBusy((now) => new Set([...now].filter((each) => each !== key)));
      // The buyer may be at another address by now.
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
            isBecomingDefault={busy.has(`default-set ${address.id}`)}
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
        busy={deleting !== undefined && busy.has(`address-deleted ${deleting.id}`)}
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
  isBecomingDefault: boolean;
  onEdit(): void;
  onDefault(): void;
  onDelete(): void;
}

function AddressItem(props: AddressItemProps) {
  const { address, names, isBecomingDefault, onEdit, onDefault, onDelete } = props;
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
          <Button kind="link" busy={isBecomingDefault} onClick={onDefault}>
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
