import { expect, test } from 'vitest';
import { address, type RouteValues } from '../../engine/routing/routes.ts';
import { screenAt } from './drawer-screens.ts';
import type { DrawerRoute } from './use-cart-drawer.ts';

const SITE = 'https://shop.example/hk/';

test.each<[DrawerRoute, RouteValues, string, object]>([
  ['cart', {}, 'clinic-cart', {}],
  ['confirm', {}, 'clinic-checkout', {}],
  ['pay', { id: 'A1' }, 'clinic-cashier', { 'order-id': 'A1' }],
  ['qrPay', { orderNo: 'A1', code: 'wx?1' }, 'clinic-qr-pay', { 'order-id': 'A1', code: 'wx?1' }],
  [
    'payResult',
    { orderId: 'A1', payType: 8 },
    'clinic-pay-result',
    { 'order-id': 'A1', 'pay-type': '8' },
  ],
  ['order', { id: 'A1' }, 'clinic-order', { 'order-id': 'A1' }],
])('shows %s as an element', (route, params, tag, attributes) => {
  const screen = screenAt(route, address(route, params, SITE, {}), SITE);
  expect(screen.tag).toBe(tag);
  expect(JSON.parse(JSON.stringify(screen.attributes))).toEqual(attributes);
});

test.each(['https://evil.example/pay/A1', `${SITE}shopCart`, 'javascript:alert(1)', ''])(
  'shows the cart for %j, which is no cashier of this shop',
  (url) => {
    expect(screenAt('pay', url, SITE)).toEqual({
      tag: 'clinic-cart',
      attributes: {},
    });
  },
);
