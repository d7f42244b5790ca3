import type { RegionName } from '../../packages/sdk/src/account/contract.ts';
import type { AddressEntry } from '../../packages/sdk/src/address/contract.ts';
import { account, address } from '../../packages/sdk/src/contract.ts';
import type { Asker } from './contract-client.ts';

const WRITTEN = [
  address.addAddress,
  address.editAddress,
  address.setDefaultAddress,
  address.deleteAddress,
];
const HONG_KONG = '810000';

/** Adds an address, changes it, makes it the default one, gives that back and deletes it. */
export async function writeAddress(asker: Asker): Promise<readonly string[]> {
  const before = await asker.read(address.deliveryAddresses, null);
  const place = before && (await somePlace(asker));
  if (!place) {
    const why = before ? 'no region was found' : 'the addresses could not be read';
    for (const row of WRITTEN) asker.skip(row, why);
    return [];
  }
  await asker.ask(address.addAddress, entryOf(place, '1 Contract Street'));
  // Whatever was answered, the list says whether there is something to delete.
  const ids = new Set(before.map(({ id }) => id));
  const now = await asker.read(address.deliveryAddresses, null);
  const made = now?.find(({ id }) => !ids.has(id));
  if (!made) {
    for (const row of WRITTEN.slice(1)) asker.skip(row, 'the list does not show what was added');
    return now ? [] : ['perhaps an address'];
  }
  await asker.ask(address.editAddress, { ...entryOf(place, '2 Contract Street'), id: made.id });
  await asker.ask(address.setDefaultAddress, made.id);
  const usual = before.find(({ isDefault }) => isDefault);
  if (usual) await asker.ask(address.setDefaultAddress, usual.id);
  await asker.ask(address.deleteAddress, made.id);
  const after = await asker.read(address.deliveryAddresses, null);
  const isGone = after && !after.some(({ id }) => id === made.id);
  const isUsual = !usual || after?.some(({ id, isDefault }) => id === usual.id && isDefault);
  return [...(isGone ? [] : ['an address']), ...(isUsual ? [] : ['another default address'])];
}

type Place = Pick<AddressEntry, 'province' | 'city' | 'district'>;

async function somePlace(asker: Asker): Promise<Place | undefined> {
  const tree = await asker.read(account.regions, null);
  const province = tree?.find(({ code }) => code === HONG_KONG) ?? tree?.[0];
  if (!province) return undefined;
  const [city] = province.cities;
  return {
    province: nameOf(province),
    city: city && nameOf(city),
    district: city?.districts[0] && nameOf(city.districts[0]),
  };
}

const nameOf = ({ code, zh }: { code: string; zh: string }): RegionName => ({ code, name: zh });

const entryOf = (place: Place, street: string): AddressEntry => ({
  ...place,
  street,
  name: 'Contract check',
  phone: '51234567',
  areaCode: '+852',
  unit: 'Floor 1',
  isDefault: false,
});
