import { createShop, memoryStore } from '@clinicart/sdk';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../server.tsx';

const shopOf = (session: Record<string, string> = {}) =>
  createShop({
    apiBase: 'http://shop.test',
    server: true,
    defaultLanguage: 'en',
    storage: { session: memoryStore(session), settings: memoryStore() },
    fetch: async () => {
      throw new Error('No API in this test.');
    },
  });
const member = { token: 'secret-token', userName: 'Dr Ho' };

describe.each(['clinic-wallet', 'clinic-coupons'] as const)('%s on a server (Spec: 2§6)', (tag) => {
  test('asks a visitor to log in, and shows nothing of an account', async () => {
    const { html } = await renderWidget(tag, {}, shopOf());
    expect(html).toContain('Please log in first');
    expect(html).not.toContain('aria-busy="true"');
  });

  test('shows a member the shape of the page and no amount, though nothing can be read', async () => {
    const { html } = await renderWidget(tag, {}, shopOf(member));
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('secret-token');
    expect(html).not.toMatch(/HK\$\d/);
  });
});

test('the tab of the address is open at once', async () => {
  const { html } = await renderWidget('clinic-coupons', { tab: 'expired' }, shopOf(member));
  expect(html).toMatch(/aria-selected="true"[^>]*>Expired/);
});
