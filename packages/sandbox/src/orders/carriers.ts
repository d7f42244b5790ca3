import type { Bilingual } from '../seed/data/types.ts';

/** A company that carries parcels, to clinics and back. */
export interface CarrierRow {
  readonly id: string;
  readonly name: Bilingual;
  /** Beginning of its waybill numbers. */
  readonly prefix: string;
}

export const carriers: readonly CarrierRow[] = [
  { id: 'sf', name: { zh: '順豐速運', en: 'SF Express' }, prefix: 'SF' },
  { id: 'kerry', name: { zh: '嘉里快遞', en: 'Kerry Express' }, prefix: 'KE' },
  { id: 'hkpost', name: { zh: '香港郵政', en: 'Hongkong Post' }, prefix: 'HP' },
  { id: 'van', name: { zh: 'Clinicart 車隊', en: 'Clinicart van' }, prefix: 'CV' },
];

/** The carrier that sends the parcels of a delivery; a medicine store and heavy goods go by the merchant's van. */
const CARRIER_OF_STORE: Readonly<Record<number, string>> = { 2: 'van', 3: 'van' };

export const carrierOf = (id: string | null): CarrierRow | undefined =>
  carriers.find((each) => each.id === id);

/** The carrier of a parcel: the one of its store, else the others in turn by the order. */
export function carrierFor(storeId: number, orderId: number): CarrierRow {
  const own = carrierOf(CARRIER_OF_STORE[storeId] ?? null);
  const shared = carriers.filter(({ id }) => id !== 'van');
  const found = own ?? shared[orderId % shared.length];
  if (!found) throw new Error('there is no carrier');
  return found;
}
