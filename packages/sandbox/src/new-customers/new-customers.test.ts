import { campaign, strict } from '@clinicart/sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testShop } from '../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const details = (id: string, langEnv: string, token = '') =>
  shop.call('campaign.details', { id, langEnv }, token);

const areasOf = (answer: Awaited<ReturnType<typeof details>>) =>
  JSON.parse(String(answer.data['many']?.['manyAreaJson'])) as Record<string, unknown>[];

describe('a campaign', () => {
  it('sends its areas as a JSON text that fits the contract strictly, every emission type among them', async () => {
    const areas = areasOf(await details('1', 'ENGLISH', await shop.signIn('verified')));
    const read = strict(campaign.areas)['~standard'].validate(areas);
    if (read instanceof Promise) throw new Error('wire schemas answer at once');
    expect(read.issues).toBeUndefined();
    const emissions = areas.map((area) => area['specialAreaEmissionType']).filter(Boolean);
    expect([...new Set(emissions)].sort()).toEqual([1, 2, 3, 4, 6]);
  });

  it('names its goods in the language of the body, and sends no amount to a visitor', async () => {
    const english = await details('1', 'ENGLISH');
    const chinese = await details('1', 'TRADITIONAL_CHINESE');
    const names = (answer: typeof english) =>
      JSON.stringify(areasOf(answer)).match(/"goodsName":"[^"]+/g);
    expect(names(english)?.join()).toMatch(/^[\x20-\x7e–é]+$/);
    expect(names(chinese)?.join()).toMatch(/\p{Script=Han}/u);
    expect(JSON.stringify(areasOf(english))).not.toMatch(/Price":\d/);
    expect(english.data['isAuth']).toBe(false);
  });

  it('ends on its day, and the second one has', async () => {
    expect(await details('2', 'ENGLISH')).toMatchObject({ resultID: 1328, data: null });
    expect((await details('1', 'ENGLISH')).resultID).toBe(1200);
    shop.sandbox.console.advanceClock(61 * 86_400_000);
    expect((await details('1', 'ENGLISH')).resultID).toBe(1328);
  });
});

it('is ended and run again at the console, which counts its goods', async () => {
  const { console } = shop.sandbox;
  const [first, second] = console.promotions();
  expect(first).toMatchObject({ id: 1, kind: 'campaign', path: '/active11/1' });
  expect(first?.products).toBeGreaterThan(20);
  console.runCampaign(1, false);
  expect((await details('1', 'ENGLISH')).resultID).toBe(1328);
  console.runCampaign(second?.id ?? 0, true);
  expect((await details(String(second?.id), 'ENGLISH')).resultID).toBe(1200);
  expect(() => console.runCampaign(99, true)).toThrow('no such campaign');
  const kinds = console.promotions().map(({ kind, products }) => [kind, products > 0]);
  expect(kinds.filter(([kind]) => kind === 'activity').length).toBeGreaterThan(1);
});

it('has every picture that campaign and new-customer page name', async () => {
  const token = await shop.signIn('new-customer');
  const answers = [
    await details('1', 'ENGLISH', token),
    await shop.call('promotion.page', { clientType: 0 }, token),
  ];
  const urls = JSON.stringify(answers).matchAll(/http:\/\/shop\.test(\/pictures\/[^"\\]+)/g);
  const unique = new Set([...urls].map(([url]) => url.replace('{0}', '200x200')));
  expect(unique.size).toBeGreaterThan(40);
  for (const url of unique)
    expect((await shop.sandbox.fetch(new Request(url))).status, url).toBe(200);
});
