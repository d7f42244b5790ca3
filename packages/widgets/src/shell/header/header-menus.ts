/** The chunk of the header's lazy menus. */
export { MenuList } from '../../ui/overlay/menu-list.tsx';
export { PhoneSheet, phoneSheetStyles } from '../phone-menu/phone-sheet.tsx';
export { AccountPopover, accountPopoverStyles } from './account-popover.tsx';
