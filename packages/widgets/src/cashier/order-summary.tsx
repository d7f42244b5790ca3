import { type CashierOrder, type Cents, formatMoney, times } from '@clinicart/sdk';
import { useState } from 'react';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { Badge } from '../ui/data/badge.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { cashierWords } from './cashier-words.ts';

/** Goods that are shown at first. */
const FIRST_GOODS = 4;

/** What is being paid for: the first goods, the others on request, and amounts that add up. */
export function OrderSummary({ order }: { order: CashierOrder }) {
  const text = useWords(cashierWords);
  const routes = useRoutes();
  const [isWhole, setWhole] = useState(false);
  const { goods } = order;
  const shown = isWhole ? goods : goods.slice(0, FIRST_GOODS);
  const hidden = goods.length - FIRST_GOODS;
  return (
    <section className="clinic-cashier-summary" aria-label={text.summary}>
      <div className="clinic-cashier-summary-head">
        <h2>{text.summary}</h2>
        <a {...routes.link('order', { id: order.orderNo })}>{text.viewOrder}</a>
      </div>
      <ul>
        {shown.map((good, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may stand twice, once as a gift.
          <Good key={place} good={good} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="link" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.fewer : text.more({ count: hidden })}
        </Button>
      )}
      <Amounts order={order} />
    </section>
  );
}

function Good({ good }: { good: CashierOrder['goods'][number] }) {
  const shop = useShop();
  const text = useWords(cashierWords);
  const sum = good.unit !== undefined && (
    <span>{formatMoney(times(good.unit, good.quantity))}</span>
  );
  // A server that names no goods has neither pictures of them.
  if (!good.name) {
    return (
      <li className="clinic-cashier-good" data-plain="">
        <p className="clinic-cashier-good-facts">
          {good.unit !== undefined && formatMoney(good.unit)}{' '}
          {text.times({ quantity: good.quantity })}
        </p>
        {sum}
      </li>
    );
  }
  return (
    <li className="clinic-cashier-good">
      <Picture src={shop.picture(good.picture, 'card')} alt="" />
      <div>
        <p className="clinic-cashier-good-name">{good.name}</p>
        {good.tags.length > 0 && (
          <p className="clinic-cashier-good-tags">
            {good.tags.map((tag) => (
              <Badge key={tag} tone="outline">
                {tag}
              </Badge>
            ))}
          </p>
        )}
        <p className="clinic-cashier-good-facts">
          {good.standard} {text.times({ quantity: good.quantity })}
        </p>
      </div>
      {sum}
    </li>
  );
}

function Amounts({ order }: { order: CashierOrder }) {
  const text = useWords(cashierWords);
  const { goodsTotal, discount, coupon, freight, total } = order;
  return (
    <dl className="clinic-cashier-amounts">
      {goodsTotal !== undefined && <Row name={text.goods} amount={formatMoney(goodsTotal)} />}
      {discount > 0 && <Row name={text.discount} amount={off(discount)} isOff />}
      {coupon > 0 && <Row name={text.coupon} amount={off(coupon)} isOff />}
      <Row name={text.freight} amount={formatMoney(freight)} />
      <Row name={text.total} amount={formatMoney(total)} isSum />
    </dl>
  );
}

const off = (amount: Cents) => `−${formatMoney(amount)}`;

interface RowProps {
  name: string;
  amount: string;
  isOff?: boolean;
  isSum?: boolean;
}

function Row({ name, amount, isOff, isSum }: RowProps) {
  return (
    <div data-tone={isOff ? 'offer' : isSum ? 'sum' : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
