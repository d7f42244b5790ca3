import { formatMoney } from '@clinicart/sdk';
import {
  checkoutDomain,
  chequeDetails,
  type PaymentOption,
  paymentOptions,
} from '@clinicart/sdk/checkout';
import type { ReactNode } from 'react';
import { ChequeDetails } from '../../cashier/methods/cheque-details.tsx';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { BankIcon, CardIcon, WalletIcon } from '../../ui/media/icons.tsx';
import { FailureLine } from '../../ui/state/failure-line.tsx';
import { BlockerNotice, type ShownBlocker } from '../blocker-notice.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { OptionCard } from '../option-card.tsx';
import { screenWords } from '../screen-words.ts';

interface PaymentPanelProps {
  view: CheckoutView;
  blocker: ShownBlocker | undefined;
  /** The button that sets a payment password, where a method needs one. */
  setPassword: ReactNode;
}

/** The payment method: online, by transfer, or by cheque for accounts that have it. Spec: 2§4, 2§6 */
export function PaymentPanel({ view, blocker, setPassword }: PaymentPanelProps) {
  const words = useWords(screenWords);
  const { confirmation } = useShop().domain(checkoutDomain);
  const cheque =
    view.choices.payment === 'cheque' ? chequeDetails(view.confirmation.settings) : undefined;
  const options = paymentOptions(view.confirmation, view.explanation.totals.total);
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <h2>{words.payBy}</h2>
      <BlockerNotice blocker={blocker} at={['payment']} />
      {!view.confirmation.isAccountKnown && (
        <FailureLine onRetry={() => confirmation.reload(null)}>{words.accountFailed}</FailureLine>
      )}
      <fieldset className="clinic-checkout-ways">
        <legend className="clinic-visually-hidden">{words.payBy}</legend>
        {options.map((option) => (
          <PaymentMethod
            key={option.choice}
            option={option}
            view={view}
            setPassword={setPassword}
          />
        ))}
      </fieldset>
      {cheque && <ChequeDetails cheque={cheque} />}
    </section>
  );
}

const ICONS = { online: CardIcon, transfer: BankIcon, cheque: WalletIcon } as const;

interface PaymentMethodProps extends Omit<PaymentPanelProps, 'blocker'> {
  option: PaymentOption;
}

/** A method of payment; disabled with the reason where this order cannot use it. Spec: 2§6 */
function PaymentMethod({ option, view, setPassword }: PaymentMethodProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const { choice, name, decision, isOpen } = option;
  const Icon = ICONS[choice];
  const isChosen = view.choices.payment === choice;
  const { quota } = view.confirmation.cheque;
  const hints = {
    online: words.onlineHint,
    transfer: words.transferHint,
    cheque: quota === undefined ? words.chequeHint : words.quota({ amount: formatMoney(quota) }),
  };
  return (
    <OptionCard
      name="payment"
      isChosen={isChosen}
      isDisabled={!isOpen && !isChosen}
      onChoose={() => view.choose({ payment: choice })}
      title={name || words[choice]}
      end={<Icon size={20} />}
      actions={!decision.ok && isOpen ? setPassword : undefined}
    >
      <small>{decision.ok ? hints[choice] : say(decision)}</small>
    </OptionCard>
  );
}
