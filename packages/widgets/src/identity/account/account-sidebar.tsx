import { type AccountPage, accountMenu } from '@clinicart/sdk/identity';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import {
  BoxIcon,
  ClockIcon,
  GiftIcon,
  LogOutIcon,
  MapPinIcon,
  ReturnIcon,
  TagIcon,
  UserIcon,
  WalletIcon,
} from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/error-state.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { accountPageWords } from './account-page-words.ts';
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

/** Route and icon of each page. */
export const ENTRIES = {
  orders: { route: 'orders', Icon: BoxIcon },
  history: { route: 'history', Icon: ClockIcon },
  addresses: { route: 'addresses', Icon: MapPinIcon },
  afterSales: { route: 'afterSales', Icon: ReturnIcon },
  information: { route: 'accountInformation', Icon: UserIcon },
  wallet: { route: 'wallet', Icon: WalletIcon },
  coupons: { route: 'coupons', Icon: TagIcon },
} as const satisfies Record<AccountPage, object>;

/** The account, links to its pages, and log out. Spec: 2§2.1 */
export function AccountSidebar({ current }: { current: AccountPage | undefined }) {
  const shop = useShop();
  const text = useWords(accountPageWords);
  const routes = useRoutes();
  const account = useStore(shop.account.menu.watch(null)).value;
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
                  ref={page === current ? intoView : undefined}
                >
                  <Icon size={18} />
                  {text.pages[page]}
                </a>
              </li>
            );
          })}
          <li>
            <a {...routes.link('pointsMall')}>
              <GiftIcon size={18} />
              {text.pointsMall}
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

/** Scrolls the row of links on a phone to the current page. */
function intoView(entry: HTMLElement | null) {
  const row = entry?.closest('ul');
  if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.clientWidth) / 2;
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
        <p className="clinic-account-name">{name ? <bdi>{name}</bdi> : <Skeleton width={66} />}</p>
        {read.error ? (
          <FailureLine onRetry={() => shop.account.menu.reload(null)}>{text.unread}</FailureLine>
        ) : (
          <p className="clinic-account-clinic">
            {account ? <bdi>{account.clinicName}</bdi> : <Skeleton width={90} />}
          </p>
        )}
        {account && <CertificationBadge certification={account.certification} />}
      </div>
    </div>
  );
}
