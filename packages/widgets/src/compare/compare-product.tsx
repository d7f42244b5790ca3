import { isBelowOneStep, isBuyable, isOutOfStock } from '@clinicart/sdk/cart';
import { inNaturalOrder, type Specification } from '@clinicart/sdk/catalogue';
import { OfferPrice, offerPriceStyles } from '../catalogue/card/offer-price.tsx';
import { sellingWords } from '../catalogue/words.ts';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { buttonStyles } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Badge, badgeStyles } from '../ui/data/badge.tsx';
import { measureText } from '../ui/data/measure-text.ts';
import { ServerText } from '../ui/data/server-text.tsx';
import { Select, selectStyles } from '../ui/form/select.tsx';
import { PackageIcon } from '../ui/media/first-icons.tsx';
import { CloseIcon } from '../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../ui/media/picture.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { FailureLine, failureLineStyles } from '../ui/state/failure-line.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import { CompareBuy, compareBuyStyles } from './compare-buy.tsx';
import compareProductCss from './compare-product.css?inline';
import { compareWords } from './compare-words.ts';
import type { Column, ReadyColumn } from './use-columns.ts';

export const compareProductStyles = [
  badgeStyles,
  buttonStyles,
  pictureStyles,
  offerPriceStyles,
  selectStyles,
  skeletonStyles,
  failureLineStyles,
  compareBuyStyles,
  compareProductCss,
];

interface CompareProductProps {
  column: Column;
  /** Counted from 1. */
  place: number;
  toaster: Toaster;
  onChoose(specificationId: string): void;
  onRemove(): void;
  onRetry(): void;
}

/** A product of the first row: picture, name, price, specification, quantity and Add; or the reason why there is none. */
export function CompareProduct(props: CompareProductProps) {
  const { column, place, onRemove } = props;
  const text = useWords(compareWords);
  const label =
    column.state === 'ready'
      ? text.remove({ name: column.product.name })
      : text.removeUnknown({ place });
  return (
    <li className="clinic-compare-product" data-state={column.state}>
      {column.state === 'ready' && <Ready {...props} column={column} />}
      {column.state === 'loading' && <Waiting />}
      {column.state === 'gone' && (
        <div className="clinic-compare-absent" role="alert">
          <PackageIcon size={20} />
          <p>{text.gone}</p>
        </div>
      )}
      {column.state === 'failed' && (
        <div className="clinic-compare-absent">
          <b>{text.failed}</b>
          <FailureLine onRetry={props.onRetry}>{column.error.message}</FailureLine>
        </div>
      )}
      <IconButton className="clinic-compare-remove" label={label} onClick={onRemove}>
        <CloseIcon size={14} />
      </IconButton>
    </li>
  );
}

type ReadyProps = Omit<CompareProductProps, 'column'> & { column: ReadyColumn };

function Ready({ column, toaster, onChoose }: ReadyProps) {
  const shop = useShop();
  const routes = useRoutes();
  const selling = useWords(sellingWords);
  const { product, chosen, specifications } = column;
  const isOut = chosen !== undefined && isOutOfStock(chosen);
  const link = routes.link('product', { id: chosen?.id ?? product.id });
  return (
    <>
      <div className="clinic-compare-picture">
        <Picture src={shop.picture(chosen?.pictures[0], 'card')} alt="" veiled={isOut} />
        {isOut && <Badge tone="neutral">{selling.outOfStock}</Badge>}
      </div>
      <ServerText as="p" className="clinic-compare-brand">
        {product.brand.name}
      </ServerText>
      <h2 className="clinic-compare-name">
        <ServerText as="a" {...link}>
          {product.name}
        </ServerText>
      </h2>
      <div className="clinic-compare-price">
        {chosen && chosen.offer.price.kind !== 'hidden' && (
          <OfferPrice offer={chosen.offer} badge />
        )}
      </div>
      {chosen ? (
        <div className="clinic-compare-choice">
          <Choice
            name={product.name}
            chosen={chosen}
            specifications={specifications}
            onChoose={onChoose}
          />
          <CompareBuy key={chosen.id} column={column} specification={chosen} toaster={toaster} />
        </div>
      ) : (
        <div className="clinic-compare-choice" />
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  chosen: Specification;
  specifications: readonly Specification[];
  onChoose(specificationId: string): void;
}

/** The specifications of a product; a single one is stated. */
function Choice({ name, chosen, specifications, onChoose }: ChoiceProps) {
  const text = useWords(compareWords);
  const selling = useWords(sellingWords);
  const titleOf = ({ name: size, articleNumber }: Specification) => size || articleNumber;
  if (specifications.length < 2) {
    return (
      <ServerText as="p" className="clinic-compare-only">
        {measureText(titleOf(chosen))}
      </ServerText>
    );
  }
  const state = (each: Specification) => {
    if (isBuyable(each) || each.offer.price.kind === 'enquire') return titleOf(each);
    const title = titleOf(each);
    return isBelowOneStep(each) ? `${title} · ${selling.tooFew}` : text.soldOut({ name: title });
  };
  return (
    <Select
      aria-label={text.specificationOf({ name })}
      value={chosen.id}
      onChange={(event) => onChoose(event.target.value)}
    >
      {inNaturalOrder(specifications).map((each) => (
        <option key={each.id} value={each.id}>
          {state(each)}
        </option>
      ))}
    </Select>
  );
}

function Waiting() {
  const text = useWords(compareWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-compare-picture">
        <Skeleton shape="square" />
      </div>
      <p className="clinic-compare-brand">
        <Skeleton width={33} />
      </p>
      <div className="clinic-compare-name">
        <Skeleton width={90} />
      </div>
      <div className="clinic-compare-price">
        <Skeleton width={50} />
      </div>
      <div className="clinic-compare-choice">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </Loading>
  );
}

/** The place of a further product: a link to where products are chosen. */
export function AddTile({ category }: { category: string | undefined }) {
  const routes = useRoutes();
  const text = useWords(compareWords);
  return (
    <li className="clinic-compare-more">
      <a {...searchLink(routes, category)}>
        <span aria-hidden="true">+</span>
        {text.addOne}
      </a>
    </li>
  );
}

/** Products like these where their category is known, else all. */
const searchLink = (routes: ReturnType<typeof useRoutes>, category: string | undefined) =>
  category
    ? routes.link('search', { keyword: category, searchType: 'keyword', title: category })
    : routes.link('search');
