import { useWords } from '../engine/index.ts';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import cashierCss from './cashier.css?inline';
import cashierHeadCss from './cashier-head.css?inline';
import { cashierWords } from './cashier-words.ts';
import methodsCss from './methods/methods.css?inline';
import payBarCss from './methods/pay-bar.css?inline';
import orderSummaryCss from './order-summary.css?inline';

export const cashierSkeletonStyles = [
  skeletonStyles,
  cashierHeadCss,
  cashierCss,
  methodsCss,
  payBarCss,
  orderSummaryCss,
];

/** Rows of the balance, of the methods shown at once and of the folded ones, so that content below does not shift. */
const ROWS = ['a', 'b', 'c', 'd', 'e'];
const GOODS = ['a', 'b', 'c'];

/** Skeleton of the cashier. */
export function CashierSkeleton({ label }: { label?: string }) {
  const text = useWords(cashierWords);
  return (
    <Loading label={label ?? text.loading}>
      <div className="clinic-cashier">
        <div className="clinic-cashier-head">
          <div className="clinic-cashier-title">
            {/* As many lines as the title takes in the language of the page. */}
            <div className="clinic-cashier-heading" aria-hidden="true">
              <span>{text.title}</span>
              <Skeleton width={50} />
            </div>
            <div className="clinic-cashier-number">
              <Skeleton width={33} />
            </div>
          </div>
          <div className="clinic-cashier-due">
            <Skeleton />
            <div className="clinic-cashier-total">
              <Skeleton />
            </div>
          </div>
        </div>
        <CashierBodySkeleton />
      </div>
    </Loading>
  );
}

/** The part of it below the head: the methods and the order. */
function CashierBodySkeleton() {
  return (
    <div className="clinic-cashier-body">
      <div className="clinic-cashier-ways">
        <div className="clinic-cashier-legend">
          <Skeleton width={25} />
        </div>
        <ul>
          {ROWS.map((row) => (
            <li key={row} className="clinic-cashier-method">
              <Skeleton width={33} />
            </li>
          ))}
        </ul>
        <div className="clinic-cashier-bar">
          <div className="clinic-cashier-parts">
            <Skeleton width={33} />
          </div>
          <Skeleton shape="button" />
        </div>
      </div>
      <div className="clinic-cashier-summary">
        <h2>
          <Skeleton width={50} />
        </h2>
        <ul>
          {GOODS.map((good) => (
            <li key={good} className="clinic-cashier-good">
              <Skeleton shape="square" />
              <div>
                <Skeleton lines={2} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Skeleton of the methods and the order, below a head that is there already. */
export function PaymentSkeleton() {
  const text = useWords(cashierWords);
  return (
    <Loading label={text.loading}>
      <CashierBodySkeleton />
    </Loading>
  );
}
