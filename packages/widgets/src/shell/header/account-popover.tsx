import { useSheet, useShop, useStore } from '../../engine/index.ts';
import { MenuList } from '../../ui/overlay/menu-list.tsx';
import { useAccountLinks } from './account-links.ts';
import accountMenuCss from './account-popover.css?inline';

/** Keeps a line's place until the account is read: the items below must not move under a press. */
const UNKNOWN = '\u00a0';

export interface AccountMenuProps {
  name: string;
  logOut: string;
  onLogOut(): void;
}

/** Who is signed in, in full, and where that leads. Spec: 2§2.15 */
export function AccountMenu({ name, logOut, onLogOut }: AccountMenuProps) {
  useSheet(accountMenuCss);
  const shop = useShop();
  const links = useAccountLinks();
  const account = useStore(shop.account.me.watch(null)).value;
  return (
    <MenuList
      items={[...links, { key: 'log-out', label: logOut, onSelect: onLogOut }]}
      head={
        <>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <div className="clinic-account-clinic">
            <bdi>{account ? account.clinicName : UNKNOWN}</bdi>
          </div>
          <div className="clinic-account-clinic">{account ? account.email : UNKNOWN}</div>
        </>
      }
    />
  );
}
