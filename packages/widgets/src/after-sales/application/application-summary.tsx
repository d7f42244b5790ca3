import { formatMoney } from '@clinicart/sdk';
import { REFUND_DAYS, returnStores } from '@clinicart/sdk/after-sales';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { factsOf } from '../../orders/order-good.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { measureText } from '../../ui/data/measure-text.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { afterSalesWords } from '../after-sales-words.ts';
import applicationSummaryCss from './application-summary.css?inline';
import { applicationWords } from './application-words.ts';
import { RefundNotes } from './refund-notes.tsx';
import type { Application } from './use-application.ts';

export const applicationSummaryStyles = [
  buttonStyles,
  panelCss,
  pictureStyles,
  applicationSummaryCss,
];

interface ApplicationSummaryProps {
  application: Application;
  isSending: boolean;
  /** Returns to the first step. */
  onBack(): void;
}

/** The first step in short, and the refund to expect. */
export function ApplicationSummary({ application, isSending, onBack }: ApplicationSummaryProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(applicationWords);
  const words = useWords(afterSalesWords);
  const { order, kind, named, refund } = application;
  const lines = returnStores(order)
    .flatMap((store) => store.lines)
    .filter(({ key }) => named[key] !== undefined);
  const { total } = refund;
  return (
    <section className="clinic-panel clinic-return-summary" aria-label={text.yours}>
      <header>
        <h2>{text.yours}</h2>
        <Button kind="link" disabled={isSending} onClick={onBack}>
          {text.change}
        </Button>
        {kind && <p>{say({ reason: `return-kind-${kind}`, facts: {} })}</p>}
      </header>
      <ul>
        {lines.map(({ key, good }) => {
          const amount = refund.lines.get(key);
          const chosen = named[key] ?? 0;
          return (
            <li key={key}>
              <Picture src={shop.picture(good.picture, 'card')} alt="" />
              <div>
                <ServerText as="p">{good.name}</ServerText>
                <p className="clinic-return-quiet">{measureText(factsOf(good))}</p>
                <p className="clinic-return-summary-amount">
                  <span>{text.of({ chosen, bought: words.units(good) })}</span>
                  <b>{amount === undefined ? words.unknownAmount : formatMoney(amount)}</b>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="clinic-return-summary-total">
        <b>{text.expected}</b>
        <strong>{total === undefined ? words.unknownAmount : formatMoney(total)}</strong>
      </p>
      <p className="clinic-return-quiet">
        <RefundNotes application={application} />
        {text.gap}
        {text.arrives(REFUND_DAYS)}
      </p>
    </section>
  );
}
