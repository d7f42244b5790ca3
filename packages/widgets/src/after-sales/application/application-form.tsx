import type { Explanation } from '@clinicart/sdk';
import { type DetailsProblems, refuseDetails, refuseGoods } from '@clinicart/sdk/after-sales';
import type { Order } from '@clinicart/sdk/orders';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useRoutes, useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Steps, stepsStyles } from '../../ui/data/steps.tsx';
import { dayText } from '../../ui/page/date.ts';
import { FailureNotice, Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { ActionBar, actionBarStyles } from './action-bar.tsx';
import { applicationWords } from './application-words.ts';
import { DetailsStep, detailsStepStyles } from './details-step.tsx';
import { GoodsStep, goodsStepStyles } from './goods-step.tsx';
import { type Application, useApplication } from './use-application.ts';
import { type Proofs, useProofs } from './use-proofs.ts';
import { type StepEntry, useStepEntry } from './use-step-entry.ts';
import { type Submit, useSubmit } from './use-submit.ts';

export const applicationFormStyles = [
  buttonStyles,
  noticeStyles,
  panelCss,
  stepsStyles,
  goodsStepStyles,
  detailsStepStyles,
  actionBarStyles,
];

interface ApplicationFormProps {
  order: Order;
  /** The service that the address asks for. */
  type: string;
  onMade(returnNo: string): void;
  onSending(isSending: boolean): void;
}

/** The two steps of an application; the second one keeps what the first one has. Spec: 2§2.7 */
export function ApplicationForm({ order, type, onMade, onSending }: ApplicationFormProps) {
  const application = useApplication(order, type);
  const proofs = useProofs();
  const submit = useSubmit(application);
  const { outcome } = submit;
  const returnNo = outcome?.ok ? outcome.returnNo : undefined;
  useEffect(() => {
    if (returnNo !== undefined) onMade(returnNo);
  }, [returnNo, onMade]);
  const isSending = submit.progress !== undefined;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const entry = useStepEntry(application.step, (step) => {
    const { kind, named, change } = application;
    // The second step stays while it is sent; Forward passes the check of the Next button.
    if (isSending || (step === 2 && refuseGoods(order, { kind, quantities: named }))) return;
    change({ step });
  });
  return (
    <div className="clinic-return">
      <Head application={application} />
      {application.step === 1 ? (
        <FirstStep application={application} entry={entry} />
      ) : (
        <SecondStep application={application} entry={entry} proofs={proofs} submit={submit} />
      )}
    </div>
  );
}

function Head({ application }: { application: Application }) {
  const text = useWords(applicationWords);
  const language = useLanguage();
  const { order, step } = application;
  const title = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  // The pressed button has left with its step.
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const day = order.placedAt === undefined ? '' : dayText(order.placedAt, language);
  return (
    <header className="clinic-panel clinic-return-head">
      <div>
        <h1 ref={title} tabIndex={-1}>
          {text.title}
        </h1>
        <p>
          {text.orderNo(order)}
          {day && text.placed({ day })}
        </p>
      </div>
      <Steps label={text.progress} steps={[text.steps.goods, text.steps.details]} at={step - 1} />
    </header>
  );
}

interface FirstStepProps {
  application: Application;
  entry: StepEntry;
}

function FirstStep({ application, entry }: FirstStepProps) {
  const text = useWords(applicationWords);
  const routes = useRoutes();
  const [problem, setProblem] = useState<Explanation>();
  const { order, kind, named } = application;
  // A problem is shown until the choice changes.
  const key = JSON.stringify([kind, named]);
  const [checked, setChecked] = useState('');
  const shown = checked === key ? problem : undefined;
  const go = () => {
    const found = refuseGoods(order, { kind, quantities: named });
    setProblem(found);
    setChecked(key);
    if (!found) entry.forward();
  };
  return (
    <>
      <GoodsStep application={application} />
      <ActionBar application={application} problem={shown}>
        <Button size="l" {...routes.link('order', { id: order.orderNo })}>
          {text.cancel}
        </Button>
        <Button kind="primary" size="l" onClick={go}>
          {text.next}
        </Button>
      </ActionBar>
    </>
  );
}

interface SecondStepProps extends FirstStepProps {
  proofs: Proofs;
  submit: Submit;
}

function SecondStep({ application, entry, proofs, submit }: SecondStepProps) {
  const text = useWords(applicationWords);
  const [problems, setProblems] = useState<DetailsProblems>();
  const form = useRef<HTMLDivElement>(null);
  const { reason, remark } = application;
  const isSending = submit.progress !== undefined;
  const send = () => {
    const found = refuseDetails({ reason, remark });
    setProblems(found);
    if (!found) return void submit.send(proofs);
    const wrong = found.reason ? 'input[type="radio"]' : 'textarea';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  };
  return (
    <>
      <div ref={form}>
        <DetailsStep
          application={application}
          proofs={proofs}
          progress={submit.progress}
          problems={problems && refuseDetails({ reason, remark })}
          onBack={entry.back}
        />
      </div>
      <Outcome submit={submit} onRetry={send} />
      <ActionBar application={application} isDetails>
        <Button size="l" disabled={isSending} onClick={entry.back}>
          {text.back}
        </Button>
        <Button kind="primary" size="l" busy={isSending} busyLabel={text.submitting} onClick={send}>
          {text.submit}
        </Button>
      </ActionBar>
    </>
  );
}

/** Why the application was not submitted, in the server's words; or that this is not known yet. Spec: 2§8 */
function Outcome({ submit: { outcome }, onRetry }: { submit: Submit; onRetry(): void }) {
  const say = useSay();
  const text = useWords(applicationWords);
  const routes = useRoutes();
  if (!outcome || outcome.ok) return null;
  if (outcome.reason === 'unknown')
    return (
      <Notice
        tone="warning"
        role="alert"
        lead={text.unknown}
        action={
          <Button kind="link" onClick={onRetry}>
            {text.check}
          </Button>
        }
      >
        {say({ reason: 'return-apply-unknown', facts: {} })}
      </Notice>
    );
  const { returnNo } = outcome;
  if (returnNo !== undefined)
    return (
      <Notice
        tone="info"
        role="alert"
        lead={`${text.existsTitle}${text.stop}`}
        action={<a {...routes.link('afterSale', { id: returnNo })}>{text.view}</a>}
      >
        {outcome.message}
      </Notice>
    );
  return <FailureNotice lead={text.failed}>{outcome.message}</FailureNotice>;
}
