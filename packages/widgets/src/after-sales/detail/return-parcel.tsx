import { canSendBack, type ReturnOrder, returnAddressText } from '@clinicart/sdk/after-sales';
import { phoneText } from '@clinicart/sdk/identity';
import { useWords } from '../../engine/index.ts';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { detailWords } from './detail-words.ts';
import returnParcelCss from './return-parcel.css?inline';

export const returnParcelStyles = [
  copyButtonStyles,
  badgeStyles,
  panelCss,
  noticeStyles,
  returnParcelCss,
];

/** Where the goods go back to, and their waybill; while it can be changed, or once there is one. Spec: 2§2.7 */
export function ReturnParcel({ answer }: { answer: ReturnOrder }) {
  const canSend = canSendBack(answer);
  const hasParcel = answer.parcel.waybill !== '';
  if (!canSend && !hasParcel) return null;
  return (
    <div className="clinic-return-parcel" data-parts={canSend ? 2 : 1}>
      {canSend && <Address answer={answer} />}
      <Waybill answer={answer} canChange={canSend} />
    </div>
  );
}

function Address({ answer }: { answer: ReturnOrder }) {
  const text = useWords(detailWords);
  const { address, phone, remark } = answer.returnAddress;
  const whole = returnAddressText(answer);
  return (
    <section className="clinic-panel clinic-return-address" aria-label={text.address}>
      <header>
        <h2>{text.address}</h2>
        {whole && (
          <span className="clinic-return-copy">
            <CopyButton worded text={whole} label={text.copyAddress} done={text.copied} />
          </span>
        )}
      </header>
      {whole ? (
        <address>
          {address && <strong>{address}</strong>}
          {phone && <span>{phoneText({ phone })}</span>}
        </address>
      ) : (
        <Notice tone="warning">{text.noAddress}</Notice>
      )}
      {remark && (
        <Notice tone="warning">
          <span className="clinic-after-sale-lines">{remark}</span>
        </Notice>
      )}
    </section>
  );
}

function Waybill({ answer: { parcel }, canChange }: { answer: ReturnOrder; canChange: boolean }) {
  const text = useWords(detailWords);
  const missing = <Badge tone="warning">{text.missing}</Badge>;
  return (
    <section className="clinic-panel clinic-return-waybill" aria-label={text.waybill}>
      <h2>{text.waybill}</h2>
      <dl>
        <div>
          <dt>{text.carrier}</dt>
          <dd>{parcel.carrier || missing}</dd>
        </div>
        <div>
          <dt>{text.waybillNo}</dt>
          <dd>{parcel.waybill || missing}</dd>
        </div>
      </dl>
      {canChange && <p>{text.changeable}</p>}
    </section>
  );
}
