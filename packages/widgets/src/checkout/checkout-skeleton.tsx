import { useWords } from '../engine/index.ts';
import panelCss from '../ui/data/panel.css?inline';
import { choiceStyles } from '../ui/form/choice.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import checkoutCss from './checkout.css?inline';
import { checkoutWords } from './checkout-words.ts';
import storePanelCss from './delivery/store-panel.css?inline';
import { optionCardStyles } from './option-card.tsx';
import totalBarCss from './total-bar.css?inline';

export const checkoutSkeletonStyles = [
  skeletonStyles,
  panelCss,
  choiceStyles,
  checkoutCss,
  optionCardStyles,
  storePanelCss,
  totalBarCss,
];

const GOODS = ['a', 'b', 'c', 'd'] as const;

/** Skeleton of the checkout page. */
export function CheckoutSkeleton() {
  const words = useWords(checkoutWords);
  return (
    <Loading label={words.loading}>
      <div className="clinic-checkout-screen">
        <div className="clinic-checkout-body">
          <div className="clinic-checkout-main">
            <div className="clinic-panel clinic-checkout-panel">
              <Heading />
              <div className="clinic-checkout-addresses">
                <Option lines={3} />
                <Option lines={3} />
              </div>
            </div>
            <Goods />
          </div>
          <div className="clinic-checkout-side">
            <div className="clinic-panel clinic-checkout-panel">
              <Heading />
              <div className="clinic-checkout-ways">
                <Option lines={2} />
                <Option lines={2} />
              </div>
            </div>
            <div className="clinic-panel clinic-checkout-panel">
              <Heading />
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
        <div className="clinic-checkout-bar">
          <div className="clinic-checkout-parts">
            <Skeleton />
          </div>
          <div className="clinic-checkout-total">
            <Skeleton lines={2} />
          </div>
          <Skeleton shape="button" />
        </div>
      </div>
    </Loading>
  );
}

function Heading() {
  return (
    <div className="clinic-checkout-panel-head">
      <Skeleton width={33} />
    </div>
  );
}

function Option({ lines }: { lines: number }) {
  return (
    <div className="clinic-option">
      <div className="clinic-choice">
        <Skeleton shape="circle" />
        <span className="clinic-option-text">
          <Skeleton lines={lines} />
        </span>
      </div>
    </div>
  );
}

function Goods() {
  return (
    <div className="clinic-checkout-store">
      <div className="clinic-checkout-store-head">
        <Skeleton width={33} />
      </div>
      <ul>
        {GOODS.map((key) => (
          <li key={key} className="clinic-checkout-good">
            <Skeleton shape="square" />
            <div className="clinic-checkout-about">
              <Skeleton width={75} />
              <Skeleton width={50} />
            </div>
            <p className="clinic-checkout-sum">
              <Skeleton />
            </p>
          </li>
        ))}
      </ul>
      <div className="clinic-checkout-deliveries">
        <div className="clinic-checkout-options">
          <Option lines={2} />
          <Option lines={2} />
          <Option lines={2} />
        </div>
      </div>
    </div>
  );
}
