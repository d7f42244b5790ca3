import { formFor, type ShownAccount } from '@clinicart/sdk/identity';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Avatar, avatarStyles } from '../account/avatar.tsx';
import { CertificationBadge, certificationBadgeStyles } from '../account/certification-badge.tsx';
import type { ProfileDialogName } from './dialogs/use-profile-dialog.ts';
import { profileWords } from './profile-words.ts';

export const profileHeadStyles = [buttonStyles, avatarStyles, certificationBadgeStyles, panelCss];

export interface PanelProps {
  readonly account: ShownAccount;
  open(name: ProfileDialogName): void;
}

/** Name, picture and certification of the account. */
export function ProfileHead({ account, open }: PanelProps) {
  const text = useWords(profileWords);
  const { clinicName, name, certification } = account;
  return (
    <header className="clinic-panel clinic-profile-head">
      <Avatar name={clinicName || name} picture={account.avatar} />
      <div>
        <h1>
          <ServerText as="bdi">{clinicName || name || text.title}</ServerText>{' '}
          <CertificationBadge certification={certification} />
        </h1>
        {clinicName && name && <ServerText as="p">{text.person({ name })}</ServerText>}
      </div>
      <Button onClick={() => open(formFor('person', certification))}>{text.editPerson}</Button>
    </header>
  );
}
