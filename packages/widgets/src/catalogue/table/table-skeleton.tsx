import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import tableSkeletonCss from './table-skeleton.css?inline';

export const tableSkeletonStyles = [skeletonStyles, tableSkeletonCss];

/** Products of a loading table, and articles of each. */
const FAMILIES = [1, 2, 3, 4, 5, 6];
const ROWS = [1, 2, 3];

/** Stands for a list as a table: in the server's HTML, and until the first products have loaded. */
export function TableSkeleton() {
  return (
    <Loading>
      <div className="clinic-families">
        {FAMILIES.map((family) => (
          <div key={family} className="clinic-family">
            <div className="clinic-family-head">
              <div className="clinic-family-picture">
                <Skeleton shape="square" />
              </div>
              <div className="clinic-family-words">
                <Skeleton width={50} />
                <Skeleton width={33} />
              </div>
            </div>
            <RowSkeletons />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Rows of a product that is loading, as high as rows of articles. */
export function RowSkeletons() {
  return ROWS.map((row) => (
    <div key={row} className="clinic-family-row">
      <Skeleton width={90} />
    </div>
  ));
}
