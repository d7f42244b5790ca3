import {
  afterSalesDomain,
  canCancelReturn,
  canSendBack,
  isReturnClosed,
  type ReturnOrder,
  returnHint,
  returnTitle,
} from '@clinicart/sdk/after-sales';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { onDemand, useSay, useShop, useWords } from '../../engine/index.ts';
import { awaitsLogin } from '../../identity/account/awaits-login.ts';
import { DialogFailed, DialogWaiting, partStatesStyles } from '../../orders/part-states.tsx';
import { useAskLink } from '../../orders/use-ask-link.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ChatIcon } from '../../ui/media/first-icons.tsx';
import { ConfirmDialog, confirmDialogStyles } from '../../ui/overlay/confirm-dialog.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { ReturnSteps, returnStepsStyles } from '../return-steps.tsx';
import detailHeadCss from './detail-head.css?inline';
import { detailWords } from './detail-words.ts';

export const detailHeadStyles = [
  buttonStyles,
  panelCss,
  noticeStyles,
  partStatesStyles,
  confirmDialogStyles,
  returnStepsStyles,
  detailHeadCss,
];

const WaybillDialog = onDemand(() => import('./waybill-dialog.tsx'), {
  waiting: <DialogWaiting />,
  failed: <DialogFailed />,
});

interface DetailHeadProps {
  answer: ReturnOrder;
  toaster: Toaster;
}

/** The next step as the title, the progress, and what the buyer can do now. Spec: 2§2.7, 2§4 */
export function DetailHead({ answer, toaster }: DetailHeadProps) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  const { status } = answer;
  const lastStatus = useRef(status);
  // The pressed button may have left with its status.
  useLayoutEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    const root = title.current?.getRootNode();
    if (root instanceof ShadowRoot && !root.activeElement) title.current?.focus();
  }, [status]);
  return (
    <>
      <header className="clinic-after-sale-head">
        <div className="clinic-panel clinic-after-sale-card">
          <div className="clinic-after-sale-title">
            <h1 ref={title} tabIndex={-1}>
              {say(returnTitle(answer))}
            </h1>
            <p>{say(returnHint(answer))}</p>
          </div>
          <ReturnSteps answer={answer} />
        </div>
        <Actions answer={answer} toaster={toaster} />
      </header>
      {isReturnClosed(answer) && <Closed answer={answer} />}
    </>
  );
}

/** A grey notice; with the merchant's reason in a red one. Spec: 2§2.7 */
function Closed({ answer: { status, checkResult } }: { answer: ReturnOrder }) {
  const text = useWords(detailWords);
  if (status !== 'rejected') return <p className="clinic-after-sale-closed">{text.closed}</p>;
  return (
    <>
      <p className="clinic-after-sale-closed">{text.closed}</p>
      <Notice tone="danger" lead={text.whyRejected}>
        <span className="clinic-after-sale-lines">{checkResult || text.noWhy}</span>
      </Notice>
    </>
  );
}

function Actions({ answer, toaster }: DetailHeadProps) {
  const shop = useShop();
  const text = useWords(detailWords);
  const [isFilling, fillIn] = useState(false);
  const canSend = canSendBack(answer);
  const isFirst = answer.status === 'to-send-back';
  const primary: ReactNode = canSend && (
    <Button
      kind={isFirst ? 'primary' : 'neutral'}
      onPointerEnter={() => WaybillDialog.fetch()}
      onClick={() => fillIn(true)}
    >
      {isFirst ? text.fillIn : text.changeWaybill}
    </Button>
  );
  const onSaved = () => {
    fillIn(false);
    toaster.show({
      key: 'waybill',
      tone: 'success',
      text: shop.language.say({ reason: 'submitted', facts: {} }),
    });
  };
  return (
    <div ref={bottomBar} className="clinic-after-sale-actions">
      <AskButton answer={answer} />
      {canCancelReturn(answer) && <CancelButton answer={answer} toaster={toaster} />}
      {primary}
      {isFilling && (
        <WaybillDialog answer={answer} onClose={() => fillIn(false)} onSaved={onSaved} />
      )}
    </div>
  );
}

/** The way to ask about the application: by the number of its order. Spec: 2§2.6 */
function AskButton({ answer: { orderNo, returnNo } }: { answer: ReturnOrder }) {
  const text = useWords(detailWords);
  const link = useAskLink(orderNo || returnNo);
  return (
    <Button {...link} target="_blank" rel="noreferrer" icon={<ChatIcon />} aria-label={text.ask}>
      <span className="clinic-after-sale-ask">{text.ask}</span>
      <span className="clinic-after-sale-ask-short">{text.askShort}</span>
    </Button>
  );
}

function CancelButton({ answer: { returnNo }, toaster }: DetailHeadProps) {
  const shop = useShop();
  const afterSales = shop.domain(afterSalesDomain);
  const text = useWords(detailWords);
  const [isAsking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const outcome = await afterSales.cancel(returnNo);
    setBusy(false);
    ask(false);
    if (!outcome.ok && awaitsLogin(shop)) return;
    toaster.show(
      outcome.ok
        ? { key: 'cancel', tone: 'success', text: text.cancelled }
        : { key: 'cancel', tone: 'error', text: outcome.message },
    );
  };
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        {text.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.cancelTitle}
        description={text.cancelWhy}
        confirm={text.cancelYes}
        cancel={text.cancelNo}
        destructive
        busy={busy}
        busyLabel={text.cancelling}
        onConfirm={() => void cancel()}
        onCancel={() => ask(false)}
      />
    </>
  );
}
