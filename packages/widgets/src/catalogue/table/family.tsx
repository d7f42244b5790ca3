import { buyingListDomain } from '@clinicart/sdk/catalogue';
import { compareDomain } from '@clinicart/sdk/compare';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRoutes, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { useIntersection } from '../../ui/page/use-intersection.ts';
import { FailureLine } from '../../ui/state/failure-line.tsx';
import { PercentBadge } from '../card/offer-price.tsx';
import { shownTags, TagBadge } from '../card/tag-badge.tsx';
import { Articles } from './articles.tsx';
import type { TableProduct } from './buying-table.tsx';
import { RowSkeletons } from './table-skeleton.tsx';
import { tableWords } from './table-words.ts';

/** Distance from the window at which a product's articles are read. */
const AHEAD = '800px';

interface FamilyProps {
  product: TableProduct;
  level: 2 | 3;
  /** Read at once. */
  isFirst: boolean;
  /** Its articles have not been read yet. */
  isBusy: boolean;
  /** Says how many articles it has, once they have loaded; undefined where that failed. */
  onSettled(id: string, articles: number | undefined): void;
  onAdd(specificationIds: readonly string[]): void;
  toaster: Pick<Toaster, 'show'>;
}

/** A product: its head, and the table of its articles once it comes near the window. */
export function Family({
  product,
  level,
  isFirst,
  isBusy,
  toaster,
  onSettled,
  onAdd,
}: FamilyProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useIntersection(place, ({ isIntersecting }) => isIntersecting && setNear(true), {
    rootMargin: AHEAD,
    isOn: !isNear,
  });
  return (
    <article ref={place} className="clinic-family" aria-busy={isBusy || undefined}>
      <FamilyHead product={product} level={level} toaster={toaster} />
      {isNear ? (
        <FamilyArticles product={product} onSettled={onSettled} onAdd={onAdd} />
      ) : (
        <RowSkeletons />
      )}
      <FamilyFoot product={product} toaster={toaster} />
    </article>
  );
}

type FamilyArticlesProps = Pick<FamilyProps, 'product' | 'onSettled' | 'onAdd'>;

/** The articles of a product, read from the moment this is rendered. */
function FamilyArticles({ product, onSettled, onAdd }: FamilyArticlesProps) {
  const text = useWords(tableWords);
  const list = useShop().domain(buyingListDomain);
  const { id, name } = product;
  const state = useStore(list.articles.watch({ id }));
  const { status, value } = state;
  const specifications = value?.specifications;
  useEffect(() => {
    if (status !== 'loading') onSettled(id, specifications?.length);
    if (specifications) list.renew(specifications);
  }, [list, id, status, specifications, onSettled]);
  const known = useMemo(() => ({ id, name }), [id, name]);
  if (state.status === 'loading') return <RowSkeletons />;
  if (state.status === 'failed')
    return (
      <div className="clinic-family-failure">
        <FailureLine onRetry={() => list.articles.reload({ id })}>
          {text.productFailed({ name })} {state.error.message}
        </FailureLine>
      </div>
    );
  return (
    <Articles
      product={known}
      tile={product}
      specifications={state.value.specifications}
      onAdd={onAdd}
    />
  );
}

function FamilyHead({
  product,
  level,
  toaster,
}: Pick<FamilyProps, 'product' | 'level' | 'toaster'>) {
  const shop = useShop();
  const routes = useRoutes();
  const { id, name, brandName, brandId, offer, tags, mark } = product;
  const [tag] = shownTags(tags);
  const Name = `h${level}` as const;
  return (
    <div className="clinic-family-head">
      <div className="clinic-family-picture">
        <Picture src={shop.picture(product.picture, 'card')} alt="" />
      </div>
      <div className="clinic-family-words">
        <div className="clinic-family-name">
          <Name>
            <ServerText as="a" {...routes.link('product', { id })}>
              {name}
            </ServerText>
          </Name>
          {offer.percentOff !== undefined && <PercentBadge percentOff={offer.percentOff} />}
          {mark && <Badge tone="primary">{mark}</Badge>}
          {tag && <TagBadge tag={tag} />}
        </div>
        <p className="clinic-family-links">
          {brandId !== undefined && brandName ? (
            <ServerText
              as="a"
              {...routes.link('search', { brandId, searchType: 'brandId', title: brandName })}
            >
              {brandName}
            </ServerText>
          ) : (
            brandName && <ServerText as="span">{brandName}</ServerText>
          )}
          <DetailsLink id={id} name={name} />
        </p>
      </div>
      <CompareBox id={id} name={name} toaster={toaster} />
    </div>
  );
}

/** The ways on from a product on a phone, whose rows have no head. */
function FamilyFoot({ product: { id, name }, toaster }: Pick<FamilyProps, 'product' | 'toaster'>) {
  return (
    <div className="clinic-family-foot">
      <DetailsLink id={id} name={name} />
      <CompareBox id={id} name={name} toaster={toaster} />
    </div>
  );
}

function DetailsLink({ id, name }: { id: string; name: string }) {
  const routes = useRoutes();
  const text = useWords(tableWords);
  return (
    <a {...routes.link('product', { id })}>
      {text.details}
      <VisuallyHidden>{text.of({ name })}</VisuallyHidden>
    </a>
  );
}

function CompareBox({
  id,
  name,
  toaster,
}: {
  id: string;
  name: string;
  toaster: Pick<Toaster, 'show'>;
}) {
  const text = useWords(tableWords);
  const say = useSay();
  const compare = useShop().domain(compareDomain);
  const isChosen = useStore(compare.$products).includes(id);
  const change = () => {
    if (isChosen) return compare.remove(id);
    const decision = compare.add(id);
    if (!decision.ok) toaster.show({ key: 'compare', tone: 'error', text: say(decision) });
  };
  return (
    <div className="clinic-family-compare">
      <Checkbox
        label={text.compare}
        aria-label={text.compareOf({ name })}
        checked={isChosen}
        onChange={change}
      />
    </div>
  );
}
