import {
  POINTS_RANGES,
  type PointsProductsPage,
  type PointsProductsQuery,
  pointsDomain,
  readPage,
  readRange,
} from '@clinicart/sdk/points';
import { useRef, useState } from 'react';
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
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Pager, pagerStyles } from '../../ui/data/pager.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { Loading } from '../../ui/state/skeleton.tsx';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { type PageQuery, usePageQuery } from '../use-page-query.ts';
import { usePageStart } from '../use-page-start.ts';
import { AccountCard, accountCardStyles } from './account-card.tsx';
import mallCss from './mall.css?inline';
import { mallWords } from './mall-words.ts';
import { PointsTile, PointsTileSkeleton, pointsTileStyles } from './points-tile.tsx';

/** Skeleton tiles of a loading page: a full one. Spec: 2§9 */
const SKELETONS = 12;
/** Tiles of the first screen, whose pictures load at once. */
const EAGER = 4;

const read = (of: (name: string) => string | null | undefined): PointsProductsQuery => ({
  range: readRange(of('range')),
  page: readPage(of('pageIndex')),
});
const write = ({ range, page }: PointsProductsQuery) => ({
  range: range === 'all' ? undefined : range,
  pageIndex: page === 1 ? undefined : String(page),
});

/** The points mall: `/pointsMall`. Spec: 2§2.10, 2§9 */
function PointsMall({ range, pageIndex }: WidgetProps<'clinic-points-mall'>) {
  const { products } = useShop().domain(pointsDomain);
  const text = useWords(pointsWords);
  const words = useWords(mallWords);
  const question = usePageQuery({ route: 'pointsMall', read, write }, { range, pageIndex });
  const { query, go } = question;
  const state = useStore(products.watch(query));
  const [last, setLast] = useState<PointsProductsPage>();
  if (state.value && state.value !== last) setLast(state.value);
  const page = useRef<HTMLDivElement>(null);
  usePageStart(page, { tab: query.range, page: query.page }, state.value !== undefined);
  return (
    <div className="clinic-points">
      <PointsTrail />
      <h1 className="clinic-visually-hidden">{text.mall}</h1>
      <AccountCard page={state.value ?? last} />
      <div>
        <Tabs
          label={words.ranges}
          items={POINTS_RANGES.map((key) => ({ key, label: words.range[key] }))}
          selected={query.range}
          onSelect={(next) => go({ range: next, page: 1 })}
        >
          <div ref={page} className="clinic-points-page" tabIndex={-1}>
            {state.status === 'failed' && <QuietFailure onRetry={() => products.reload(query)} />}
            {state.status === 'loading' && <TilesSkeleton />}
            {state.value && <Shown answer={state.value} question={question} />}
          </div>
        </Tabs>
      </div>
    </div>
  );
}

interface ShownProps {
  answer: PointsProductsPage;
  question: PageQuery<PointsProductsQuery>;
}

function Shown({ answer, question: { query, hrefFor, go } }: ShownProps) {
  const words = useWords(mallWords);
  if (answer.products.length === 0) return <NoProducts query={query} onGo={go} />;
  return (
    <>
      <HiddenPrices products={answer.products} />
      <ul className="clinic-points-tiles" aria-label={words.products}>
        {answer.products.map((product, index) => (
          <li key={product.id}>
            <PointsTile product={product} points={answer.points} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      <Pager
        page={query.page}
        total={answer.pages}
        hrefFor={(page) => hrefFor({ ...query, page })}
        onPage={(page) => go({ ...query, page })}
      />
    </>
  );
}

/** Says once above the list that the original prices are hidden, since an answer hides all or none. Spec: 1§1, 1§6 */
function HiddenPrices({ products }: Pick<PointsProductsPage, 'products'>) {
  const price = products.find((each) => each.price?.kind === 'hidden')?.price;
  return price?.kind === 'hidden' ? <PricesHiddenNotice text={price.text} /> : null;
}

function NoProducts({ query, onGo }: NoProductsProps) {
  const text = useWords(pointsWords);
  const words = useWords(mallWords);
  const isBeyond = query.page > 1;
  const isNarrow = query.range !== 'all';
  return (
    <div className="clinic-panel">
      <Empty
        icon={<GiftIcon size={20} />}
        title={isBeyond ? words.beyond : isNarrow ? words.none : words.nothing}
        action={
          (isBeyond || isNarrow) && (
            <Button
              kind="secondary"
              onClick={() => onGo({ range: isBeyond ? query.range : 'all', page: 1 })}
            >
              {isBeyond ? text.firstPage : words.showAll}
            </Button>
          )
        }
      >
        {!isBeyond && words.noneWhy}
      </Empty>
    </div>
  );
}

interface NoProductsProps {
  query: PointsProductsQuery;
  onGo(next: PointsProductsQuery): void;
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
    pagerStyles,
    panelCss,
    buttonStyles,
    emptyStyles,
    pricesHiddenNoticeStyles,
    pointsTrailStyles,
    quietFailureStyles,
    accountCardStyles,
    pointsTileStyles,
    mallCss,
  ],
  async load(shop, { range, pageIndex }) {
    const query = { range: readRange(range), page: readPage(pageIndex) };
    await readForServer(shop.domain(pointsDomain).products.get(query));
  },
};
