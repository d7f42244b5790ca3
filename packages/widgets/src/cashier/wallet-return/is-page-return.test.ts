import { pageReturnUrl } from '@clinicart/sdk/cashier';
import { expect, test } from 'vitest';
import { isPageReturn } from './is-page-return.ts';

test.each(['https://partner.example/', 'https://partner.example/tray?page=7#/hash'])(
  'knows the way back to %s, and the page itself from it',
  (page) => {
    const back = pageReturnUrl(page, { orderNo: 'CC-1' }) ?? '';
    expect(isPageReturn(new URL(back).search)).toBe(true);
    expect(isPageReturn(new URL(page).search)).toBe(false);
  },
);
