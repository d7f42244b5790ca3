import { accountMenu } from '@clinicart/sdk/identity';
import { onDemand, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ChevronRightIcon, GiftIcon, LogOutIcon } from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { accountPageWords } from './account-page-words.ts';
import { type AccountScreen, ENTRIES, screenRow } from './account-screens.ts';
import { Avatar, avatarStyles } from './avatar.tsx';
import { CertificationBadge, certificationBadgeStyles } from './certification-badge.tsx';

export const accountSidebarStyles = [
  buttonStyles,
  failureLineStyles,
  skeletonStyles,
  avatarStyles,
  certificationBadgeStyles,
  panelCss,
];

/** Loads the orders, which no other page of the account needs here. */
const OrderCount = onDemand(() => import('./order-count.tsx'));

/** The account, links to its pages, and log out: beside the page, and on a phone a page. Spec: 2§2.1 */
export function AccountSidebar({ screen }: { screen: AccountScreen | undefined }) {
  const shop = useShop();
  const text = useWords(accountPageWords);
  const routes = useRoutes();
  const account = useStore(shop.account.menu.watch(null)).value;
  const { page: current } = screenRow(screen);
  // Beside the menu of a desk, the account page shows the profile.
  const shown = screen === 'centre' ? 'information' : undefined;
  return (
    <div className="clinic-panel clinic-account-side">
      <AccountSummary />
      <nav aria-label={text.menu}>
        <ul>
          {accountMenu(account).map((page) => {
            const { route, Icon } = ENTRIES[page];
            return (
              <li key={page}>
                <a
                  {...routes.link(route)}
                  aria-current={page === current ? 'page' : undefined}
                  data-shown={page === shown || undefined}
                >
                  <Icon size={18} />
                  <span>{text.pages[page]}</span>
                  {screen === 'centre' && page === 'orders' && <OrderCount />}
                  <ChevronRightIcon className="clinic-account-chevron" />
                </a>
              </li>
            );
          })}
          <li>
            <a {...routes.link('pointsMall')}>
              <GiftIcon size={18} />
              <span>{text.pointsMall}</span>
              <ChevronRightIcon className="clinic-account-chevron" />
            </a>
          </li>
        </ul>
      </nav>
      <Button
        className="clinic-account-out"
        icon={<LogOutIcon size={18} />}
        onClick={() => shop.session.signOut()}
      >
        {text.logOut}
      </Button>
    </div>
  );
}

function AccountSummary() {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const text = useWords(accountPageWords);
  const read = useStore(shop.account.menu.watch(null));
  const account = read.value;
  const { userName = '', avatar } = session.status === 'member' ? session : {};
  const known = userName || account?.name || account?.clinicName;
  const name = known || (read.status === 'loading' ? '' : text.centre);
  return (
    <div className="clinic-account-who">
      <Avatar name={name} picture={avatar} />
      <div>
        <p className="clinic-account-name">
          {name ? <ServerText as="bdi">{name}</ServerText> : <Skeleton width={66} />}
        </p>
        {read.error ? (
          <FailureLine onRetry={() => shop.account.menu.reload(null)}>{text.unread}</FailureLine>
        ) : (
          <p className="clinic-account-clinic">
            {account ? (
              <ServerText as="bdi">{account.clinicName}</ServerText>
            ) : (
              <Skeleton width={90} />
            )}
          </p>
        )}
        {account && <CertificationBadge certification={account.certification} />}
      </div>
    </div>
  );
}
