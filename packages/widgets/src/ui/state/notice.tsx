import type { ReactNode } from 'react';
import { buttonStyles } from '../button/button.tsx';
import { useLanguage } from '../foundation/context.tsx';
import { AlertIcon } from '../media/first-icons.tsx';
import { InfoIcon, ShieldCheckIcon } from '../media/icons.tsx';
import { TryAgain } from './error-state.tsx';
import noticeCss from './notice.css?inline';

export const noticeStyles = [buttonStyles, noticeCss];

/** Props of {@link Notice}. */
export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger' | 'accent';
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** The bold first clause, with its punctuation: 審批中。 */
  lead?: ReactNode;
  children?: ReactNode;
  /** One action at the end: a {@link Button} of kind `link`, or an `<a>`; it takes the colour of the tone. */
  action?: ReactNode;
  /** `alert` for a new failure, `status` for news; omit it for a notice that is there from the start. */
  role?: 'alert' | 'status' | undefined;
}

const icons = {
  info: InfoIcon,
  success: ShieldCheckIcon,
  warning: AlertIcon,
  danger: AlertIcon,
  accent: InfoIcon,
};

/** One tinted line: a fact, and an action. */
export function Notice({ tone, icon, lead, children, action, role }: NoticeProps) {
  const language = useLanguage();
  const Icon = icons[tone];
  return (
    <div className="clinic-notice" part={`notice notice-${tone}`} data-tone={tone} role={role}>
      {icon ?? <Icon size={16} />}
      <div className="clinic-notice-text">
        {lead && <strong>{lead}</strong>}
        {lead && language === 'en' && ' '}
        {children}
      </div>
      {action}
    </div>
  );
}

/** Props of {@link FailureNotice}. */
export interface FailureNoticeProps {
  /** States what failed, with its full stop. */
  lead?: ReactNode;
  /** The reason: the sentence of the error. */
  children?: ReactNode;
  /** Omit it if a retry is of no use. */
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  of?: string | undefined;
}

/** Reports a failure beside content that is still there. */
export function FailureNotice({ lead, children, onRetry, busy, of }: FailureNoticeProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      lead={lead}
      action={onRetry && <TryAgain onRetry={onRetry} busy={busy} of={of} />}
    >
      {children}
    </Notice>
  );
}
