import {
  codePageQuery,
  codePlaceOf,
  type PaymentMethod,
  type PaymentRecord,
} from '@clinicart/sdk/cashier';
import { useLanguage, useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import { ChevronDownIcon } from '../../ui/media/icons.tsx';
import { QrCode, qrCodeStyles } from '../../ui/media/qr-code.tsx';
import { useOrderPayment } from '../methods/payment-context.tsx';
import { isPartnerPage, transferAddress } from '../methods/payment-window.ts';
import waitingCss from './waiting.css?inline';
import { waitingWords } from './waiting-words.ts';

export const payCodeStyles = [buttonStyles, copyButtonStyles, qrCodeStyles, waitingCss];

/** Spec: 2§9 */
const PAYMENT_CODE_VERSION = 8;

interface PayCodeProps {
  record: PaymentRecord;
  /** The server's name of the method. */
  name: string;
  amount: string;
  code: string;
  /** The code as a link, if it is one. */
  link: string | undefined;
  isCodePage: boolean | undefined;
}

const STEPS: Readonly<Partial<Record<PaymentMethod, 'wechat' | 'fps' | 'payme' | 'alipay'>>> = {
  wechat: 'wechat',
  fps: 'fps',
  payme: 'payme',
  'alipay-scan': 'alipay',
};

/** A QR code with step-by-step instructions, and its text for buyers who cannot scan. Spec: 2§2.3, 2§9 */
export function PayCode(props: PayCodeProps) {
  const { record, name, amount, code, link, isCodePage } = props;
  const { order } = useOrderPayment();
  const text = useWords(waitingWords).code;
  const routes = useRoutes();
  const language = useLanguage();
  const { method } = record;
  const isPartner = isPartnerPage(routes);
  const steps = text.steps[STEPS[method] ?? 'fps'];
  return (
    <div className="clinic-cashier-code">
      <QrCode
        of={code}
        label={text.label({ method: name, amount })}
        size="l"
        version={PAYMENT_CODE_VERSION}
        failed={<p role="alert">{text.notDrawn}</p>}
      />
      <div>
        {link && (
          <Button
            className="clinic-cashier-open"
            kind="secondary"
            size="l"
            {...(isPartner
              ? { href: transferAddress(routes, link, language), target: '_blank', rel: 'opener' }
              : routes.link('transfer', { url: link }))}
          >
            {text.open({ method: name })}
          </Button>
        )}
        <ol className="clinic-cashier-steps">
          <li>{steps.first}</li>
          <li>{steps.second}</li>
          <li>{steps.third}</li>
        </ol>
        <details>
          <summary>
            {text.cannotScan}
            <ChevronDownIcon size={14} />
          </summary>
          <p>{text.textWhy}</p>
          <textarea aria-label={text.text} rows={3} readOnly value={code} />
          <CopyButton worded text={code} label={text.copyText} />
        </details>
        {/* The shop's page draws only codes that began at the shop's site. */}
        {codePlaceOf(method) === 'page' && !isCodePage && !isPartner && (
          <a {...routes.link('qrPay', codePageQuery(order, { ...record, code }))}>{text.page}</a>
        )}
      </div>
    </div>
  );
}
