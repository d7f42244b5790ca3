/** The chunk of the header's lazy menus. */
export { MenuList } from '../../ui/overlay/menu-list.tsx';
export { PhoneSheet } from '../phone-menu/phone-sheet.tsx';
export { AccountPopover } from './account-popover.tsx';
