import panelCss from '../ui/data/panel.css?inline';
import { Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';

export const skeletonPanelStyles = [skeletonStyles, panelCss];

/** The panels of a page of after-sales while it loads, within its `Loading`. */
export function SkeletonPanels() {
  return (
    <>
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
    </>
  );
}
