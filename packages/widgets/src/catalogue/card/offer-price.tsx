import { formatMoney, type Offer } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useWords } from '../../engine/index.ts';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { Price, type PriceProps, priceStyles } from '../../ui/data/price.tsx';
import { discountWords } from '../discount-words.ts';
import { sellingWords } from '../words.ts';

export const offerPriceStyles = [badgeStyles, priceStyles];

interface OfferPriceProps {
  offer: Offer;
  size?: PriceProps['size'];
  /** Some specifications cost more: 起, from. */
  varies?: boolean | undefined;
  /** Shows the discount beside the price; 'quiet' without a badge. Tiles show it on the picture. */
  badge?: boolean | 'quiet' | undefined;
  /** Writes the amount with its unit: HK$28.00／包. */
  amountText?(amount: string): string;
  /** Shown after the text where there is no amount. */
  action?: ReactNode;
}

/** A price in its three states, with the offer's discount. Spec: 1§1, 1§6, 1§9 */
export function OfferPrice(props: OfferPriceProps) {
  const { offer, size, varies, badge, action } = props;
  const text = useWords(sellingWords);
  const { price, was, percentOff } = offer;
  if (price.kind === 'enquire') {
    return <Price kind="enquire" size={size} text={text.enquire} action={action} />;
  }
  if (price.kind === 'hidden') {
    return <Price kind="hidden" size={size} text={price.text || text.hidden} action={action} />;
  }
  const money = formatMoney(price.cents);
  const amount = props.amountText?.(money) ?? money;
  return (
    <Price
      kind="amount"
      size={size}
      text={varies ? text.from + amount : amount}
      old={was === undefined ? undefined : formatMoney(was)}
      badge={
        <>
          {varies && text.andUp && <span className="clinic-price-up">{text.andUp}</span>}
          {badge && percentOff !== undefined && (
            <Percent percentOff={percentOff} isQuiet={badge === 'quiet'} />
          )}
        </>
      }
    />
  );
}

function Percent({ percentOff, isQuiet }: { percentOff: number; isQuiet: boolean }) {
  const text = useWords(discountWords);
  if (!isQuiet) return <PercentBadge percentOff={percentOff} />;
  return <small className="clinic-price-percent">{text.percentOff({ percentOff })}</small>;
}

/** The badge of a discount: 85 折, 15% off. */
export function PercentBadge({ percentOff }: { percentOff: number }) {
  return <Badge tone="offer">{useWords(discountWords).percentOff({ percentOff })}</Badge>;
}
