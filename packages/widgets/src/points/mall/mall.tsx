import {
  POINTS_RANGES,
  type PointsProductsPage,
  type PointsRange,
  pointsDomain,
} from '@clinicart/sdk/points';
import {
  PricesHiddenNotice,
  pricesHiddenNoticeStyles,
} from '../../catalogue/card/prices-hidden-notice.tsx';
import { readForServer } from '../../catalogue/read-for-server.ts';
import {
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { ListEmpty, listEmptyStyles } from '../../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../../paged-list/list-foot.tsx';
import { ListNews } from '../../paged-list/list-news.tsx';
import { type ListQuery, queryBy } from '../../paged-list/list-query.ts';
import { usePageStart } from '../../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../../paged-list/use-paged-list.ts';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Loading } from '../../ui/state/skeleton.tsx';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { AccountCard, accountCardStyles } from './account-card.tsx';
import mallCss from './mall.css?inline';
import { MALL_LIMITS, mallQuery } from './mall-query.ts';
import { mallWords } from './mall-words.ts';
import { PointsTile, PointsTileSkeleton, pointsTileStyles } from './points-tile.tsx';

/** Skeleton tiles of a loading page: a full one. Spec: 2§9 */
const SKELETONS = 12;
/** Tiles of the first screen, whose pictures load at once. */
const EAGER = 4;

type Mall = PagedList<PointsProductsPage, PointsRange>;

/** The points mall: `/pointsMall`; remounted for another account, which must not see these points. Spec: 2§2.10, 2§6, 2§9 */
function PointsMall(given: WidgetProps<'clinic-points-mall'>) {
  const forgotten = useStore(useShop().session.$forgotten);
  return <MallPage key={forgotten} {...given} />;
}

function MallPage(given: WidgetProps<'clinic-points-mall'>) {
  const { products } = useShop().domain(pointsDomain);
  const text = useWords(pointsWords);
  const words = useWords(mallWords);
  const list = usePagedList({
    given,
    list: queryBy(products, ({ tab, page }: ListQuery<PointsRange>) => ({ range: tab, page })),
    route: 'pointsMall',
    ...MALL_LIMITS,
  });
  const { query, read, frame, start, go, reload } = list;
  const page = usePageStart<HTMLDivElement>(list);
  return (
    <section ref={start} className="clinic-points">
      <PointsTrail />
      <h1 className="clinic-visually-hidden">{text.mall}</h1>
      <AccountCard page={frame} />
      <div>
        <Tabs
          label={words.ranges}
          items={POINTS_RANGES.map((key) => ({ key, label: words.range[key] }))}
          selected={query.tab}
          onSelect={(tab) => go({ tab })}
        >
          <ListNews
            list={list}
            shown={read.value?.products.length}
            pages={read.value?.pages}
            words={words}
          />
          <div ref={page} className="clinic-points-page" tabIndex={-1}>
            {read.status === 'failed' && <QuietFailure onRetry={reload} />}
            {read.status === 'loading' && <TilesSkeleton />}
            {read.value && <Shown answer={read.value} list={list} />}
          </div>
        </Tabs>
      </div>
    </section>
  );
}

function Shown({ answer, list }: { answer: PointsProductsPage; list: Mall }) {
  const words = useWords(mallWords);
  const { products, points, pages } = answer;
  if (products.length === 0)
    return <ListEmpty list={list} pages={pages} words={words} icon={<GiftIcon size={20} />} />;
  return (
    <>
      <HiddenPrices products={products} />
      <ul className="clinic-points-tiles" aria-label={words.products}>
        {products.map((product, index) => (
          <li key={product.id}>
            <PointsTile product={product} points={points} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} pages={pages} />
    </>
  );
}

/** Says once above the list that the original prices are hidden, since an answer hides all or none. Spec: 1§1, 1§6 */
function HiddenPrices({ products }: Pick<PointsProductsPage, 'products'>) {
  const price = products.find((each) => each.price?.kind === 'hidden')?.price;
  return price?.kind === 'hidden' ? <PricesHiddenNotice text={price.text} /> : null;
}

function TilesSkeleton() {
  return (
    <Loading>
      <div className="clinic-points-tiles">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <PointsTileSkeleton key={index} />
        ))}
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-points-mall'> = {
  component: PointsMall,
  styles: [
    tabsStyles,
    listFootStyles,
    listEmptyStyles,
    pricesHiddenNoticeStyles,
    pointsTrailStyles,
    quietFailureStyles,
    accountCardStyles,
    pointsTileStyles,
    mallCss,
  ],
  async load(shop, given) {
    await readForServer(shop.domain(pointsDomain).products.get(mallQuery(given)));
  },
};
