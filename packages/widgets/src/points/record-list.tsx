import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import recordListCss from './record-list.css?inline';

export const recordListStyles = [skeletonStyles, recordListCss];

/** Rows of a full page. Spec: 2§9 */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Skeleton of a page of records. */
export function RecordSkeleton() {
  return (
    <Loading>
      <div className="clinic-record-list">
        {ROWS.map((row) => (
          <div key={row} className="clinic-record">
            <Skeleton shape="square" />
            <div className="clinic-record-name">
              <Skeleton width={66} />
            </div>
            <div className="clinic-record-facts">
              <Skeleton width={50} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
