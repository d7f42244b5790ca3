import type { ContactKind } from '@clinicart/sdk/identity';
import type { ReactNode } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { MailIcon, PhoneIcon, ShieldCheckIcon, WalletIcon } from '../../ui/media/icons.tsx';
import type { PanelProps } from './profile-head.tsx';
import { profileWords } from './profile-words.ts';

export const securityPanelStyles = [buttonStyles, badgeStyles, panelCss];

/** The credentials of the account: masked contacts and passwords. Spec: 1§2, 1§4 */
export function SecurityPanel({ account, open }: PanelProps) {
  const text = useWords(profileWords);
  const { hasPaymentPassword } = account;
  const contact = (kind: ContactKind, icon: ReactNode, note?: string) => {
    const known = account.contacts[kind];
    const isThere = known !== undefined;
    const what = text[kind];
    return (
      <Row
        icon={icon}
        label={what}
        note={isThere ? note : undefined}
        action={isThere ? text.change : text.bind}
        name={isThere ? text.changeOf({ what }) : text.bindOf({ what })}
        onAction={() => open(kind)}
      >
        {known ?? <Badge tone="warning">{text.none}</Badge>}
      </Row>
    );
  };
  return (
    <section className="clinic-panel clinic-profile-panel">
      <h2>{text.security}</h2>
      <dl>
        {contact('phone', <PhoneIcon size={18} />, text.usedFor)}
        {contact('email', <MailIcon size={18} />)}
        <Row
          icon={<ShieldCheckIcon size={18} />}
          label={text.password}
          note={text.halfYearly}
          action={text.change}
          name={text.changeOf({ what: text.password })}
          onAction={() => open('password')}
        >
          <span aria-hidden="true">{'••••••••'}</span>
        </Row>
        <Row
          icon={<WalletIcon size={18} />}
          label={text.payPassword}
          note={hasPaymentPassword ? text.payPasswordUse : undefined}
          action={hasPaymentPassword ? text.change : text.set}
          name={(hasPaymentPassword ? text.changeOf : text.setOf)({ what: text.payPassword })}
          onAction={() => open('payPassword')}
        >
          {hasPaymentPassword ? (
            <span aria-hidden="true">{'••••••'}</span>
          ) : (
            <Badge tone="warning">{text.notSet}</Badge>
          )}
        </Row>
      </dl>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  note: string | undefined;
  action: string;
  /** Names the action in full, because several buttons share a label. */
  name: string;
  onAction(): void;
  children: ReactNode;
}

function Row({ icon, label, note, action, name, onAction, children }: RowProps) {
  return (
    <div className="clinic-profile-row">
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        <span>{children}</span>
        {note && <span className="clinic-profile-note">{note}</span>}
      </dd>
      <dd>
        <Button kind="link" onClick={onAction}>
          <span aria-hidden="true">{action}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </dd>
    </div>
  );
}
