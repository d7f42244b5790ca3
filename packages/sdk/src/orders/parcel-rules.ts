import { type Explanation, explain } from '../base/values/explanation.ts';
import type { OrderedStore, ParcelState } from './types.ts';

/** The wording of a parcel's state. Spec: 2§4 Parcel states */
export const parcelWording = (state: ParcelState): Explanation<`parcel-${ParcelState}`> =>
  ({ reason: `parcel-${state}`, facts: {} }) as Explanation<`parcel-${ParcelState}`>;

/** How a parcel's state is to be taken: well, under way, to watch, gone wrong, or not known. */
export type ParcelMood = 'well' | 'under-way' | 'watch' | 'wrong' | 'none';

const MOODS: Readonly<Record<ParcelState, ParcelMood>> = {
  'picked-up': 'well',
  delivering: 'well',
  'in-locker': 'well',
  signed: 'well',
  'signed-normally': 'well',
  'signed-after-exception': 'well',
  'signed-by-proxy': 'well',
  'signed-from-locker': 'well',
  'in-transit': 'under-way',
  'reached-city': 'under-way',
  returning: 'watch',
  'return-signed': 'watch',
  'return-unsigned': 'watch',
  'unsigned-in-time': 'watch',
  'not-updated-in-time': 'watch',
  'locker-timeout': 'watch',
  problem: 'wrong',
  rejected: 'wrong',
  refused: 'wrong',
  'delivery-exception': 'wrong',
  'no-trace': 'none',
  'no-information': 'none',
  unknown: 'none',
};

export const parcelMood = (state: ParcelState): ParcelMood => MOODS[state];

/** Returns whether the buyer had better ask the shop about a parcel. */
export const shouldAskAboutParcel = (state: ParcelState): boolean =>
  ['watch', 'wrong', 'none'].includes(parcelMood(state));

/** A parcel of an order. */
export interface OrderParcel {
  readonly waybill: string;
  /** Id of its carrier for tracking; '' where the server names none. */
  readonly carrierId: string;
  readonly storeName: string;
}

/** Lists the parcels of an order, store by store; stores that share a waybill share a parcel. Spec: 2§2.6 */
export function parcelsOf(order: { readonly stores: readonly OrderedStore[] }): OrderParcel[] {
  const parcels = new Map<string, OrderParcel>();
  for (const { name, delivery, waybills } of order.stores)
    for (const waybill of waybills) {
      const known = parcels.get(waybill);
      parcels.set(waybill, {
        waybill,
        carrierId: known?.carrierId || delivery.id,
        storeName: known && known.storeName !== name ? `${known.storeName}, ${name}` : name,
      });
    }
  return [...parcels.values()];
}

/** The sentence for a waybill that the server refuses without one. Spec: 2§8 */
export const unknownWaybill = (): Explanation<'waybill-unknown'> => explain('waybill-unknown');
