import { memberHomeDomain } from '@clinicart/sdk/home';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { deadlineStyles } from '../../orders/deadline.tsx';
import { textInputStyles } from '../../ui/form/text-input.tsx';
import toastCss from '../../ui/overlay/toast.css?inline';
import { ToastRegion, useToasts } from '../../ui/overlay/toast.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import { AgainList } from './again-list.tsx';
import { FirstSteps, OwnCart } from './first-order.tsx';
import memberCss from './member.css?inline';
import { memberWords } from './member-words.ts';
import { OwnOffers } from './own-offers.tsx';
import { OwnOrders } from './own-orders.tsx';
import { QuickBox } from './quick-box.tsx';

/** Those that the element of home does not have already. */
export const styles = [toastCss, textInputStyles, deadlineStyles, memberCss];

/** The head of a member's home: quick order, orders under way, buying again, offers in the clinic's categories. */
function MemberHome() {
  const shop = useShop();
  const text = useWords(memberWords);
  const { show, clear, region } = useToasts();
  const { summary } = shop.domain(memberHomeDomain);
  const { value, status, error } = useStore(summary.watch(null));
  const again = value?.again ?? [];
  return (
    <section className="clinic-member" aria-label={text.title}>
      <div className="clinic-member-head">
        <QuickBox />
        {status === 'loading' && <SummarySkeleton />}
        {status === 'failed' && (
          <div className="clinic-member-card" data-area="orders">
            <FailureNotice lead={text.failed} onRetry={() => summary.reload(null)}>
              {error.message}
            </FailureNotice>
          </div>
        )}
        {value && (value.isNew ? <FirstSteps /> : <OwnOrders {...value} />)}
        {again.length > 0 && <AgainList lines={again} toaster={{ show, clear }} />}
        {value && again.length === 0 && <OwnCart />}
      </div>
      {again.length > 0 && <OwnOffers lines={again} />}
      <ToastRegion {...region} />
    </section>
  );
}

/** The places of orders and articles while they load. */
function SummarySkeleton() {
  const text = useWords(memberWords);
  return (
    <>
      <div className="clinic-member-card" data-area="orders">
        <Loading label={text.loading}>
          <Skeleton lines={4} />
        </Loading>
      </div>
      <div className="clinic-member-card" data-area="again" aria-hidden="true">
        <Skeleton lines={6} />
      </div>
    </>
  );
}

export { MemberHome as part };
