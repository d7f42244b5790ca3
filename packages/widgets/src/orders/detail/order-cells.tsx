import { type Cents, formatMoney } from '@clinicart/sdk';
import { settledName } from '@clinicart/sdk/checkout';
import { phoneText } from '@clinicart/sdk/identity';
import { type Order, orderBreakdown } from '@clinicart/sdk/orders';
import type { ReactNode } from 'react';
import { methodWords } from '../../cashier/result/method-words.ts';
import { useLanguage, useWords } from '../../engine/index.ts';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Price, priceStyles } from '../../ui/data/price.tsx';
import { ServerText, Words } from '../../ui/data/server-text.tsx';
import type { Language } from '../../ui/foundation/context.tsx';
import { wordsOf } from '../../ui/foundation/words.ts';
import { MapPinIcon } from '../../ui/media/icons.tsx';
import { fullTime } from '../order-time.ts';
import { orderWords } from '../order-words.ts';
import { detailWords } from './detail-words.ts';
import orderCellsCss from './order-cells.css?inline';
import { payStageOf } from './pay-stage.ts';

export const orderCellsStyles = [copyButtonStyles, priceStyles, panelCss, orderCellsCss];

/** The payment method of an order: the server's name, the merchant's, or the shop's own; '' for none. */
export const useMethodName = (order: Order): string => methodNameIn(useLanguage(), order);

/** The same of an order that was read in a given language. */
export function methodNameIn(language: Language, { paidBy, paidByName, settings }: Order): string {
  if (paidByName) return paidByName;
  if (paidBy === undefined || paidBy === 'unknown') return '';
  return settledName(settings, paidBy) || wordsOf(methodWords, language)[paidBy];
}

/** Number, times, method and remark. Spec: 2§2.6 */
export function FactsCell({ order }: { order: Order }) {
  const text = useWords(detailWords);
  const words = useWords(orderWords);
  const language = useLanguage();
  const method = useMethodName(order);
  const { orderNo, placedAt, paidAt, remark } = order;
  return (
    <section className="clinic-panel clinic-order-cell" data-cell="facts">
      <h2>{text.facts}</h2>
      <dl>
        <Fact label={text.number}>
          <span className="clinic-order-cell-number">
            {orderNo}
            <CopyButton text={orderNo} label={words.copyNumber(order)} />
          </span>
        </Fact>
        {placedAt !== undefined && <Fact label={text.placed}>{fullTime(placedAt, language)}</Fact>}
        {paidAt !== undefined && <Fact label={text.paid}>{fullTime(paidAt, language)}</Fact>}
        {method && (
          <Fact label={text.method}>
            <Words>{method}</Words>
          </Fact>
        )}
        {remark && (
          <Fact label={text.remark}>
            <Words>{remark}</Words>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Recipient and address. Spec: 2§2.6 */
export function AddressCell({ order }: { order: Order }) {
  const text = useWords(detailWords);
  const { consignee, consigneePhone, address } = order;
  return (
    <section className="clinic-panel clinic-order-cell" data-cell="address">
      <h2>{text.deliverTo}</h2>
      <MapPinIcon size={18} />
      <div>
        {consignee || address ? (
          <>
            <p>
              <strong>
                <ServerText as="bdi">{consignee}</ServerText>
              </strong>{' '}
              <span>{phoneText({ phone: consigneePhone })}</span>
            </p>
            <ServerText as="p">{address}</ServerText>
          </>
        ) : (
          <p>{text.noAddress}</p>
        )}
      </div>
    </section>
  );
}

/** The breakdown, which adds up to the total. Spec: 2§2.6 */
export function AmountsCell({ order, now }: { order: Order; now: number }) {
  const text = useWords(detailWords);
  const { rows, total } = orderBreakdown(order);
  return (
    <section className="clinic-panel clinic-order-cell" data-cell="amounts">
      <h2 className="clinic-visually-hidden">{text.amounts}</h2>
      <dl>
        {rows.map(({ kind, amount }) => (
          <Amount key={kind} label={text.amount[kind]} amount={amount} />
        ))}
        <div className="clinic-order-sum">
          <dt>{text.total[payStageOf(order, now)]}</dt>
          <dd>
            <Price kind="amount" size="l" text={formatMoney(total)} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Amount({ label, amount }: { label: string; amount: Cents }) {
  return (
    <div data-off={amount < 0 || undefined}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
