import panelCss from '../../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';

export const applicationSkeletonStyles = [skeletonStyles, panelCss];

/** The first step while its order loads. */
export function ApplicationSkeleton() {
  return (
    <Loading>
      <div className="clinic-return">
        <div className="clinic-panel">
          <Skeleton width={33} />
          <Skeleton width={50} />
        </div>
        <div className="clinic-panel">
          <Skeleton lines={3} />
        </div>
        <div className="clinic-panel">
          <Skeleton lines={6} />
        </div>
      </div>
    </Loading>
  );
}
