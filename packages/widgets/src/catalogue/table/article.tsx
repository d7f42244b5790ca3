import { amountOf, formatMoney } from '@clinicart/sdk';
import { isBelowOneStep, isOutOfStock } from '@clinicart/sdk/cart';
import { monthOf, packWords } from '@clinicart/sdk/catalogue';
import { useLanguage, useShop, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { PercentBadge } from '../card/offer-price.tsx';
import { shownTags, TagBadge } from '../card/tag-badge.tsx';
import { sellingWords } from '../words.ts';
import type { ArticleLineProps } from './article-row.tsx';
import { tableWords } from './table-words.ts';

/** The article number; on a narrow screen also the facts whose columns are gone. */
export function Article({ row, product, tile }: ArticleLineProps) {
  const shop = useShop();
  const text = useWords(tableWords);
  const words = packWords[useLanguage()];
  const selling = useWords(sellingWords);
  const { specification, values } = row;
  const { articleNumber, name, expires, offer, unit } = specification;
  const amount = amountOf(offer.price);
  const [tag] = shownTags(tile.tags);
  const isOut = isOutOfStock(specification);
  const none = isOut ? selling.outOfStock : isBelowOneStep(specification) ? selling.tooFew : '';
  const more = [...values.slice(1), expires && `${text.expires} ${monthOf(expires)}`];
  return (
    <>
      <span className="clinic-article-number">{articleNumber || name || product.name}</span>
      <small className="clinic-article-more">
        {specification.pack && <span className="clinic-article-pack">{specification.pack}</span>}
        {more.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </small>
      <span className="clinic-article-brief">
        <Picture
          src={shop.picture(specification.pictures[0] ?? tile.picture, 'card')}
          alt=""
          veiled={isOut}
        />
        <span className="clinic-article-name">
          <ServerText as="span">{product.name}</ServerText>{' '}
          <ServerText as="span">{values.join(' · ')}</ServerText>
        </span>
        <span className="clinic-article-line">
          {amount !== undefined && <b>{words.unitPrice({ text: formatMoney(amount), unit })}</b>}
          {offer.price.kind === 'enquire' && <b>{selling.enquire}</b>}
          <span>{articleNumber}</span>
          {none ? (
            <Badge tone="neutral">{none}</Badge>
          ) : offer.percentOff !== undefined ? (
            <PercentBadge percentOff={offer.percentOff} />
          ) : (
            tag && <TagBadge tag={tag} />
          )}
        </span>
      </span>
    </>
  );
}
