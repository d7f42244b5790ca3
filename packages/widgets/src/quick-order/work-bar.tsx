import { useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { ProgressBar, progressBarStyles } from '../ui/state/progress-bar.tsx';
import { quickOrderWords } from './quick-order-words.ts';
import type { QuickOrderModel } from './use-quick-order.ts';

export const workBarStyles = [buttonStyles, progressBarStyles];

/** The progress of the work; announced at each quarter, not at each line. */
export function WorkBar({ order }: { order: QuickOrderModel }) {
  const words = useWords(quickOrderWords);
  const { work, shown, list } = order;
  const isLong = work !== undefined && work.kind !== 'reading' && work.total > 0;
  const say = work?.kind === 'adding' ? words.adding : words.matching;
  const quarter = isLong ? Math.floor((work.done / work.total) * 4) : 0;
  const openWords = shown?.summary.open ? words.open({ count: shown.summary.open }) : '';
  return (
    <>
      <span className="clinic-visually-hidden" role="status">
        {isLong
          ? say({ done: Math.round((quarter * work.total) / 4), total: work.total })
          : shown && [words.sum(shown.summary), openWords].filter(Boolean).join(' · ')}
      </span>
      {isLong && (
        <div className="clinic-qo-work">
          <ProgressBar
            label={work.kind === 'adding' ? words.addingShort : words.checking}
            max={work.total}
            value={work.done}
          />
          <span>{say(work)}</span>
          <Button size="s" busy={work.isStopping} busyLabel={words.stopping} onClick={list.stop}>
            {words.stop}
          </Button>
        </div>
      )}
    </>
  );
}
