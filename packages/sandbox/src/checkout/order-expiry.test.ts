import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { succeeded } from '../testing/answers.ts';
import {
  type CheckoutShop,
  checkoutShop,
  composite,
  glove,
  listOf,
  suture,
  type Wish,
} from '../testing/checkout.ts';

let at: CheckoutShop;
beforeEach(async () => {
  at = await checkoutShop();
});
afterEach(() => at.shop.sandbox.close());

const reward = async () =>
  String(
    listOf((await at.confirmation())['coupons']).find(
      (each) => String(each['name']) === 'Clinic month-end reward',
    )?.['id'],
  );
const enough: Wish = [composite, Math.ceil(210_000 / (composite.pay * composite.sellPartCount))];

describe('an order that is closed unpaid', () => {
  it('gives back stock and coupon once, when its time is over', async () => {
    await at.begin([enough]);
    const id = await reward();
    const made = await at.place({ couponId: id, discountCouponPrice: 150 });
    at.pass(24 * 3_600_000 - 1000);
    expect(await at.call('order.check', { id: made.data })).toEqual(
      succeeded({ isSuccess: true, message: null }),
    );
    at.pass(1000);
    for (let asked = 0; asked < 3; asked += 1)
      expect((await at.call('order.check', { id: made.data })).data).toEqual({
        isSuccess: false,
        message: 'This order is closed. Order again.',
      });
    expect(at.stockOf(composite.id)).toBe(composite.stock);
    await at.begin([enough]);
    expect(await reward()).toBe(id);
    expect(() => at.console.closeOrder(String(made.data))).toThrow('closed');
    expect(at.stockOf(composite.id)).toBe(composite.stock);
  });

  it('is closed by the clock before any next call, even a visitor’s', async () => {
    await at.begin([[glove, 1]]);
    await at.place();
    at.pass(25 * 3_600_000);
    const page = await at.shop.call('catalogue.specifications', { id: String(glove.product.id) });
    const shown = listOf(page.data['standards']).find(
      (each) => String(each['searchProductId']) === String(glove.id),
    );
    expect(shown?.['stock']).toBe(glove.stock);
  });

  it('never sells more than there is: stock and what orders hold stay the same sum', async () => {
    const full = suture.sellPartCount * 6;
    const step = fc.oneof(
      fc.record({ buy: fc.integer({ min: 1, max: 4 }), at: fc.constant(0) }),
      fc.record({ close: fc.integer({ min: 0, max: 5 }), at: fc.constant(1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        at.console.reset();
        await at.signIn('verified');
        at.console.setStock(suture.id, full);
        for (const each of steps) {
          if ('buy' in each) {
            const left = at.stockOf(suture.id) ?? 0;
            const begun = await at.begin([[suture, each.buy]]);
            expect(begun.resultID === 1200).toBe(each.buy * suture.sellPartCount <= left);
            if (begun.resultID === 1200) expect((await at.place()).resultID).toBe(1200);
          } else {
            const open = at.console.orders().filter((order) => order.status === 0);
            const chosen = open[each.close % Math.max(1, open.length)];
            if (chosen) at.console.closeOrder(chosen.orderNo);
          }
          const held = at.console
            .orders()
            .filter((order) => order.status === 0)
            .flatMap((order) => order.lines)
            .reduce((sum, line) => sum + line.quantity, 0);
          expect((at.stockOf(suture.id) ?? -1) + held).toBe(full);
        }
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
