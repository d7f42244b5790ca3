import { decideCheque, formatMoney, type PaymentChoice } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { BankIcon, CardIcon, WalletIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { OptionCard } from './option-card.tsx';
import { type Trouble, TroubleNotice } from './place.tsx';
import { screenWords } from './screen-words.ts';

interface PaymentPanelProps {
  view: CheckoutView;
  trouble: Trouble | undefined;
  /** The way to a payment password, where one is wanted first. */
  setPassword: ReactNode;
}

/** How the order is to be paid: online, by transfer, or by cheque where the account has it. Spec: 2§4, 2§6 */
export function PaymentPanel({ view, trouble, setPassword }: PaymentPanelProps) {
  const words = useWords(screenWords);
  const { confirmation, choices, choose } = view;
  const option = (payment: PaymentChoice) => ({
    name: 'payment',
    isChosen: choices.payment === payment,
    onChoose: () => choose({ payment }),
  });
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <h2>{words.payBy}</h2>
      <TroubleNotice trouble={trouble} at={['payment']} />
      <fieldset className="clinic-checkout-ways">
        <legend>
          <VisuallyHidden>{words.payBy}</VisuallyHidden>
        </legend>
        <OptionCard
          {...option('online')}
          title={confirmation.settings?.onlineName || words.online}
          end={<CardIcon size={20} />}
        >
          <small>{words.onlineHint}</small>
        </OptionCard>
        <OptionCard
          {...option('transfer')}
          title={confirmation.settings?.transfer.name || words.transfer}
          end={<BankIcon size={20} />}
        >
          <small>{words.transferHint}</small>
        </OptionCard>
        <ChequeOption view={view} setPassword={setPassword} option={option('cheque')} />
      </fieldset>
    </section>
  );
}

interface ChequeOptionProps {
  view: CheckoutView;
  setPassword: ReactNode;
  option: { name: string; isChosen: boolean; onChoose(): void };
}

/** Greyed with the reason where the order cannot be paid so; nothing where the account has no cheque. Spec: 2§6 */
function ChequeOption({ view, setPassword, option }: ChequeOptionProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const { cheque, settings } = view.confirmation;
  const decision = decideCheque(cheque, view.explanation.totals.total);
  if (!decision.ok && !decision.isShown) return null;
  const isOpen = decision.ok || decision.reason === 'cheque-needs-password';
  return (
    <OptionCard
      {...option}
      isDisabled={!isOpen && !option.isChosen}
      title={settings?.cheque.name || words.cheque}
      end={<WalletIcon size={20} />}
      actions={!decision.ok && isOpen ? setPassword : undefined}
    >
      <small>{decision.ok ? words.chequeHint : say(decision)}</small>
      {decision.ok && cheque.quota !== undefined && (
        <small>{words.quota({ amount: formatMoney(cheque.quota) })}</small>
      )}
    </OptionCard>
  );
}
