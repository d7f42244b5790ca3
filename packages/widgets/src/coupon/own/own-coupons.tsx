import { type CouponPage, type CouponView, couponDomain } from '@clinicart/sdk/coupon';
import { type RefObject, useMemo } from 'react';
import {
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { ListContent, listContentStyles } from '../../paged-list/list-content.tsx';
import { ListEmpty, listEmptyStyles } from '../../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../../paged-list/list-foot.tsx';
import { ListNews } from '../../paged-list/list-news.tsx';
import { type ListQuery, queryBy } from '../../paged-list/list-query.ts';
import { usePageStart } from '../../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../../paged-list/use-paged-list.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { TagIcon } from '../../ui/media/icons.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { OwnCoupon, ownCouponStyles } from './own-coupon.tsx';
import ownCouponsCss from './own-coupons.css?inline';
import { ownCouponsWords } from './own-coupons-words.ts';
import { useCartGoods } from './use-cart-goods.ts';

/** The tabs in their order. Spec: 2§2.9, 2§4 */
const TABS = ['unused', 'used', 'expired'] as const satisfies readonly CouponView[];
/** Tickets shown while coupons load: a full page. Spec: 2§9 */
const GHOSTS = 9;

type CouponList = PagedList<CouponPage, CouponView>;

/** The coupons of the account: `/user/coupon`. Spec: 2§2.9, 2§4 */
function OwnCoupons(props: WidgetProps<'clinic-coupons'>) {
  const text = useWords(ownCouponsWords);
  return (
    <MembersOnly title={text.title}>
      <Member {...props} />
    </MembersOnly>
  );
}

function Member(given: WidgetProps<'clinic-coupons'>) {
  const text = useWords(ownCouponsWords);
  const { mine } = useShop().domain(couponDomain);
  const coupons = useMemo(
    () => queryBy(mine, ({ tab, page }: ListQuery<CouponView>) => ({ view: tab, page })),
    [mine],
  );
  const list: CouponList = usePagedList({
    given,
    list: coupons,
    route: 'coupons',
    tabs: TABS,
    mostKeywordCharacters: 0,
  });
  const start = usePageStart<HTMLUListElement>(list);
  const {
    frame,
    query,
    read: { value },
  } = list;
  const items = TABS.map((key) => ({
    key,
    label: text.tab[key],
    count: frame?.counts[key],
  }));
  return (
    <section ref={list.start} className="clinic-own-coupons">
      <header className="clinic-panel clinic-own-coupons-head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.tabs}
          items={items}
          selected={query.tab}
          onSelect={(tab) => list.go({ tab })}
        />
      </header>
      <ListNews
        list={list}
        shown={value?.coupons.length}
        pages={value?.pages}
        words={emptyWords(text, query.tab)}
      />
      <ListContent list={list} skeleton={<Ghosts />}>
        {(page) => <Shown list={list} page={page} start={start} />}
      </ListContent>
    </section>
  );
}

const emptyWords = (text: (typeof ownCouponsWords)['zh'], tab: CouponView) => ({
  none: text.none,
  noneWhy: text.noneWhy,
  noneHere: tab === 'used' ? text.noneUsed : text.noneExpired,
  showAll: text.showUnused,
});

interface ShownProps {
  list: CouponList;
  page: CouponPage;
  start: RefObject<HTMLUListElement | null>;
}

function Shown({ list, page, start }: ShownProps) {
  const text = useWords(ownCouponsWords);
  const routes = useRoutes();
  const { tab } = list.query;
  const goods = useCartGoods(tab === 'unused');
  if (page.coupons.length === 0)
    return (
      <ListEmpty
        list={list}
        pages={page.pages}
        words={emptyWords(text, tab)}
        icon={<TagIcon size={20} />}
        action={
          <Button kind="secondary" {...routes.link('discountZone')}>
            {text.offers}
          </Button>
        }
      />
    );
  return (
    <>
      <ul ref={start} className="clinic-own-coupons-list" aria-label={text.list} tabIndex={-1}>
        {page.coupons.map((coupon) => (
          <li key={coupon.id}>
            <OwnCoupon coupon={coupon} view={tab} goods={goods} />
          </li>
        ))}
      </ul>
      {page.pages > 1 && <ListFoot list={list} pages={page.pages} />}
    </>
  );
}

function Ghosts() {
  const text = useWords(ownCouponsWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-own-coupons-list">
        {Array.from({ length: GHOSTS }, (_, ticket) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <div key={ticket} className="clinic-own-coupon" data-spent="">
            <div className="clinic-own-coupon-benefit">
              <Skeleton width={75} />
            </div>
            <div className="clinic-own-coupon-terms">
              <Skeleton width={75} />
              <Skeleton width={50} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-coupons'> = {
  component: OwnCoupons,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    panelCss,
    tabsStyles,
    listContentStyles,
    listEmptyStyles,
    listFootStyles,
    skeletonStyles,
    ownCouponStyles,
    ownCouponsCss,
  ],
};
