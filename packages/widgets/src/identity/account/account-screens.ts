import type { AccountPage } from '@clinicart/sdk/identity';
import { BoxIcon } from '../../ui/media/first-icons.tsx';
import {
  ClockIcon,
  MapPinIcon,
  ReturnIcon,
  TagIcon,
  UserIcon,
  WalletIcon,
} from '../../ui/media/icons.tsx';

/** Route and icon of each page of the menu. */
export const ENTRIES = {
  orders: { route: 'orders', Icon: BoxIcon },
  history: { route: 'history', Icon: ClockIcon },
  addresses: { route: 'addresses', Icon: MapPinIcon },
  afterSales: { route: 'afterSales', Icon: ReturnIcon },
  information: { route: 'accountInformation', Icon: UserIcon },
  wallet: { route: 'wallet', Icon: WalletIcon },
  coupons: { route: 'coupons', Icon: TagIcon },
} as const satisfies Record<AccountPage, object>;

/** The page that the back link of a phone leads to. */
export type BackTarget = 'home' | 'centre' | 'orders' | 'order' | 'afterSales';

interface ScreenRow {
  /** Page of the menu that the screen belongs to; none for the menu itself. */
  readonly page?: AccountPage;
  readonly back: BackTarget;
  /** Whether the h1 of the screen repeats the title of the bar, which hides it from view on a phone. */
  readonly repeatsTitle?: true;
  /** The icon at the end of the bar. */
  readonly icon?: 'search' | 'chat';
}

/** The screens of the account centre and their bars on a phone. */
export const SCREENS = {
  centre: { back: 'home' },
  orders: { page: 'orders', back: 'centre', repeatsTitle: true, icon: 'search' },
  order: { page: 'orders', back: 'orders', icon: 'chat' },
  history: { page: 'history', back: 'centre', repeatsTitle: true },
  addresses: { page: 'addresses', back: 'centre', repeatsTitle: true },
  afterSales: { page: 'afterSales', back: 'centre', repeatsTitle: true },
  afterSale: { page: 'afterSales', back: 'afterSales', icon: 'chat' },
  afterSaleApply: { page: 'afterSales', back: 'order', repeatsTitle: true, icon: 'chat' },
  information: { page: 'information', back: 'centre' },
  wallet: { page: 'wallet', back: 'centre', repeatsTitle: true },
  coupons: { page: 'coupons', back: 'centre', repeatsTitle: true },
} as const satisfies Record<AccountPage, ScreenRow> & Record<string, ScreenRow>;

export type AccountScreen = keyof typeof SCREENS;

const isScreen = (name: string): name is AccountScreen => Object.hasOwn(SCREENS, name);

/** Returns the screen of an element's attributes; a list with an entry is the page of that entry. */
export function screenOf(
  current: string | undefined,
  entry: string | undefined,
): AccountScreen | undefined {
  if (entry && current === 'orders') return 'order';
  if (entry && current === 'afterSales') return 'afterSale';
  return current !== undefined && isScreen(current) ? current : undefined;
}

/** Returns the bar of a screen; a page outside the table has a back link to the account page. */
export const screenRow = (screen: AccountScreen | undefined): ScreenRow =>
  screen ? SCREENS[screen] : { back: 'centre' };
