import panelCss from '../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';

export const pageSkeletonStyles = [skeletonStyles, panelCss];

/** Panels of a page while it loads. */
export function PageSkeleton({ className }: { className: 'clinic-return' | 'clinic-after-sale' }) {
  return (
    <Loading>
      <div className={className}>
        <div className="clinic-panel">
          <Skeleton width={50} />
          <Skeleton width={33} />
        </div>
        <div className="clinic-panel">
          <Skeleton lines={4} />
        </div>
        <div className="clinic-panel">
          <Skeleton lines={6} />
        </div>
      </div>
    </Loading>
  );
}
