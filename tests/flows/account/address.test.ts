import { type CompleteShop, isShopError } from '@clinicart/sdk';
import {
  type AddressForm,
  addressFormOf,
  choosePlace,
  EMPTY_ADDRESS,
  placesAt,
  refuseAddress,
} from '@clinicart/sdk/identity';
import { describe, expect, test } from 'vitest';
import { formOf, openShop, visit } from '../shop.ts';

const ADD = '/authapi/user/addDeliveryAddress';
const EDIT = '/authapi/user/updateDeliveryAddress';
const DEFAULT = '/authapi/user/setDefaultAddress';
const LIST = '/authapi/user/searchDeliveryAddress';

/** Fills a form with a region from the server's tree. */
async function typed(shop: CompleteShop, part: Partial<AddressForm> = {}): Promise<AddressForm> {
  const tree = await shop.account.regions.get(null);
  let form: AddressForm = {
    ...EMPTY_ADDRESS,
    name: '何靜怡',
    phone: '6123 0001',
    street: '觀塘道 418 號',
  };
  for (const level of ['province', 'city', 'district'] as const) {
    const place = placesAt(tree, form, level)[0];
    if (place) form = { ...form, ...choosePlace(form, level, place) };
  }
  return { ...form, ...part };
}
const listOf = (shop: CompleteShop) => shop.address.list.get(null);

describe('delivery addresses (Spec: 2§2.16, 2§5, 2§7)', () => {
  test('are added, changed, made the default and deleted', async () => {
    const { shop } = await visit('verified');
    const before = await listOf(shop);
    const form = await typed(shop, { isDefault: true });
    const added = await shop.address.save(form);
    if (!added.ok) throw new Error('not added');
    const [first, ...rest] = await listOf(shop);
    expect(first).toMatchObject({ id: added.id, isDefault: true, phone: '61230001' });
    expect(rest.filter((each) => each.isDefault)).toEqual([]);
    expect(first?.province?.name).toMatch(/\p{Script=Han}/u);

    await shop.address.save({ ...form, unit: '8 樓', isDefault: false }, added.id);
    expect((await listOf(shop)).find(({ id }) => id === added.id)?.unit).toBe('8 樓');
    const other = before.at(-1);
    if (!other) throw new Error('the scenario has addresses');
    await shop.address.makeDefault(other.id);
    expect((await listOf(shop)).filter((each) => each.isDefault).map(({ id }) => id)).toEqual([
      other.id,
    ]);
    await shop.address.remove(added.id);
    expect((await listOf(shop)).map(({ id }) => id)).not.toContain(added.id);
    const again = await shop.address.remove(added.id).catch((error: unknown) => error);
    expect(isShopError(again, 'server')).toBe(true);
  });

  test('reports missing fields one by one, and sends nothing', async () => {
    const { shop } = await visit('verified');
    const before = (await listOf(shop)).length;
    const outcome = await shop.address.save({ ...EMPTY_ADDRESS, areaCode: '+853', phone: '1' });
    expect(outcome).toMatchObject({
      ok: false,
      notice: { reason: 'fill-in-complete-information' },
      complaints: { name: {}, phone: { reason: 'check-phone' }, region: {}, street: {} },
    });
    expect(await listOf(shop)).toHaveLength(before);
  });

  test('names what an incomplete one lacks, and completes it', async () => {
    const { shop } = await visit('verified');
    const tree = await shop.account.regions.get(null);
    const incomplete = (await listOf(shop)).find((each) => refuseAddress(each, tree));
    if (!incomplete) throw new Error('the scenario has an incomplete address');
    const whole = { ...(await typed(shop)), name: incomplete.name || '何靜怡' };
    const outcome = await shop.address.save(
      { ...addressFormOf(incomplete), ...whole },
      incomplete.id,
    );
    expect(outcome.ok).toBe(true);
    const now = (await listOf(shop)).find(({ id }) => id === incomplete.id);
    expect(now && refuseAddress(now, tree)).toBeUndefined();
  });

  test('confirms a lost answer: one address, however many tries', async () => {
    const { sandbox, shop } = await visit('verified');
    const before = (await listOf(shop)).length;
    const form = await typed(shop);
    sandbox.console.setFault({ kind: 'drop', path: ADD, times: 1 });
    const [one, two] = await Promise.all([shop.address.save(form), shop.address.save(form)]);
    expect(one).toEqual(two);
    expect(await listOf(shop)).toHaveLength(before + 1);

    // Both the answer and the list are lost, so the person tries again.
    let isCut = false;
    const elsewhere = openShop(sandbox, {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (isCut && request.url.endsWith(LIST)) throw new TypeError('the line is cut');
        isCut ||= request.url.endsWith(ADD);
        return sandbox.fetch(request);
      },
    });
    await elsewhere.session.signIn(formOf('verified'));
    const next = { ...form, name: '陳嘉欣' };
    sandbox.console.setFault({ kind: 'drop', path: ADD, times: 1 });
    const lost = await elsewhere.address.save(next).catch((error: unknown) => error);
    expect(isShopError(lost, 'network')).toBe(true);
    isCut = false;
    expect((await elsewhere.address.save(next)).ok).toBe(true);
    expect(await listOf(elsewhere)).toHaveLength(before + 2);
  });

  test('are changed and made the default although the answer was lost', async () => {
    const { sandbox, shop } = await visit('verified');
    const last = (await listOf(shop)).at(-1);
    if (!last) throw new Error('the scenario has addresses');
    const { id } = last;
    const next = { ...(await typed(shop)), unit: '8 樓' };
    const fault = (path: string, kind: 'drop' | 'failed') =>
      sandbox.console.setFault(
        kind === 'drop'
          ? { kind, path, times: 1 }
          : { kind: 'status', status: 500, path, times: 1 },
      );
    fault(EDIT, 'failed');
    const failed = await shop.address.save(next, id).catch((error: unknown) => error);
    expect(isShopError(failed, 'http')).toBe(true);
    fault(EDIT, 'drop');
    expect(await shop.address.save(next, id)).toMatchObject({ ok: true, id });
    expect((await listOf(shop)).find((each) => each.id === id)?.unit).toBe('8 樓');

    fault(DEFAULT, 'failed');
    const refused = await shop.address.makeDefault(id).catch((error: unknown) => error);
    expect(isShopError(refused, 'http')).toBe(true);
    fault(DEFAULT, 'drop');
    await shop.address.makeDefault(id);
    expect((await listOf(shop)).filter((each) => each.isDefault).map((each) => each.id)).toEqual([
      id,
    ]);
  });

  test('are saved as new ones after they were deleted elsewhere', async () => {
    const { sandbox, shop } = await visit('verified');
    const last = (await listOf(shop)).at(-1);
    if (!last) throw new Error('the scenario has addresses');
    const next = await typed(shop, { unit: '8 樓' });
    const elsewhere = openShop(sandbox);
    await elsewhere.session.signIn(formOf('verified'));
    await elsewhere.address.remove(last.id);

    // The list is not there to tell, so the refusal of the server stays.
    sandbox.console.setFault({ kind: 'status', status: 500, path: LIST });
    const refused = await shop.address.save(next, last.id).catch((error: unknown) => error);
    sandbox.console.clearFaults();
    expect(isShopError(refused, 'server')).toBe(true);
    expect(await shop.address.save(next, last.id)).toEqual({
      ok: false,
      complaints: {},
      notice: { reason: 'address-gone', facts: {} },
    });
    expect((await listOf(shop)).map(({ id }) => id)).not.toContain(last.id);
    const saved = await shop.address.save(next);
    expect(saved.ok && (await listOf(shop)).find(({ id }) => id === saved.id)?.unit).toBe('8 樓');
  });

  test('belong to their account', async () => {
    const { sandbox, shop } = await visit('verified');
    const [mine] = await listOf(shop);
    if (!mine) throw new Error('the scenario has addresses');
    const stranger = openShop(sandbox);
    await stranger.session.signIn(formOf('finance'));
    expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(mine.id);
    for (const deed of [
      () => stranger.address.remove(mine.id),
      () => stranger.address.makeDefault(mine.id),
    ])
      expect(isShopError(await deed().catch((error: unknown) => error), 'server')).toBe(true);
    expect(await stranger.address.save(await typed(stranger), mine.id)).toMatchObject({
      ok: false,
      notice: { reason: 'address-gone' },
    });
    expect((await listOf(shop)).map(({ id }) => id)).toContain(mine.id);

    shop.address.keepDraft({ form: await typed(shop) });
    expect(shop.address.draft()?.form.name).toBe('何靜怡');
    shop.session.signOut();
    await shop.session.signIn(formOf('finance'));
    expect(shop.address.draft()).toBeUndefined();
  });
});
