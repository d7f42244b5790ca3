/** What the header opens on demand, in one file. */
export { MenuList } from '../../ui/overlay/menu-list.tsx';
export { PhoneSheet } from '../phone-menu/phone-sheet.tsx';
export { AccountMenu } from './account-popover.tsx';
