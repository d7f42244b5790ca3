import type { ReturnOrder } from '@clinicart/sdk/after-sales';
import { useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { OrderGood, orderGoodStyles } from '../../orders/order-good.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/media/icons.tsx';
import { afterSalesWords } from '../after-sales-words.ts';
import detailGoodsCss from './detail-goods.css?inline';
import { detailWords } from './detail-words.ts';

export const detailGoodsStyles = [buttonStyles, panelCss, orderGoodStyles, detailGoodsCss];

/** Goods that are shown at first. Spec: 2§9 */
const FIRST_GOODS = 3;

/** The first three goods, then all. Spec: 2§2.7, 2§9 */
export function DetailGoods({ answer: { goods, kind } }: { answer: ReturnOrder }) {
  const text = useWords(detailWords);
  const words = useWords(afterSalesWords);
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? goods : goods.slice(0, FIRST_GOODS);
  const title = kind === 'refund-only' ? text.goods.refund : text.goods.return;
  const units = goods.reduce((all, { quantity }) => all + quantity, 0);
  if (goods.length === 0) return null;
  return (
    <section className="clinic-panel clinic-return-goods" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{words.sizes({ kinds: goods.length, units })}</p>
      </header>
      <ul>
        {shown.map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same specification may be returned twice, at two prices.
          <OrderGood key={index} good={good} />
        ))}
      </ul>
      {goods.length > FIRST_GOODS && (
        <Button
          kind="link"
          block
          aria-expanded={isExpanded}
          iconEnd={isExpanded ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? text.collapse : text.showAll({ count: goods.length })}
        </Button>
      )}
    </section>
  );
}
