import type { ParcelMood } from '@clinicart/sdk/orders';
import type { BadgeTone } from '../../ui/data/badge.tsx';

/** Colour of a parcel's badge. Spec: 2§4 Parcel states */
export const PARCEL_TONES: Readonly<Record<ParcelMood, BadgeTone>> = {
  well: 'success',
  'under-way': 'info',
  watch: 'warning',
  wrong: 'danger',
  none: 'neutral',
};
