import { Failure } from '../../engine/element/boundary.tsx';
import { onDemand } from '../../engine/index.ts';
import type { MenuListProps } from '../../ui/overlay/menu-list.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { PhoneSheetProps } from '../phone-menu/phone-sheet.tsx';
import type { AccountMenuProps } from './account-popover.tsx';

// What opens on demand travels in one file: whoever comes near one of them is likely to want another.
const menus = () => import('./header-menus.ts');

// Somebody has asked for them, so a file that does not arrive is said.
const failed = <Failure onRetry={() => location.reload()} />;

export const AccountMenu = onDemand<AccountMenuProps>(
  async () => ({ part: (await menus()).AccountMenu }),
  { failed },
);
export const MoreMenu = onDemand<MenuListProps>(async () => ({ part: (await menus()).MenuList }), {
  failed,
});
export const PhoneSheet = onDemand<PhoneSheetProps>(
  async () => ({ part: (await menus()).PhoneSheet }),
  { waiting: <Skeleton lines={8} />, failed },
);
