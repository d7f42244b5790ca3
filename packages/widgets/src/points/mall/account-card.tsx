import type { PointsProductsPage } from '@clinicart/sdk/points';
import { useState } from 'react';
import { onDemand, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Avatar, avatarStyles } from '../../identity/account/avatar.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ChevronRightIcon, UserIcon } from '../../ui/media/icons.tsx';
import { dialogStyles } from '../../ui/overlay/dialog.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { figures, pointsWords } from '../points-words.ts';
import accountCardCss from './account-card.css?inline';
import { mallWords } from './mall-words.ts';
import type { RulesDialogProps } from './rules-dialog.tsx';

export const accountCardStyles = [
  avatarStyles,
  buttonStyles,
  skeletonStyles,
  dialogStyles,
  accountCardCss,
];

const RulesDialog = onDemand<RulesDialogProps>(() => import('./rules-dialog.tsx'), {
  retries: true,
});

interface AccountCardProps {
  /** The products last read, beside which the server names the points; undefined while none are. */
  page: PointsProductsPage | undefined;
}

/** The account and its points, with links to rules, history and exchange records. Spec: 2§2.10, 2§6 */
export function AccountCard({ page }: AccountCardProps) {
  const { $session } = useShop().session;
  const words = useWords(mallWords);
  const session = useStore($session);
  return (
    <section className="clinic-points-card" aria-label={words.account}>
      {session.status === 'member' ? (
        <Member name={session.userName ?? ''} avatar={session.avatar} page={page} />
      ) : (
        <Visitor />
      )}
      <CardLinks />
    </section>
  );
}

interface MemberProps extends AccountCardProps {
  name: string;
  avatar: string | undefined;
}

function Member({ name, avatar, page }: MemberProps) {
  const words = useWords(mallWords);
  const points = page?.points;
  return (
    <>
      <Avatar name={name} picture={avatar} />
      <div className="clinic-points-who">
        <strong>
          <ServerText as="bdi">{name || words.account}</ServerText>
        </strong>
        <span>{words.redeemWhy}</span>
      </div>
      <p className="clinic-points-balance">
        <span>{words.balance}</span>
        <strong>
          {page ? points === undefined ? '–' : figures(points) : <Skeleton width={100} />}
        </strong>
      </p>
    </>
  );
}

function Visitor() {
  const { session } = useShop();
  const words = useWords(mallWords);
  return (
    <>
      <span className="clinic-avatar" aria-hidden="true">
        <UserIcon size={20} />
      </span>
      <div className="clinic-points-who">
        <strong>{words.logIn}</strong>
        <span>{words.logInWhy}</span>
      </div>
      <p className="clinic-points-balance">
        <Button kind="neutral" onClick={() => void session.requestLogin()}>
          {words.logInButton}
        </Button>
      </p>
    </>
  );
}

function CardLinks() {
  const text = useWords(pointsWords);
  const routes = useRoutes();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className="clinic-points-links">
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={RulesDialog.fetch}
            onFocus={RulesDialog.fetch}
            onClick={() => setOpen(true)}
          >
            {text.rules}
            <ChevronRightIcon size={14} />
          </button>
        </li>
        <li>
          <a {...routes.link('pointsRecord')}>
            {text.history}
            <ChevronRightIcon size={14} />
          </a>
        </li>
        <li>
          <a {...routes.link('exchangeRecord')}>
            {text.exchanges}
            <ChevronRightIcon size={14} />
          </a>
        </li>
      </ul>
      {isOpen && <RulesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
