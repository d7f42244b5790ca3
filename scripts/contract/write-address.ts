import { account, address } from '../../packages/sdk/src/contract.ts';
import type { RegionName } from '../../packages/sdk/src/identity/account/contract.ts';
import type { AddressEntry } from '../../packages/sdk/src/identity/address/contract.ts';
import type { ContractClient } from './contract-client.ts';

const WRITTEN = [
  address.addAddress,
  address.editAddress,
  address.setDefaultAddress,
  address.deleteAddress,
];
const HONG_KONG = '810000';

/** Adds an address, changes it, makes it the default, restores the previous default and deletes it. */
export async function writeAddress(client: ContractClient): Promise<readonly string[]> {
  const before = await client.read(address.deliveryAddresses, null);
  const place = before && (await somePlace(client));
  if (!place) {
    const why = before ? 'no region was found' : 'the addresses could not be read';
    for (const row of WRITTEN) client.skip(row, why);
    return [];
  }
  await client.ask(address.addAddress, entryOf(place, '1 Contract Street'));
  // The answer may be lost; the list shows whether there is something to delete.
  const ids = new Set(before.map(({ id }) => id));
  const now = await client.read(address.deliveryAddresses, null);
  const made = now?.find(({ id }) => !ids.has(id));
  if (!made) {
    for (const row of WRITTEN.slice(1)) client.skip(row, 'the list does not show what was added');
    return now ? [] : ['perhaps an address'];
  }
  await client.ask(address.editAddress, { ...entryOf(place, '2 Contract Street'), id: made.id });
  await client.ask(address.setDefaultAddress, made.id);
  const usual = before.find(({ isDefault }) => isDefault);
  if (usual) await client.ask(address.setDefaultAddress, usual.id);
  await client.ask(address.deleteAddress, made.id);
  const after = await client.read(address.deliveryAddresses, null);
  const isGone = after && !after.some(({ id }) => id === made.id);
  const isUsual = !usual || after?.some(({ id, isDefault }) => id === usual.id && isDefault);
  return [...(isGone ? [] : ['an address']), ...(isUsual ? [] : ['another default address'])];
}

type Place = Pick<AddressEntry, 'province' | 'city' | 'district'>;

async function somePlace(client: ContractClient): Promise<Place | undefined> {
  const tree = await client.read(account.regions, null);
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
