import { type CertificationStep, certificationStep, formFor } from '@clinicart/sdk/identity';
import { useRoutes, useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import type { PanelProps } from './profile-head.tsx';
import { profileWords } from './profile-words.ts';

export const certificationNoticeStyles = [buttonStyles, noticeStyles];

const TONES = {
  certify: 'warning',
  resubmit: 'danger',
  wait: 'info',
  contact: 'warning',
} as const satisfies Record<CertificationStep['next'], string>;

/** Shows the next step of the certification; nothing once it is approved. Spec: 1§4 */
export function CertificationNotice({ account, open }: PanelProps) {
  const say = useSay();
  const text = useWords(profileWords);
  const routes = useRoutes();
  const { certification, reason } = account;
  const step = certificationStep(certification, reason);
  if (!step) return null;
  const form = (label: string) => (
    <Button kind="link" onClick={() => open(formFor('clinic', certification))}>
      {label}
    </Button>
  );
  const actions = {
    certify: form(text.certify),
    resubmit: form(text.resubmit),
    wait: undefined,
    contact: <a {...routes.link('contactUs')}>{text.contactUs}</a>,
  };
  return (
    <Notice tone={TONES[step.next]} lead={say(step.said)} action={actions[step.next]}>
      {step.next === 'wait' ? text.about['under-review'] : undefined}
    </Notice>
  );
}
