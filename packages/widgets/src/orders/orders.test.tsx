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
      throw new Error('A server must not read orders.');
    },
  });
const member = { token: 'secret-token', userName: 'Dr Ho' };

describe.each([
  ['clinic-orders', {}],
  ['clinic-order', { 'order-id': '26112390000150' }],
] as const)('%s on a server (Spec: 2§2.5, 2§2.6, 2§6)', (tag, attributes) => {
  test('asks a visitor to log in, and shows no order', async () => {
    const { html } = await renderWidget(tag, attributes, shopOf());
    expect(html).toContain('Please log in first');
    expect(html).not.toContain('aria-busy="true"');
  });

  test('shows a member the shape of the page without reading an order', async () => {
    const { html } = await renderWidget(tag, attributes, shopOf(member));
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('secret-token');
  });
});

test('shows tabs and the keyword of the address at once', async () => {
  const attributes = { tab: 'to-receive', keyword: 'gloves' };
  const { html } = await renderWidget('clinic-orders', attributes, shopOf(member));
  expect(html).toMatch(/aria-selected="true"[^>]*>To receive/);
  expect(html).toContain('value="gloves"');
});

test('says that an address without an order number has none', async () => {
  const { html } = await renderWidget('clinic-order', {}, shopOf(member));
  expect(html).toContain('This page address has no order number.');
});
