/** What the header opens on demand, in one file. */
export { MenuList } from '../ui/menu-list.tsx';
export { AccountMenu } from './account-menu.tsx';
export { PhoneSheet } from './phone-sheet.tsx';
