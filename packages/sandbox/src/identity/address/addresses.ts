import { address } from '@clinicart/sdk/contract';
import { accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { contactOf, contactParts, isValidPhone } from '../account/contacts.ts';
import { isRegionComplete, type RegionCodes, readRegion, regionTexts } from './regions.ts';

/** Limit against runaway scripts. */
const MOST_ADDRESSES = 20;

export interface AddressRow extends RegionCodes {
  readonly id: number;
  readonly name: string;
  readonly area_code: string;
  readonly phone: string;
  readonly street: string;
  readonly unit: string;
  readonly is_default: number;
}

/** An address as entered. */
export interface Entry {
  readonly name: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly region: RegionCodes;
  readonly street: string;
  readonly unit: string;
  readonly isDefault: boolean;
}

/** Whether an address is complete enough for delivery. Spec: 2§5 */
export const isAddressComplete = (row: AddressRow): boolean =>
  isRegionComplete(row) &&
  row.name !== '' &&
  row.street !== '' &&
  isValidPhone(row.area_code, row.phone);

/** Spec: 2§3 Address */
export const addressWire = (row: AddressRow) => ({
  id: String(row.id),
  name: row.name,
  phone: row.phone,
  areaCode: row.area_code,
  ...regionTexts(row),
  street: row.street,
  address: row.unit,
  isDefault: row.is_default === 1,
  isComplete: isAddressComplete(row),
});

/** An account's addresses, the default first. */
export const addressRows = ({ db }: Call, accountId: number) =>
  db.all<AddressRow>(
    'SELECT * FROM delivery_address WHERE account_id = ? ORDER BY is_default DESC, id DESC',
    accountId,
  );

/** Returns an address of the caller; refuses another account's like a missing one. */
export function ownAddress(call: Call, id: string): AddressRow {
  const row = addressRows(call, accountOf(call).id).find((each) => String(each.id) === id);
  if (!row) throw new Refusal('noAddress');
  return row;
}

/** Makes an address the only default. */
function makeDefault({ db }: Call, accountId: number, id: number): void {
  db.run('UPDATE delivery_address SET is_default = 0 WHERE account_id = ?', accountId);
  db.run('UPDATE delivery_address SET is_default = 1 WHERE id = ?', id);
}

const isEntry = (row: AddressRow, { region, ...entry }: Entry): boolean =>
  row.name === entry.name &&
  row.area_code === entry.areaCode &&
  row.phone === entry.phone &&
  row.province === region.province &&
  row.city === region.city &&
  row.district === region.district &&
  row.street === entry.street &&
  row.unit === entry.unit;

/** Adds an address, deduplicated; the first becomes the default. */
export function addAddress(call: Call, accountId: number, entry: Entry): AddressRow {
  const { db } = call;
  const rows = addressRows(call, accountId);
  // Browsers retry a request whose connection closes without an answer.
  const there = rows.find((row) => isEntry(row, entry));
  if (there) {
    if (entry.isDefault) makeDefault(call, accountId, there.id);
    return addressRows(call, accountId).find(({ id }) => id === there.id) ?? there;
  }
  const before = rows.length;
  if (before >= MOST_ADDRESSES) throw new Refusal('tooManyAddresses', { most: MOST_ADDRESSES });
  const { province, city, district } = entry.region;
  db.insert('delivery_address', {
    account_id: accountId,
    name: entry.name,
    area_code: entry.areaCode,
    phone: entry.phone,
    province,
    city,
    district,
    street: entry.street,
    unit: entry.unit,
    is_default: 0,
  });
  const id = db.get<{ id: number }>('SELECT last_insert_rowid() id')?.id ?? 0;
  if (before === 0 || entry.isDefault) makeDefault(call, accountId, id);
  const kept = addressRows(call, accountId).find((row) => row.id === id);
  if (!kept) throw new Error('an address was not kept');
  return kept;
}

interface EntryWire extends Readonly<Record<keyof RegionCodes, string>> {
  readonly name: string;
  readonly phone: string;
  readonly areaCode: string;
  readonly street: string;
  readonly address: string;
  readonly isDefault: boolean;
}

/** Spec: 2§5 */
function readEntry(wire: EntryWire): Entry {
  const region = readRegion(wire);
  const [name, street] = [wire.name.trim(), wire.street.trim()];
  const { areaCode, phone } = contactParts(contactOf(wire));
  if (!name || !street || !isRegionComplete(region)) throw new Refusal('incomplete');
  if (!isValidPhone(areaCode, phone ?? '')) throw new Refusal('wrongPhone');
  const unit = wire.address.trim();
  return { name, areaCode, phone: phone ?? '', region, street, unit, isDefault: wire.isDefault };
}

export const addressRoutes = [
  serve(address.deliveryAddresses, (_, call) =>
    addressRows(call, accountOf(call).id).map(addressWire),
  ),

  serve(address.addAddress, (input, call) => {
    const entry = readEntry(input);
    return addressWire(call.db.transaction(() => addAddress(call, accountOf(call).id, entry)));
  }),

  serve(address.editAddress, (input, call) => {
    const { id } = ownAddress(call, input.id);
    const entry = readEntry(input);
    const { province, city, district } = entry.region;
    call.db.transaction(() => {
      call.db.run(
        `UPDATE delivery_address
          SET name = :name, area_code = :area_code, phone = :phone, province = :province, city = :city,
            district = :district, street = :street, unit = :unit, is_default = 0
          WHERE id = :id`,
        {
          name: entry.name,
          area_code: entry.areaCode,
          phone: entry.phone,
          province,
          city,
          district,
          street: entry.street,
          unit: entry.unit,
          id,
        },
      );
      if (entry.isDefault) makeDefault(call, accountOf(call).id, id);
    });
    return null;
  }),

  serve(address.deleteAddress, ({ addressId }, call) => {
    const gone = ownAddress(call, addressId);
    call.db.transaction(() => {
      call.db.run('DELETE FROM delivery_address WHERE id = ?', gone.id);
      const [next] = addressRows(call, accountOf(call).id);
      if (gone.is_default === 1 && next) makeDefault(call, accountOf(call).id, next.id);
    });
    return null;
  }),

  serve(address.setDefaultAddress, ({ addressId }, call) => {
    const { id } = ownAddress(call, addressId);
    call.db.transaction(() => makeDefault(call, accountOf(call).id, id));
    return null;
  }),
];
