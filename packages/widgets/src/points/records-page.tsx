import type { ReactNode } from 'react';
import { MembersOnly, membersOnlyStyles } from '../identity/account/members-only.tsx';
import type { PagedList } from '../paged-list/use-paged-list.ts';
import { PointsTrail, pointsTrailStyles } from './points-trail.tsx';
import { QuietFailure, quietFailureStyles } from './quiet-failure.tsx';
import { RecordSkeleton, recordListStyles } from './record-list.tsx';

export const recordsPageStyles = [
  membersOnlyStyles,
  pointsTrailStyles,
  quietFailureStyles,
  recordListStyles,
];

/** A page of the points records of an account; another account starts a new list. Spec: 2§9 */
export function RecordsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="clinic-points-records">
      <PointsTrail page={title} />
      <h1>{title}</h1>
      <MembersOnly>{children}</MembersOnly>
    </div>
  );
}

/** Props of {@link RecordsRead}. */
interface RecordsReadProps<Page> {
  list: PagedList<Page>;
  /** Shows a page. */
  children(page: Page): ReactNode;
}

/** The page of the question, its skeleton, or the quiet line of a failure with a retry. Spec: 2§8 */
export function RecordsRead<Page>({ list, children }: RecordsReadProps<Page>) {
  const { read, reload } = list;
  return (
    <>
      {read.status === 'loading' && <RecordSkeleton />}
      {read.error && read.error.kind !== 'login-required' && <QuietFailure onRetry={reload} />}
      {read.value !== undefined && children(read.value)}
    </>
  );
}
