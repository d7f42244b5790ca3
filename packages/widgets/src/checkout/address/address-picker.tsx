import {
  type AddressDraft,
  addressDomain,
  addressFormOf,
  type DeliveryAddress,
  phoneText,
  refuseAddress,
} from '@clinicart/sdk/identity';
import { type ReactNode, useEffect, useState } from 'react';
import { onDemand, useSay, useShop, useWords } from '../../engine/index.ts';
import {
  AddressText,
  type RegionNames,
  regionNamesStyles,
  useRegionNames,
} from '../../identity/account/region-names.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText, Words } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { PlusIcon } from '../../ui/media/first-icons.tsx';
import checkoutCss from '../checkout.css?inline';
import { OptionCard, optionCardStyles } from '../option-card.tsx';
import { screenWords } from '../screen-words.ts';
import type { AddressEditorProps } from './address-editor.tsx';
import addressCss from './address-panel.css?inline';

export const addressPickerStyles = [
  buttonStyles,
  badgeStyles,
  panelCss,
  optionCardStyles,
  regionNamesStyles,
  checkoutCss,
  addressCss,
];

const AddressEditor = onDemand<AddressEditorProps>(() => import('./address-editor.tsx'), {
  retries: true,
});

/** Addresses shown at first; always includes the chosen one. */
const SHOWN_ADDRESSES = 4;

function shownOf(addresses: readonly DeliveryAddress[], chosen: string | undefined) {
  const first = addresses.slice(0, SHOWN_ADDRESSES);
  const other = addresses.slice(SHOWN_ADDRESSES).find(({ id }) => id === chosen);
  return other ? [...first.slice(0, -1), other] : first;
}

interface AddressPickerProps {
  addresses: readonly DeliveryAddress[];
  /** Id of the chosen address. */
  chosen: string | undefined;
  /** The server is applying the choice. */
  isBusy?: boolean;
  onChoose(id: string): void;
  /** An address other than the chosen one was changed. */
  onEdited(): void;
  /** A notice above the list; `open` opens the form of the chosen address, or of a new one. */
  notice?: ((open: () => void) => ReactNode) | undefined;
}

/** The delivery addresses of the account: chosen, added or edited here. Spec: 2§2.2, 2§2.10 */
export function AddressPicker(props: AddressPickerProps) {
  const { addresses, chosen, isBusy = false, onChoose, onEdited, notice } = props;
  const shop = useShop();
  const words = useWords(screenWords);
  const drafts = shop.domain(addressDomain);
  const names = useRegionNames(addresses);
  const [editing, setEditing] = useState<Partial<AddressDraft>>();
  const [isLong, setLong] = useState(false);
  const shown = isLong ? addresses : shownOf(addresses, chosen);
  const hidden = addresses.length - shown.length;
  // Restores the draft that was being typed before a reload.
  useEffect(() => setEditing((now) => now ?? drafts.draft()), [drafts]);
  const open = (wanted: Partial<AddressDraft>) => {
    const kept = drafts.draft();
    setEditing(kept && kept.id === wanted.id ? kept : wanted);
  };
  const openAddress = (wanted: DeliveryAddress | undefined) =>
    open(wanted ? { id: wanted.id, form: addressFormOf(wanted) } : {});
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
      {notice?.(() => openAddress(addresses.find(({ id }) => id === chosen)))}
      {addresses.length === 0 ? (
        <p className="clinic-checkout-quiet">{words.noAddress}</p>
      ) : (
        <fieldset className="clinic-checkout-addresses" aria-busy={isBusy}>
          <legend className="clinic-visually-hidden">{words.deliverTo}</legend>
          {shown.map((each) => (
            <AddressCard
              key={each.id}
              address={each}
              names={names}
              isChosen={each.id === chosen}
              onChoose={() => onChoose(each.id)}
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
            if (editing.id === undefined || id === chosen) onChoose(id);
            else onEdited();
          }}
        />
      )}
    </section>
  );
}

interface AddressCardProps {
  address: DeliveryAddress;
  names: RegionNames;
  isChosen: boolean;
  onChoose(): void;
  onEdit(): void;
}

function AddressCard({ address, names, isChosen, onChoose, onEdit }: AddressCardProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const refused = names.tree.length > 0 ? refuseAddress(address, names.tree) : undefined;
  return (
    <OptionCard
      name="address"
      isChosen={isChosen}
      onChoose={onChoose}
      title={<ServerText as="bdi">{address.name}</ServerText>}
      end={
        <span className="clinic-checkout-badges">
          {address.isDefault && <Badge tone="primary">{words.isDefault}</Badge>}
          {refused && <Badge tone="warning">{words.isIncomplete}</Badge>}
        </span>
      }
      actions={
        <Button kind="link" size="s" onClick={onEdit}>
          {refused ? words.completeAddress : words.editAddress}
          <VisuallyHidden>
            <Words>{words.ofAddress(address)}</Words>
          </VisuallyHidden>
        </Button>
      }
    >
      <span>{phoneText(address)}</span>
      <AddressText as="span" className="clinic-checkout-address" address={address} names={names} />
      {refused && <span className="clinic-checkout-refused">{say(refused)}</span>}
    </OptionCard>
  );
}
