import { isShopError } from '@clinicart/sdk';
import { standingOf } from '@clinicart/sdk/identity';
import { promotionDomain } from '@clinicart/sdk/new-customers';
import { LoadFailure, loadErrorStyles } from '../catalogue/card/load-error.tsx';
import {
  PricesHiddenNotice,
  pricesHiddenNoticeStyles,
} from '../catalogue/card/prices-hidden-notice.tsx';
import {
  onDemand,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { GiftIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { ActivitySection, activityStyles } from './activity.tsx';
import { Banners, bannersStyles } from './banners.tsx';
import newCustomersCss from './new-customers.css?inline';
import { NewCustomersSkeleton, newCustomersSkeletonStyles } from './new-customers-skeleton.tsx';
import { promotionWords } from './new-customers-words.ts';
import { WelcomeCoupons, welcomeCouponsStyles } from './welcome-coupons.tsx';

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
    buttonStyles,
    emptyStyles,
    loadErrorStyles,
    pricesHiddenNoticeStyles,
    activityStyles,
    bannersStyles,
    newCustomersSkeletonStyles,
    welcomeCouponsStyles,
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
