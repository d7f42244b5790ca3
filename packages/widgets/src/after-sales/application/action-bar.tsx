import { type Explanation, formatMoney } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { afterSalesWords } from '../after-sales-words.ts';
import actionBarCss from './action-bar.css?inline';
import { applicationWords } from './application-words.ts';
import { RefundNotes } from './refund-notes.tsx';
import type { Application } from './use-application.ts';

export const actionBarStyles = actionBarCss;

interface ActionBarProps {
  application: Application;
  /** Why the next step cannot begin. */
  problem?: Explanation | undefined;
  /** On the second step, where the summary has the sum. */
  isDetails?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The expected refund and the way on; sticks to the foot of the screen. */
export function ActionBar({ application, problem, isDetails = false, children }: ActionBarProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const words = useWords(afterSalesWords);
  const { named, refund } = application;
  const chosen = Object.values(named);
  const sizes = words.sizes({
    kinds: chosen.length,
    units: chosen.reduce((units, quantity) => units + quantity, 0),
  });
  return (
    <section
      ref={bottomBar}
      className="clinic-return-bar"
      aria-label={text.summary}
      data-details={isDetails || undefined}
    >
      <div className="clinic-return-bar-text">
        {isDetails ? (
          <p className="clinic-return-bar-note">{text.canCancel}</p>
        ) : (
          <>
            <p className="clinic-return-bar-sum" aria-live="polite">
              <span>{sizes}</span>
              <b>{text.expected}</b>
              <strong>
                {refund.total === undefined ? words.unknownAmount : formatMoney(refund.total)}
              </strong>
            </p>
            {!problem && (
              <p className="clinic-return-bar-note">
                <RefundNotes application={application} />
              </p>
            )}
          </>
        )}
        <p className="clinic-return-bar-problem" role="alert">
          {problem && say(problem)}
        </p>
      </div>
      <div className="clinic-return-bar-actions">{children}</div>
    </section>
  );
}
