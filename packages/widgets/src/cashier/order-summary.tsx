import { type CashierOrder, type Cents, formatMoney, times } from '@clinicart/sdk';
import { useState } from 'react';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { Badge, badgeStyles } from '../ui/data/badge.tsx';
import { ServerText } from '../ui/data/server-text.tsx';
import { Picture, pictureStyles } from '../ui/media/picture.tsx';
import { cashierWords } from './cashier-words.ts';
import orderSummaryCss from './order-summary.css?inline';

export const orderSummaryStyles = [buttonStyles, badgeStyles, pictureStyles, orderSummaryCss];

/** Goods shown at first. */
const FIRST_GOODS = 4;

/** The order being paid: the first goods, the others on request, and the amounts. */
export function OrderSummary({ order }: { order: CashierOrder }) {
  const text = useWords(cashierWords);
  const routes = useRoutes();
  const [isExpanded, setExpanded] = useState(false);
  const { goods } = order;
  const shown = isExpanded ? goods : goods.slice(0, FIRST_GOODS);
  const hidden = goods.length - FIRST_GOODS;
  return (
    <section className="clinic-cashier-summary" aria-label={text.summary}>
      <div className="clinic-cashier-summary-head">
        <h2>{text.summary}</h2>
        <a {...routes.link('order', { id: order.orderNo })}>{text.viewOrder}</a>
      </div>
      <ul>
        {shown.map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
          <Good key={index} good={good} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          kind="link"
          size="s"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? text.fewer : text.more({ count: hidden })}
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
  // Some servers send neither names nor pictures.
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
        <ServerText as="p" className="clinic-cashier-good-name">
          {good.name}
        </ServerText>
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
