import { amountOf, type CartLine, formatMoney } from '@clinicart/sdk';
import { isOutOfStock } from '@clinicart/sdk/cart';
import { type PackWords, packWords, pricePerPiece } from '@clinicart/sdk/catalogue';
import { PercentBadge } from '../../catalogue/card/offer-price.tsx';
import { type LinkProps, useShop, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { Price } from '../../ui/data/price.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { cartWords } from '../cart-words.ts';

interface LineProps {
  line: CartLine;
}

/** Names a line in texts: several sizes of one product have the same name. */
export const lineName = ({ name, standard, articleNumber }: CartLine): string =>
  `${name} ${standard || articleNumber}`.trim();

/** Returns the article number, specification and pack of a line, and the price of a piece, in one line of text. */
export function useLineFacts(line: CartLine): string {
  const packs = useWords(packWords);
  return [line.articleNumber, line.standard, ...packFacts(line, packs)].filter(Boolean).join(' · ');
}

/** The pack of a line, and the price of a piece out of it. */
function packFacts({ offer, pack = '', unit = '' }: CartLine, packs: PackWords) {
  const price = amountOf(offer.price);
  const piece = price === undefined ? undefined : pricePerPiece(price, { pack, unit });
  return [pack || unit, piece && packs.piecePrice(piece)];
}

export function LinePicture({ line, link }: LineProps & { link: LinkProps }) {
  const shop = useShop();
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the name beside it is the same link. */}
      <a className="clinic-cart-picture" {...link} tabIndex={-1} aria-hidden="true">
        <Picture src={shop.picture(line.picture, 'card')} alt="" veiled={isOutOfStock(line)} />
      </a>
    </>
  );
}

export function LineBadges({ line }: LineProps) {
  const words = useWords(cartWords);
  const kind = {
    swap: <Badge tone="accent">{words.swap}</Badge>,
    'new-customer': <Badge tone="primary">{words.newCustomer}</Badge>,
    ordinary: null,
    unknown: null,
  }[line.kind];
  const { percentOff } = line.offer;
  const tags = [...new Set(line.tags)].filter(
    (tag) => !(line.kind === 'swap' && tag === words.swap),
  );
  if (!kind && percentOff === undefined && tags.length === 0) return null;
  return (
    <p className="clinic-cart-badges">
      {kind}
      {percentOff !== undefined && <PercentBadge percentOff={percentOff} />}
      {tags.map((tag) => (
        <Badge key={tag} tone="success">
          {tag}
        </Badge>
      ))}
    </p>
  );
}

export function LineGifts({ gifts = [] }: Pick<CartLine, 'gifts'>) {
  const words = useWords(cartWords);
  return gifts.map((name) => (
    <p key={name} className="clinic-cart-gift">
      <GiftIcon size={14} />
      <span>
        <b>{words.gift}</b> {name}
      </span>
    </p>
  ));
}

export function LinePrice({ line: { offer } }: LineProps) {
  const words = useWords(cartWords);
  const { price } = offer;
  if (price.kind === 'enquire') return <Price size="row" kind="enquire" text={words.enquire} />;
  if (price.kind === 'hidden') return <Price size="row" kind="hidden" text={price.text} />;
  return (
    <Price
      size="row"
      kind="amount"
      text={formatMoney(price.cents)}
      old={offer.was === undefined ? undefined : formatMoney(offer.was)}
    />
  );
}
