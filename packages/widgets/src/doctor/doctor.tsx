import { createShop, plainTranslator } from '@clinicart/sdk/core';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../engine/diagnosis/diagnosis-words.ts';
import { diagnose } from '../engine/diagnosis/examine.ts';
import type { Finding } from '../engine/diagnosis/finding.ts';
import { useLanguage, useWords, type WidgetModule } from '../engine/index.ts';
import { page } from '../engine/page/page-config.ts';
import { pageShop } from '../engine/page/page-shop.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { ShieldCheckIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import doctorCss from './doctor.css?inline';
import { doctorWords } from './doctor-words.ts';

/** Mistakes; undefined during an examination, null if it failed. */
type Report = readonly Finding[] | undefined | null;

/** Lists the mistakes of the page that contains it. */
function Doctor() {
  const text = useWords(doctorWords);
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    if (report !== undefined) return;
    let isLate = false;
    diagnose(document).then(
      (found) => isLate || setReport(found),
      () => isLate || setReport(null),
    );
    return () => {
      isLate = true;
    };
  }, [report]);
  const again = () => setReport(undefined);
  return (
    <section className="clinic-panel clinic-doctor">
      <h2>{text.title}</h2>
      {report === undefined && (
        <Loading label={text.examining}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {report === null && <FailureBlock title={text.failed} onRetry={again} />}
      {report && <Mistakes report={report} />}
      {report && (
        <div className="clinic-doctor-again">
          <Button kind="secondary" onClick={again}>
            {text.again}
          </Button>
        </div>
      )}
    </section>
  );
}

function Mistakes({ report }: { report: readonly Finding[] }) {
  const text = useWords(doctorWords);
  const language = useLanguage();
  if (report.length === 0)
    return (
      <Empty icon={<ShieldCheckIcon size={20} />} tone="primary" title={text.none} role="status">
        {text.noneWhy}
      </Empty>
    );
  return (
    <>
      <p role="status">{text.count({ count: report.length })}</p>
      <ol className="clinic-doctor-list">
        {report.map((found) => {
          const sentence = sentenceOf(found, language);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ol>
    </>
  );
}

export const widget: WidgetModule<'clinic-doctor'> = {
  component: Doctor,
  styles: [buttonStyles, emptyStyles, failureBlockStyles, skeletonStyles, panelCss, doctorCss],
  shop: () => {
    const { apiBase, language } = page().config;
    return apiBase === undefined
      ? createShop({
          apiBase: '',
          translate: plainTranslator,
          ...(language && { defaultLanguage: language }),
        })
      : pageShop();
  },
};
