import { icon } from './icon.tsx';

// Icons of a page's first load: a chunk contains whole files. icons.tsx has the others.

export const AlertIcon = icon('M10 3.25 17.5 16.5h-15L10 3.25ZM10 8.25V12M10 14.1v.1');
export const BoxIcon = icon(
  'M10 2.25 16.75 6v8L10 17.75 3.25 14V6L10 2.25ZM3.25 6 10 9.75 16.75 6M10 9.75v8',
);
export const CartIcon = icon(
  'M1.75 3h2.1l2.3 9.5h8.9l1.9-7H4.6M7.5 15.25a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5ZM14 15.25a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5Z',
);
export const ChatIcon = icon('M17 3H3v11h3v3.25L9.75 14H17V3Z');
export const MinusIcon = icon('M4 10h12');
export const PackageIcon = icon('M3 6.5h14V17H3ZM3 6.5 5 3h10l2 3.5M8 9.5h4');
export const PlusIcon = icon('M10 4v12M4 10h12');
