import { useWords } from '../engine/index.ts';
import { Loading } from '../ui/state/skeleton.tsx';
import { homeWords } from './home-words.ts';

export { default as memberWaitingStyles } from './top.css?inline';

/** Keeps the place of the member's head while its code loads after a login. */
export function MemberWaiting() {
  const words = useWords(homeWords);
  return (
    <div className="clinic-member-waiting">
      <Loading label={words.loading} />
    </div>
  );
}
