import { formFor, mayCertify, refuseClinic } from '@clinicart/sdk';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { profileWords } from '../profile-words.ts';
import type { PanelProps } from './profile-head.tsx';

/** What the certification asks for next; nothing once it is approved. Spec: 1§4 */
export function Standing({ account, open }: PanelProps) {
  const shop = useShop();
  const text = useWords(profileWords);
  const routes = useRoutes();
  const { certification } = account;
  if (certification === 'approved') return null;
  const refusal = refuseClinic(certification);
  const lead = refusal ?? {
    reason: certification === 'rejected' ? 'clinic-rejected' : 'not-certified',
    facts: { why: account.reason ?? '' },
  };
  const isWaiting = certification === 'under-review';
  return (
    <Notice
      tone={certification === 'rejected' ? 'danger' : isWaiting ? 'info' : 'warning'}
      lead={shop.language.say(lead)}
      action={
        mayCertify(certification) ? (
          <Button kind="link" onClick={() => open(formFor('clinic', certification))}>
            {certification === 'rejected' ? text.resubmit : text.certify}
          </Button>
        ) : isWaiting ? undefined : (
          <a {...routes.link('contactUs')}>{text.contactUs}</a>
        )
      }
    >
      {isWaiting ? text.about['under-review'] : undefined}
    </Notice>
  );
}
