import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AfterPurchaseShop, afterPurchaseShop } from '../testing/after-purchase.ts';
import { refused } from '../testing/answers.ts';
import { glove, listOf } from '../testing/checkout.ts';
import { wayOf } from './parcel-clock.ts';
import { isSigned, parcelStates } from './parcel-states.ts';

let at: AfterPurchaseShop;
let waybill: string;
beforeEach(async () => {
  at = await afterPurchaseShop();
  const orderNo = await at.paid([[glove, 2]]);
  waybill = at.console.shipOrder(orderNo)[0] ?? '';
});
afterEach(() => at.shop.sandbox.close());

const track = (language = '2') =>
  at.answer('orders.tracking', { nu: waybill, com: '11' }, language);

describe('a parcel by the clock', () => {
  it('goes from the warehouse to the clinic as time passes', async () => {
    const seen: unknown[] = [];
    for (const hours of [0, 2, 4, 12, 4, 6, 100]) {
      at.hours(hours);
      const { state, data } = await track();
      seen.push([state, listOf(data).length]);
    }
    expect(seen).toEqual([
      ['-1', 0],
      ['1', 1],
      ['0', 2],
      ['201', 3],
      ['202', 4],
      ['301', 5],
      ['301', 5],
    ]);
  });

  it('tells carrier, number and events in the language of the call, newest first', async () => {
    at.hours(7);
    const [zh, en] = [await track('3'), await track()];
    expect(en).toMatchObject({ mailNo: waybill, expressName: expect.stringMatching(/^[A-Z]/) });
    expect(listOf(en['data'])).toEqual([
      { time: '2026-11-20 18:00:00', context: 'Left the Kwai Chung sorting centre' },
      { time: '2026-11-20 14:00:00', context: 'Picked up from the warehouse' },
    ]);
    expect(String(listOf(zh['data'])[1]?.['context'])).toBe('快遞員已從倉庫取件');
  });

  it('is where it was at any time, whichever way the clock was read', () => {
    const times = { sent_at: 0, state: null, state_at: null };
    let before = 0;
    for (let hour = 0; hour < 60; hour += 1) {
      const { events } = wayOf(times, hour * 3_600_000);
      expect(events.length).toBeGreaterThanOrEqual(before);
      expect(events.every((event) => event.at <= hour * 3_600_000)).toBe(true);
      before = events.length;
    }
  });
});

describe('a parcel that the merchant sets', () => {
  it.each(Object.entries(parcelStates))('is in state %s, with its words', async (state, words) => {
    at.hours(3);
    at.console.setParcelState(waybill, state);
    at.hours(300);
    const found = await track();
    expect(found['state']).toBe(state);
    const [last] = listOf(found['data']);
    if (state === '-1' || state === '401') expect(last).toBeUndefined();
    else expect(last?.['context']).toBe(words.en);
    expect(at.console.orders()[0]?.status).toBe(isSigned(state) ? 4 : 3);
  });

  it('follows the clock again', async () => {
    at.console.setParcelState(waybill, '2');
    at.console.setParcelState(waybill, 'auto');
    at.hours(30);
    expect((await track())['state']).toBe('301');
    expect(() => at.console.setParcelState(waybill, '99')).toThrow(RangeError);
  });
});

describe('an unknown waybill', () => {
  it('is refused in both languages, and so is one of another account', async () => {
    const ask = (nu: string, language: string) =>
      at.call('orders.tracking', { nu, com: '' }, language);
    for (const nu of ['SF0', waybill.slice(1)]) {
      expect(await ask(nu, '2')).toEqual(refused(1407, 'Waybill number does not exist.'));
      expect(await ask(nu, '3')).toEqual(refused(1407, '運單號不存在。'));
    }
    const orderNo = await at.paid([[glove, 2]]);
    expect(await at.call('orders.parcelGoods', { orderNo, mailNo: waybill })).toEqual(
      refused(1407),
    );
    await at.signIn('verified');
    expect(await ask(waybill, '2')).toEqual(refused(1407));
  });
});
