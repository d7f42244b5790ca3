import { onDemand } from '../../engine/index.ts';
import type { MenuListProps } from '../../ui/overlay/menu-list.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import type { AccountPopoverProps, PhoneSheetProps } from './menu-types.ts';

/** The sheets of its placeholder. */
export const phoneSheetStyles = skeletonStyles;

// Lazy menus share one chunk: a buyer who opens one is likely to open another.
const menus = () => import('./header-menus.ts');

// The buyer has asked for them, so a chunk that fails to load shows an error.
const retries = true;

export const AccountPopover = onDemand<AccountPopoverProps>(
  async () => {
    const { AccountPopover: part, accountPopoverStyles: styles } = await menus();
    return { part, styles };
  },
  { retries },
);
export const MoreMenu = onDemand<MenuListProps>(async () => ({ part: (await menus()).MenuList }), {
  retries,
});
export const PhoneSheet = onDemand<PhoneSheetProps>(
  async () => {
    const { PhoneSheet: part, phoneSheetStyles: styles } = await menus();
    return { part, styles };
  },
  { waiting: <Skeleton lines={8} />, retries },
);
