import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { readRegion, regionTree } from './regions.ts';

const places = regionTree.flatMap((province) => [
  province,
  ...province.cities.flatMap((city) => [city, ...city.districts]),
]);

it('covers Hong Kong, Macau and every province of the mainland (Spec: 1§3)', () => {
  expect(regionTree.map(({ en }) => en).slice(0, 3)).toEqual(['Hong Kong', 'Macau', 'Beijing']);
  expect(regionTree).toHaveLength(33);
  const [hongKong] = regionTree;
  expect(hongKong?.cities.flatMap(({ districts }) => districts)).toHaveLength(18);
  expect(places.length).toBeGreaterThan(3000);
});

it('names each place in both languages, under a unique code', () => {
  expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
  for (const { code, zh, en } of places) {
    expect(code).toMatch(/^\d{6}(\d{3})?$/);
    expect(zh).toMatch(/^[\p{Script=Han}（）]{2,}$/u);
    expect(en).toMatch(/^\p{Lu}[\p{L}'. ()-]+$/u);
  }
});

it.each([
  ['610000', '陝西省', 'Shaanxi'],
  ['150000', '內蒙古自治區', 'Inner Mongolia'],
  ['610100', '西安市', "Xi'an"],
  ['441900', '東莞市', 'Dongguan'],
  ['440304', '福田區', 'Futian District'],
  ['320812', '清江浦區', 'Qingjiangpu District'],
])('%s is %s, %s', (code, zh, en) => {
  expect(places.find((each) => each.code === code)).toMatchObject({ code, zh, en });
});

it('reads a region by its codes, from wide to narrow', () => {
  const region = { province: '440000•Guangdong', city: '440300', district: '440304•福田區' };
  expect(readRegion(region)).toEqual({ province: '440000', city: '440300', district: '440304' });
  expect(readRegion({ province: '', city: '', district: '' }).province).toBeNull();
  expect(() => readRegion({ ...region, city: '' })).toThrow('unknownRegion');
});

it('is sent compressed to who can read that, the same in both languages', async () => {
  const shop = testShop();
  const ask = (headers: Record<string, string>) =>
    shop.sandbox.fetch(
      new Request('http://shop.test/api/getAddress', { method: 'POST', body: '{}', headers }),
    );
  const plain = await (await ask({})).text();
  for (const language of ['2', '2', '3']) {
    const answer = await ask({ 'Accept-Encoding': 'gzip, br', LangEnv: language });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(60_000);
    const { data } = JSON.parse(gunzipSync(bytes).toString());
    expect(data).toEqual(JSON.parse(plain).data);
  }
  shop.sandbox.close();
});
