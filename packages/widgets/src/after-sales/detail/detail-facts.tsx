import { type Cents, cents, formatMoney } from '@clinicart/sdk';
import {
  isReturnClosed,
  kindWording,
  type ReturnOrder,
  reasonWording,
  refundInformation,
} from '@clinicart/sdk/after-sales';
import { lineAmount } from '@clinicart/sdk/orders';
import type { ReactNode } from 'react';
import { useLanguage, useRoutes, useSay, useWords } from '../../engine/index.ts';
import { rowTime } from '../../orders/order-time.ts';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { PictureTiles, pictureTilesStyles } from '../../ui/upload/picture-tiles.tsx';
import { afterSalesWords } from '../after-sales-words.ts';
import { useWorded } from '../return-steps.tsx';
import detailFactsCss from './detail-facts.css?inline';
import { detailWords } from './detail-words.ts';

export const detailFactsStyles = [copyButtonStyles, panelCss, pictureTilesStyles, detailFactsCss];

interface FactsProps {
  answer: ReturnOrder;
}

/** The application, its reason, and the refund. Spec: 2§2.7, 2§3 */
export function DetailFacts({ answer }: FactsProps) {
  return (
    <div className="clinic-return-facts">
      <Facts answer={answer} />
      <Reason answer={answer} />
      <Refund answer={answer} />
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ answer }: FactsProps) {
  const text = useWords(detailWords);
  const routes = useRoutes();
  const language = useLanguage();
  const worded = useWorded();
  const { returnNo, orderNo, appliedAt } = answer;
  return (
    <section className="clinic-panel" aria-label={text.facts}>
      <h2>{text.facts}</h2>
      <dl>
        <Row name={text.returnNo}>
          <span className="clinic-return-number">
            {returnNo}
            <CopyButton text={returnNo} label={text.copyNo} />
          </span>
        </Row>
        {orderNo && (
          <Row name={text.orderNo}>
            <a {...routes.link('order', { id: orderNo })}>{orderNo}</a>
          </Row>
        )}
        {appliedAt !== undefined && <Row name={text.appliedAt}>{rowTime(appliedAt, language)}</Row>}
        <Row name={text.service}>{worded(kindWording(answer))}</Row>
      </dl>
    </section>
  );
}

function Reason({ answer }: FactsProps) {
  const text = useWords(detailWords);
  const worded = useWorded();
  const { remark, pictures, status, checkResult } = answer;
  return (
    <section className="clinic-panel" aria-label={text.reason}>
      <h2>{text.reason}</h2>
      <p>
        <strong>{worded(reasonWording(answer))}</strong>
      </p>
      {remark && <p className="clinic-after-sale-lines">{remark}</p>}
      {pictures.length > 0 && (
        <PictureTiles
          label={text.pictures}
          tiles={pictures.map((src, index) => ({
            key: src,
            src,
            label: text.picture({ index: index + 1 }),
          }))}
        />
      )}
      {checkResult && status !== 'rejected' && (
        <p className="clinic-after-sale-lines">
          <b>{text.merchantSays}</b> {checkResult}
        </p>
      )}
    </section>
  );
}

/** Sum of the goods; undefined where a price is not known. */
function goodsAmount({ goods }: ReturnOrder): Cents | undefined {
  let sum = 0;
  for (const good of goods) {
    const amount = lineAmount(good);
    if (amount === undefined) return undefined;
    sum += amount;
  }
  return cents(sum);
}

/** The refund; the difference to the goods is their share of savings, or freight. */
function Refund({ answer }: FactsProps) {
  const say = useSay();
  const text = useWords(detailWords);
  const words = useWords(afterSalesWords);
  const { refund } = answer;
  // Nothing is refunded of a closed application; the amount is the one applied for.
  const isClosed = isReturnClosed(answer);
  const refundTo = isClosed ? '' : answer.refundTo;
  const name = isClosed ? text.appliedFor : text.refund;
  const goods = goodsAmount(answer);
  const rest = goods === undefined || refund === undefined ? undefined : refund - goods;
  const information = refundInformation(answer);
  return (
    <section className="clinic-panel clinic-return-amounts" aria-label={name}>
      <dl>
        {goods !== undefined && rest !== undefined && rest !== 0 && (
          <>
            <Row name={text.goodsAmount}>{formatMoney(goods)}</Row>
            <Row name={rest < 0 ? text.share : text.more}>{formatMoney(cents(rest))}</Row>
          </>
        )}
        <div className="clinic-return-total">
          <dt>{name}</dt>
          <dd>{refund === undefined ? words.unknownAmount : formatMoney(refund)}</dd>
        </div>
      </dl>
      {(refundTo || information) && (
        <p>
          {refundTo && `${refundTo}${text.stop}`}
          {information && say(information)}
        </p>
      )}
    </section>
  );
}
