import { useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import detailSkeletonCss from './detail-skeleton.css?inline';
import { detailWords } from './detail-words.ts';

export const detailSkeletonStyles = [skeletonStyles, panelCss, detailSkeletonCss];

/** Head, cells and a store of the usual height. */
export function DetailSkeleton() {
  const text = useWords(detailWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-order">
        <div className="clinic-panel clinic-order-ghost-head">
          <Skeleton width={33} />
          <Skeleton width={50} />
        </div>
        <div className="clinic-panel clinic-order-ghost-cells">
          <Skeleton lines={5} />
        </div>
        <div className="clinic-panel clinic-order-ghost-store">
          <Skeleton lines={6} />
        </div>
      </div>
    </Loading>
  );
}
