import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testShop } from '../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const home = async (token = '', language = '3') =>
  (await shop.call('catalogue.home', { type: 1 }, token, language)).data;
const has = (data: Awaited<ReturnType<typeof home>>, block: string) =>
  Array.isArray(data[block]) ? data[block].length > 0 : Boolean(data[block]);

describe('the home page', () => {
  it('is made of rows, in the language of the call', async () => {
    const [zh, en] = [await home('', '3'), await home('', '2')];
    expect(zh['banner']).toHaveLength(4);
    expect(zh['banner']?.[0]?.['title']).toBe('手套、口罩、保護衣，一次補齊');
    expect(en['banner']?.[0]?.['button']).toBe('Shop infection control');
    expect(zh['special']?.[1]?.['path']).toContain(encodeURIComponent('車針'));
    expect(en['special']?.[1]?.['path']).toContain('keyword=burs');
    for (const floor of [...(en['classifyFloor'] as unknown as (typeof en)[])]) {
      expect(floor['brandImages']).toHaveLength(5);
      expect(Number(floor['adImages']?.['length'])).toBeGreaterThan(1);
      expect(Number(floor['classifyList']?.['length'])).toBeGreaterThan(2);
      expect(floor['classifyList']?.[0]?.['link']).toMatch(/^\/search\?categoryId=\d+/);
    }
    expect(zh['prefecture']?.[0]).toMatchObject({ name: '新品專區', path: '/newProductZone' });
  });

  it.each([
    ['banner', 'banner'],
    ['advert', 'adver'],
    ['special', 'special'],
    ['subject', 'specialSubject'],
    ['zone', 'prefecture'],
    ['floor', 'classifyFloor'],
    ['brands', 'brandImages'],
    ['welcome', 'enTryPicUrl'],
  ])(
    'leaves out %s where the merchant has switched it off, and a reset brings it back',
    async (kind, field) => {
      const { console } = shop.sandbox;
      expect(has(await home(), field)).toBe(true);
      for (const block of console.homeBlocks().filter((each) => each.kind === kind))
        console.setHomeBlock(block.id, { isOn: false });
      expect(has(await home(), field)).toBe(false);
      console.reset();
      expect(has(await home(), field)).toBe(true);
    },
  );

  it('offers the new-customer pop-up to new customers alone', async () => {
    expect((await home())['newCus']).toBe(0);
    expect((await home(await shop.signIn('verified')))['newCus']).toBe(0);
    expect((await home(await shop.signIn('new-customer')))['newCus']).toBe(1);
  });

  it('lets a block lead where the merchant says, and refuses a block that is not there', async () => {
    const { console } = shop.sandbox;
    const [advert] = console.homeBlocks();
    console.setHomeBlock(advert?.id ?? 0, { path: 'https://elsewhere.example/' });
    expect((await home())['adver']?.['path']).toBe('https://elsewhere.example/');
    expect(() => console.setHomeBlock(99_999, { isOn: false })).toThrow('no such block');
  });

  it('brings the brands once more in what is loaded afterwards', async () => {
    const later = await shop.call('catalogue.homeExtension', {});
    expect(later.data['brandImages']).toEqual((await home('', '2'))['brandImages']);
  });
});
