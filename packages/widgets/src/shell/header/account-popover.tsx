import { useShop, useStore } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { MenuList, menuListStyles } from '../../ui/overlay/menu-list.tsx';
import { useAccountLinks } from './account-links.ts';
import accountPopoverCss from './account-popover.css?inline';
import type { AccountPopoverProps } from './menu-types.ts';

export const accountPopoverStyles = [menuListStyles, accountPopoverCss];

/** Reserves a line until the account has loaded, and for no clinic: the items below must not move under a press. */
const BLANK = '\u00a0';

/** The menu of the account: name, e-mail and clinic in full, the pages of the account, and log out. Spec: 2§2.15 */
export function AccountPopover({ name, logOut, onLogOut }: AccountPopoverProps) {
  const shop = useShop();
  const links = useAccountLinks();
  const account = useStore(shop.account.me.watch(null)).value;
  return (
    <MenuList
      items={[...links, { key: 'log-out', label: logOut, onSelect: onLogOut }]}
      head={
        <>
          <strong>
            <ServerText as="bdi">{name}</ServerText>
          </strong>
          <div className="clinic-account-clinic">{account?.email || BLANK}</div>
          <div className="clinic-account-clinic">
            <ServerText as="bdi">{account?.clinicName || BLANK}</ServerText>
          </div>
        </>
      }
    />
  );
}
