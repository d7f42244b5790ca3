import { compareRows } from '@clinicart/sdk/compare';
import { useRef, useState } from 'react';
import {
  PricesHiddenNotice,
  pricesHiddenNoticeStyles,
} from '../catalogue/card/prices-hidden-notice.tsx';
import { onDemand, useLanguage, useWords } from '../engine/index.ts';
import { useSheet } from '../print/use-sheet.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { ToastRegion, toastStyles, useToasts } from '../ui/overlay/toast.tsx';
import { Notice, noticeStyles } from '../ui/state/notice.tsx';
import { CompareFrame, compareFrameStyles } from './compare-frame.tsx';
import { CompareHead, compareHeadStyles } from './compare-head.tsx';
import { compareWords } from './compare-words.ts';
import type { PrintedCompareProps } from './printed-compare.tsx';
import { isReady, useColumns } from './use-columns.ts';
import type { Comparison } from './use-comparison.ts';

export const compareScreenStyles = [
  buttonStyles,
  toastStyles,
  noticeStyles,
  pricesHiddenNoticeStyles,
  compareHeadStyles,
  compareFrameStyles,
];

const PrintedCompare = onDemand<PrintedCompareProps>(() => import('./printed-compare.tsx'));

interface CompareScreenProps {
  comparison: Comparison;
  ids: readonly string[];
}

/** The chosen products with their features, and what can be done with them. */
export function CompareScreen({ comparison, ids }: CompareScreenProps) {
  const text = useWords(compareWords);
  const language = useLanguage();
  const { region, ...toaster } = useToasts();
  const sheet = useSheet();
  const heading = useRef<HTMLHeadingElement>(null);
  const { columns, choose, retry } = useColumns(ids);
  const [hidesEqual, setHidesEqual] = useState(true);
  const compared = columns.filter(isReady);
  const isLoading = columns.some(({ state }) => state === 'loading');
  const rows = isLoading ? undefined : compareRows(compared, { language, titles: text.rows });
  const hidden = compared.find(({ pricesVisible }) => !pricesVisible);
  const remove = (id: string) => {
    heading.current?.focus();
    comparison.remove(id);
  };
  return (
    <>
      <CompareHead
        heading={heading}
        count={ids.length}
        hidesEqual={compared.length > 1 ? hidesEqual : undefined}
        onHideEqual={setHidesEqual}
        onPrint={compared.length > 0 ? sheet.print : undefined}
        onPreloadPrint={PrintedCompare.fetch}
        onClear={comparison.clear}
      />
      {/* After the heading, which takes the focus after a removal. */}
      <ToastRegion {...region} />
      {comparison.isShared && (
        <Notice
          tone="info"
          action={
            <span className="clinic-compare-shared">
              <Button kind="link" onClick={comparison.keep}>
                {text.keep}
              </Button>
              <Button kind="link" onClick={comparison.showOwn}>
                {text.own}
              </Button>
            </span>
          }
        >
          {text.shared}
        </Notice>
      )}
      {hidden && <PricesHiddenNotice text={hidden.product.view.text} />}
      <CompareFrame
        columns={columns}
        rows={rows}
        hidesEqual={hidesEqual}
        onToggleEqual={() => setHidesEqual(!hidesEqual)}
        toaster={toaster}
        onChoose={choose}
        onRemove={remove}
        onRetry={retry}
      />
      {sheet.isWanted && rows && <PrintedCompare compared={compared} rows={rows} sheet={sheet} />}
    </>
  );
}
