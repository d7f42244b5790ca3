import panelCss from '../../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { ConfirmBarSkeleton, confirmBarStyles } from './confirm-bar.tsx';

export const confirmSkeletonStyles = [panelCss, skeletonStyles, confirmBarStyles];

/** Skeleton of the confirmation. */
export function ConfirmSkeleton() {
  return (
    <Loading>
      <div className="clinic-points-confirm-form">
        <div className="clinic-panel clinic-points-waiting-address">
          <Skeleton width={33} />
          <Skeleton lines={3} width={50} />
        </div>
        <div className="clinic-panel">
          <Skeleton width={33} />
          <Skeleton lines={5} />
        </div>
        <ConfirmBarSkeleton />
      </div>
    </Loading>
  );
}
