import { addressOf, checkoutDomain } from '@clinicart/sdk/checkout';
import { useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { BlockerNotice, type ShownBlocker } from '../blocker-notice.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { screenWords } from '../screen-words.ts';
import { AddressPicker } from './address-picker.tsx';
import type { AddressChoice } from './use-address-choice.ts';

interface AddressPanelProps {
  view: CheckoutView;
  address: AddressChoice;
  blocker: ShownBlocker | undefined;
}

/** The delivery address of the order, and why it blocks the order. Spec: 2§2.2 */
export function AddressPanel({ view, address, blocker }: AddressPanelProps) {
  const { confirmation } = useShop().domain(checkoutDomain);
  const words = useWords(screenWords);
  const chosen = address.wanted ?? addressOf(view.confirmation, view.choices)?.id;
  return (
    <AddressPicker
      addresses={view.confirmation.addresses}
      chosen={chosen}
      isBusy={address.wanted !== undefined}
      onChoose={address.choose}
      onEdited={() => confirmation.reload(null)}
      notice={(open) => (
        <>
          <BlockerNotice
            blocker={blocker}
            at={['address']}
            action={
              <Button kind="link" onClick={open}>
                {chosen === undefined ? words.addAddress : words.completeAddress}
              </Button>
            }
          />
          {address.failure && (
            <FailureNotice lead={address.failure}>{words.addressKept}</FailureNotice>
          )}
        </>
      )}
    />
  );
}
