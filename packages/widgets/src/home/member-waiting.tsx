import { useWords } from '../engine/index.ts';
import { Loading, skeletonStyles } from '../ui/state/skeleton.tsx';
import { homeWords } from './home-words.ts';
import topCss from './top.css?inline';

export const memberWaitingStyles = [skeletonStyles, topCss];

/** Keeps the place of the member's head while its code loads after a login. */
export function MemberWaiting() {
  const words = useWords(homeWords);
  return (
    <div className="clinic-member-waiting">
      <Loading label={words.loading} />
    </div>
  );
}
