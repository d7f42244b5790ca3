import { addressOf, checkoutDomain } from '@clinicart/sdk/checkout';
import {
  type AddressDraft,
  addressDomain,
  addressFormOf,
  addressLine,
  type DeliveryAddress,
  type Province,
  refuseAddress,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { onDemand, useLanguage, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { PlusIcon } from '../../ui/media/icons.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { BlockerNotice, type ShownBlocker } from '../blocker-notice.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { OptionCard } from '../option-card.tsx';
import { screenWords } from '../screen-words.ts';
import type { AddressEditorProps } from './address-editor.tsx';
import type { AddressChoice } from './use-address-choice.ts';

const AddressEditor = onDemand<AddressEditorProps>(() => import('./address-editor.tsx'));

/** Addresses shown at first; always includes the chosen one. */
const SHOWN_ADDRESSES = 4;

function shownOf(addresses: readonly DeliveryAddress[], chosen: string | undefined) {
  const first = addresses.slice(0, SHOWN_ADDRESSES);
  const other = addresses.slice(SHOWN_ADDRESSES).find(({ id }) => id === chosen);
  return other ? [...first.slice(0, -1), other] : first;
}

interface AddressPanelProps {
  view: CheckoutView;
  address: AddressChoice;
  blocker: ShownBlocker | undefined;
}

/** The delivery address: chosen, added or edited here. Spec: 2§2.2 */
export function AddressPanel({ view, address, blocker }: AddressPanelProps) {
  const shop = useShop();
  const words = useWords(screenWords);
  const drafts = shop.domain(addressDomain);
  const tree = useStore(shop.account.regions.watch(null)).value ?? [];
  const [editing, setEditing] = useState<Partial<AddressDraft>>();
  const [isLong, setLong] = useState(false);
  const { addresses } = view.confirmation;
  const chosen = address.wanted ?? addressOf(view.confirmation, view.choices)?.id;
  const shown = isLong ? addresses : shownOf(addresses, chosen);
  const hidden = addresses.length - shown.length;
  // Restores the draft that was being typed before a reload.
  useEffect(() => setEditing(drafts.draft()), [drafts]);
  const open = (wanted: Partial<AddressDraft>) => {
    const kept = drafts.draft();
    setEditing(kept && kept.id === wanted.id ? kept : wanted);
  };
  const openAddress = (wanted: DeliveryAddress | undefined) =>
    open(wanted ? { id: wanted.id, form: addressFormOf(wanted) } : {});
  const chosenAddress = addresses.find(({ id }) => id === chosen);
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <div className="clinic-checkout-panel-head">
        <h2>{words.deliverTo}</h2>
        <Button
          kind="link"
          icon={<PlusIcon />}
          onPointerEnter={AddressEditor.fetch}
          onFocus={AddressEditor.fetch}
          onClick={() => open({})}
        >
          {words.addAddress}
        </Button>
      </div>
      <BlockerNotice
        blocker={blocker}
        at={['address']}
        action={
          <Button kind="link" onClick={() => openAddress(chosenAddress)}>
            {chosenAddress ? words.completeAddress : words.addAddress}
          </Button>
        }
      />
      {address.failure && <FailureNotice lead={address.failure}>{words.addressKept}</FailureNotice>}
      {addresses.length === 0 ? (
        <p className="clinic-checkout-quiet">{words.noAddress}</p>
      ) : (
        <fieldset className="clinic-checkout-addresses" aria-busy={address.wanted !== undefined}>
          <legend className="clinic-visually-hidden">{words.deliverTo}</legend>
          {shown.map((each) => (
            <AddressCard
              key={each.id}
              address={each}
              tree={tree}
              isChosen={each.id === chosen}
              onChoose={() => address.choose(each.id)}
              onEdit={() => openAddress(each)}
            />
          ))}
        </fieldset>
      )}
      {hidden > 0 && (
        <Button kind="link" onClick={() => setLong(true)}>
          {words.moreAddresses({ count: hidden })}
        </Button>
      )}
      {editing && (
        <AddressEditor
          editing={editing}
          onClose={() => setEditing(undefined)}
          onSaved={(id) => {
            setEditing(undefined);
            // A new address is for this order; a changed one may change the delivery cost.
            if (editing.id === undefined || id === chosen) address.choose(id);
            else shop.domain(checkoutDomain).confirmation.reload(null);
          }}
        />
      )}
    </section>
  );
}

interface AddressCardProps {
  address: DeliveryAddress;
  tree: readonly Province[];
  isChosen: boolean;
  onChoose(): void;
  onEdit(): void;
}

function AddressCard({ address, tree, isChosen, onChoose, onEdit }: AddressCardProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const language = useLanguage();
  const refused = tree.length > 0 ? refuseAddress(address, tree) : undefined;
  return (
    <OptionCard
      name="address"
      isChosen={isChosen}
      onChoose={onChoose}
      title={<bdi>{address.name}</bdi>}
      end={
        <span className="clinic-checkout-badges">
          {address.isDefault && <Badge tone="primary">{words.isDefault}</Badge>}
          {refused && <Badge tone="warning">{words.isIncomplete}</Badge>}
        </span>
      }
      actions={
        <Button kind="link" size="s" onClick={onEdit}>
          {refused ? words.completeAddress : words.editAddress}
          <VisuallyHidden>{words.ofAddress(address)}</VisuallyHidden>
        </Button>
      }
    >
      <span className="clinic-nowrap">
        {address.areaCode} {address.phone}
      </span>
      <span className="clinic-checkout-address">{addressLine(address, tree, language)}</span>
      {refused && <span className="clinic-checkout-refused">{say(refused)}</span>}
    </OptionCard>
  );
}
