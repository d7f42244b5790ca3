import { isShopError } from '@clinicart/sdk';
import { standingOf } from '@clinicart/sdk/identity';
import { promotionDomain } from '@clinicart/sdk/new-customers';
import { LoadFailure } from '../catalogue/card/load-error.tsx';
import { PricesHiddenNotice } from '../catalogue/card/prices-hidden-notice.tsx';
import tileCss from '../catalogue/card/product-tile.css?inline';
import couponCss from '../coupon/coupon.css?inline';
import {
  onDemand,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import buttonCss from '../ui/button/button.css?inline';
import { Button } from '../ui/button/button.tsx';
import carouselCss from '../ui/carousel/carousel.css?inline';
import badgeCss from '../ui/data/badge.css?inline';
import priceCss from '../ui/data/price.css?inline';
import { baseCss } from '../ui/foundation/base-styles.ts';
import { GiftIcon } from '../ui/media/icons.tsx';
import pictureCss from '../ui/media/picture.css?inline';
import emptyCss from '../ui/state/empty.css?inline';
import { Empty } from '../ui/state/empty.tsx';
import noticeCss from '../ui/state/notice.css?inline';
import skeletonCss from '../ui/state/skeleton.css?inline';
import { ActivitySection } from './activity.tsx';
import { Banners } from './banners.tsx';
import newCustomersCss from './new-customers.css?inline';
import { NewCustomersSkeleton } from './new-customers-skeleton.tsx';
import { promotionWords } from './new-customers-words.ts';
import { WelcomeCoupons } from './welcome-coupons.tsx';

const NotForBuyer = onDemand(() => import('./refused.tsx'));

/** The first page of every activity. */
const FIRST = {};

/** The page for new customers: `/newCustomers`. Spec: 1§2, 1§6 */
function NewCustomers() {
  const shop = useShop();
  const text = useWords(promotionWords);
  const session = useStore(shop.session.$session);
  const page = useStore(shop.domain(promotionDomain).page.watch(null));
  const activities = useStore(shop.domain(promotionDomain).activities.watch(FIRST));
  if (page.value?.isRefused || activities.value?.isRefused) return <NotForBuyer />;

  const reload = () => {
    shop.domain(promotionDomain).page.reload(null);
    shop.domain(promotionDomain).activities.reload(FIRST);
  };
  const isLoading = page.status === 'loading' || activities.status === 'loading';
  if (isLoading) return <NewCustomersSkeleton />;
  const { banners = [], coupons = [] } = page.value ?? {};
  const offered = (activities.value?.activities ?? []).filter(
    ({ products }) => products.length > 0,
  );
  // Each half may fail alone; the other still shows.
  const error = page.error ?? activities.error;
  const isEmpty = banners.length + coupons.length + offered.length === 0;
  const hidden = [page.value?.view, activities.value?.view].find(
    (view) => view?.pricesVisible === false,
  );
  return (
    <div className="clinic-new">
      <h1>{text.title}</h1>
      <Banners banners={banners} />
      {hidden && !isEmpty && <PricesHiddenNotice text={hidden.text} />}
      {page.value && (
        <WelcomeCoupons
          coupons={coupons}
          standing={standingOf(session, page.value.view.pricesVisible)}
        />
      )}
      {offered.map((activity) => (
        <ActivitySection key={activity.id} activity={activity} />
      ))}
      {error && (
        <div className="clinic-new-alone">
          <LoadFailure error={error} onRetry={reload} />
        </div>
      )}
      {!error && isEmpty && <NoOffers />}
    </div>
  );
}

function NoOffers() {
  const text = useWords(promotionWords);
  const routes = useRoutes();
  return (
    <div className="clinic-new-alone">
      <Empty
        icon={<GiftIcon size={20} />}
        title={text.empty}
        action={
          <Button kind="primary" {...routes.link('discountZone')}>
            {text.offers}
          </Button>
        }
      >
        {text.emptyWhy}
      </Empty>
    </div>
  );
}

export const widget: WidgetModule<'clinic-new-customers'> = {
  component: NewCustomers,
  styles: [
    baseCss,
    badgeCss,
    buttonCss,
    carouselCss,
    emptyCss,
    noticeCss,
    pictureCss,
    priceCss,
    skeletonCss,
    tileCss,
    couponCss,
    newCustomersCss,
  ],
  async load(shop) {
    const reads = [
      shop.domain(promotionDomain).page.get(null),
      shop.domain(promotionDomain).activities.get(FIRST),
    ];
    for (const read of await Promise.allSettled<unknown>(reads)) {
      // The browser retries what the shop could not answer; any other error is a bug.
      if (read.status === 'rejected' && !isShopError(read.reason)) throw read.reason;
    }
  },
};
