import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
let token: string;
beforeEach(async () => {
  shop = testShop();
  token = await shop.signIn('credit');
});
afterEach(() => shop.sandbox.close());

const entry = {
  name: '鄭小姐',
  phone: '6123 0041',
  areaCode: '+852',
  province: '810000•香港',
  city: '810300•新界',
  district: '810307•沙田區',
  street: '源禾路 1 號',
  address: '2 樓',
  isDefault: false,
};
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isComplete: boolean;
}
const list = async (who = token) =>
  (await shop.call('address.list', {}, who)).data as unknown as readonly Listed[];
const add = async (name: string, isDefault = false) => {
  const { data } = await shop.call('address.add', { ...entry, name, isDefault }, token);
  return String(data['id']);
};
const names = async () =>
  (await list()).map(({ name, isDefault }) => (isDefault ? `${name}*` : name));

describe('delivery addresses (Spec: 2§5, 2§7)', () => {
  it('answers what was added, with the Chinese names of the tree', async () => {
    const { data } = await shop.call('address.add', { ...entry, province: '810000•x' }, token);
    expect(data).toMatchObject({
      ...entry,
      phone: '61230041',
      isDefault: true,
      isComplete: true,
    });
    expect(await list()).toEqual([data]);
  });

  it('one is the default: the first, then whichever is made so; it comes first', async () => {
    const [first, second] = [await add('甲'), await add('乙')];
    await add('丙', true);
    expect(await names()).toEqual(['丙*', '乙', '甲']);
    await shop.call('address.setDefault', { addressId: first }, token);
    expect(await names()).toEqual(['甲*', '丙', '乙']);
    await shop.call('address.edit', { ...entry, id: second, name: '丁', isDefault: true }, token);
    expect(await names()).toEqual(['丁*', '丙', '甲']);
  });

  it('the newest takes the place of a default that is deleted', async () => {
    const first = await add('甲');
    await add('乙');
    const last = await add('丙');
    await shop.call('address.delete', { addressId: first }, token);
    expect(await names()).toEqual(['丙*', '乙']);
    await shop.call('address.delete', { addressId: last }, token);
    expect(await names()).toEqual(['乙*']);
  });

  it.each([
    ['no name', { name: ' ' }, 1319],
    ['no street', { street: ' ' }, 1319],
    ['no city where there are some', { city: '', district: '' }, 1319],
    ['a number of another area', { areaCode: '+86' }, 1325],
    ['a region that there is not', { city: '819900•無' }, 1316],
  ])('refuses %s in both languages', async (_, wrong, resultID) => {
    const [id, zh, en] = await shop.refusalOf('address.add', { ...entry, ...wrong }, token);
    expect(id).toBe(resultID);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[A-Z]/);
    expect(await list()).toEqual([]);
  });

  it('keeps twenty and no more', async () => {
    for (let i = 0; i < 20; i += 1) await add(`第 ${i}`);
    expect(await shop.refusalOf('address.add', entry, token)).toEqual([
      1322,
      '最多可儲存 20 個送貨地址，請先刪除不用的。',
      'You can save 20 delivery addresses. Delete one first.',
    ]);
  });

  it('of another account are as unknown as those that there are not', async () => {
    const theirs = (await list(await shop.signIn('verified')))[0]?.id ?? '';
    const said = [
      1321,
      '沒有此送貨地址，請重新整理。',
      'This delivery address does not exist. Refresh the page.',
    ];
    for (const addressId of [theirs, '999999', 'x']) {
      expect(await shop.refusalOf('address.delete', { addressId }, token)).toEqual(said);
      expect(await shop.refusalOf('address.setDefault', { addressId }, token)).toEqual(said);
      const edit = { ...entry, id: addressId };
      expect(await shop.refusalOf('address.edit', edit, token)).toEqual(said);
    }
  });

  it('the verified clinic has two that are whole and one from before', async () => {
    const listed = await list(await shop.signIn('verified'));
    expect(listed.map(({ isDefault, isComplete }) => [isDefault, isComplete])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});
