import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../seed/catalogue.ts';
import { type Loose, testShop } from '../testing/shop.ts';

const shop = testShop();
afterAll(() => shop.sandbox.close());
const verified = shop.signIn('verified');

const { products, extras } = catalogue();
const withArticle = (start: string) => {
  const found = products.find((each) => each.specifications[0]?.articleNumber.startsWith(start));
  if (!found) throw new Error(`no ${start}`);
  return found;
};
const detail = async (id: number, token = '') =>
  (await shop.call('catalogue.product', { id: String(id) }, token)).data;
const standards = async (id: number, token = '') =>
  (await shop.call('catalogue.specifications', { id: String(id) }, token)).data[
    'standards'
  ] as unknown as Loose[];
const get = (url: string, headers: Record<string, string> = {}) =>
  shop.sandbox.fetch(new Request(url, { headers }));

describe('what hangs on a product (Spec: 1§2 Product detail, 1§3)', () => {
  it('gives gifts with each specification, or with one, and leads to what is sold too', async () => {
    const wipes = await standards(withArticle('AW-WP100').id);
    for (const each of wipes) {
      const [gift] = each['promotes'] as unknown as {
        link: string;
        picurl: string;
        name: string;
      }[];
      expect(gift?.link).toBe(String(withArticle('AW-SP100').id));
      expect(gift?.name).toBe('A rapid disinfectant spray with every 6 tubs');
      expect((await get(gift?.picurl.replace('{0}', '400x400') ?? '')).status).toBe(200);
    }
    const [first, second] = await standards(withArticle('ML-WH100').id);
    expect(first?.['promotes']).toHaveLength(1);
    expect(second?.['promotes']).toEqual([]);
  });

  it('offers bundles of goods that can be bought, with their counts', async () => {
    const { productSuit } = (await detail(withArticle('VY-N100').id)) as unknown as {
      productSuit: { count: number; searchProductId: string }[];
    };
    expect(productSuit.map((part) => part.count)).toEqual([2, 1, 1]);
    for (const part of productSuit)
      expect(await detail(Number(part.searchProductId))).toHaveProperty('productName');
  });

  it('leaves a part out of a bundle once it is off the shelf', async () => {
    const part = withArticle('NQ-MK100');
    shop.sandbox.console.setOnShelf(part.id, false);
    const { productSuit } = await detail(withArticle('VY-N100').id);
    expect(productSuit).toHaveLength(2);
    shop.sandbox.console.setOnShelf(part.id, true);
  });

  it('shows the picture of each size and colour first, then the shared pictures', async () => {
    const bandages = await standards(withArticle('LQ-CP200').id);
    const own = bandages.map((each) => each['allPicture']?.[0]);
    expect(new Set(own).size).toBe(bandages.length);
    const pictures = bandages[1]?.['allPicture'] as unknown as string[];
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures)
      expect((await get(picture.replace('{0}', '1024x1024'))).status).toBe(200);
  });

  it('plays films, whole or in the parts that a player asks for', async () => {
    for (const { productId } of extras.videos) {
      const { mp4Url } = (await detail(productId)) as unknown as { mp4Url: string };
      const whole = await get(mp4Url);
      expect(whole.headers.get('Content-Type')).toBe('video/mp4');
      const bytes = new Uint8Array(await whole.arrayBuffer());
      expect(new TextDecoder().decode(bytes.slice(4, 8))).toBe('ftyp');
      expect(bytes.length).toBeLessThan(60_000);
      const part = await get(mp4Url, { Range: 'bytes=4-7' });
      expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
      expect(part.headers.get('Content-Range')).toBe(`bytes 4-7/${bytes.length}`);
      const end = await get(mp4Url, { Range: 'bytes=-10' });
      expect((await end.arrayBuffer()).byteLength).toBe(10);
      expect((await get(mp4Url, { Range: `bytes=${bytes.length}-` })).status).toBe(416);
    }
  });

  it('has one product of a hundred specifications, some limited, all of them bought by themselves', async () => {
    const burs = withArticle('KR-DB100');
    const rows = await standards(burs.id, await verified);
    expect(rows).toHaveLength(100);
    expect(
      rows.filter((each) => each['isBuyLimited'] as unknown as boolean).length,
    ).toBeGreaterThan(0);
    expect(new Set(rows.map((each) => each['articleNumber'])).size).toBe(100);
  });
});

describe('displays of offers (Spec: 1§3, 1§4)', () => {
  const offered = products.filter((each) => each.tags.includes('discount'));

  it('run to the end of the week or of today by the clock of the shop, and are drawn in both languages', async () => {
    const token = await verified;
    const ends = new Set<string>();
    for (const { id } of offered.slice(0, 12)) {
      const { promotionDisplay } = (await detail(id, token)) as unknown as {
        promotionDisplay: { endTime: string; picPath: string; countDown: boolean };
      };
      ends.add(promotionDisplay.endTime);
      expect(promotionDisplay.countDown).toBe(true);
      expect(promotionDisplay.picPath).toContain('~en.svg');
      for (const language of ['en', 'zh'])
        expect((await get(promotionDisplay.picPath.replace('~en', `~${language}`))).status).toBe(
          200,
        );
    }
    expect([...ends].sort()).toEqual(['2026-11-20 23:59:59', '2026-11-22 23:59:59']);
  });

  it('are not told to those who see no prices', async () => {
    for (const who of ['', await shop.signIn('unverified')])
      expect((await detail(offered[0]?.id ?? 0, who))['promotionDisplay']).toBeNull();
  });

  it('greet new customers without an end', async () => {
    const forNew = products.find((each) => each.tags.includes('new-customer'));
    const fresh = await detail(forNew?.id ?? 0, await shop.signIn('new-customer'));
    expect(fresh['newCusproductDisplay']).toMatchObject({ endTime: null, countDown: false });
    expect((await detail(forNew?.id ?? 0, await verified))['newCusproductDisplay']).toBeNull();
  });
});
