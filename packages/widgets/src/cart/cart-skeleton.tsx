import { useWords } from '../engine/index.ts';
import panelCss from '../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import cartSummaryCss from './cart-summary.css?inline';
import { cartWords } from './cart-words.ts';
import cartLineCss from './line/cart-line.css?inline';

export const cartSkeletonStyles = [skeletonStyles, panelCss, cartLineCss, cartSummaryCss];

/** Skeleton of the cart. */
export function CartSkeleton({ compact = false }: { compact?: boolean }) {
  const words = useWords(cartWords);
  if (compact) {
    return (
      <Loading label={words.loading}>
        <div className="clinic-cart-waiting">
          {['a', 'b', 'c'].map((key) => (
            <div key={key}>
              <Skeleton shape="square" />
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <Loading label={words.loading}>
      <div className="clinic-cart-head">
        <h1>{words.title}</h1>
      </div>
      <div className="clinic-cart-body">
        <div className="clinic-cart-lines">
          <div className="clinic-cart-group">
            <div className="clinic-cart-group-head">
              <Skeleton width={25} />
            </div>
            {['a', 'b', 'c', 'd'].map((key) => (
              <div className="clinic-cart-line" key={key}>
                <span className="clinic-cart-tick" />
                <div className="clinic-cart-picture">
                  <Skeleton shape="square" />
                </div>
                <div className="clinic-cart-about">
                  <Skeleton width={75} />
                  <Skeleton width={50} />
                </div>
                <div className="clinic-cart-unit">
                  <Skeleton />
                </div>
                <div className="clinic-cart-quantity">
                  <Skeleton shape="button" />
                </div>
                <div className="clinic-cart-total">
                  <Skeleton />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="clinic-cart-summary clinic-panel">
          <Skeleton width={50} />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
        </div>
      </div>
    </Loading>
  );
}
