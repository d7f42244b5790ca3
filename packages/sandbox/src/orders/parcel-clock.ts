import type { Bilingual } from '../seed/data/types.ts';
import { isParcelState, type ParcelStateCode, parcelStates } from './parcel-states.ts';

const HOUR_MS = 3_600_000;

/** The way of a parcel by the clock: hours after it was sent, state and words. */
const WAY: readonly {
  readonly hours: number;
  readonly state: ParcelStateCode;
  readonly words: Bilingual;
}[] = [
  {
    hours: 2,
    state: '1',
    words: { zh: '快遞員已從倉庫取件', en: 'Picked up from the warehouse' },
  },
  {
    hours: 6,
    state: '0',
    words: { zh: '快件離開葵涌分揀中心', en: 'Left the Kwai Chung sorting centre' },
  },
  {
    hours: 18,
    state: '201',
    words: { zh: '快件已到達收件地區', en: 'Reached the area of the recipient' },
  },
  {
    hours: 22,
    state: '202',
    words: { zh: '快遞員正在派送，請保持電話暢通', en: 'Out for delivery' },
  },
  {
    hours: 28,
    state: '301',
    words: { zh: '快件已由診所簽收', en: 'Signed for by the clinic' },
  },
];

/** When a parcel that follows the clock is signed for. */
export const signedBy = (sentAt: number): number => sentAt + 28 * HOUR_MS;

/** The columns of a parcel that its way depends on. */
export interface ParcelTimes {
  readonly sent_at: number;
  readonly state: string | null;
  readonly state_at: number | null;
}

/** An event of a parcel. */
export interface ParcelEvent {
  readonly at: number;
  readonly words: Bilingual;
}

/** The events of a parcel at a time, oldest first, and its state. The merchant's state ends its way. */
export function wayOf(
  { sent_at: sentAt, state, state_at: stateAt }: ParcelTimes,
  now: number,
): { readonly state: ParcelStateCode; readonly events: readonly ParcelEvent[] } {
  const until = stateAt === null ? now : Math.min(now, stateAt - 1);
  const passed = WAY.filter(({ hours }) => sentAt + hours * HOUR_MS <= until);
  const events: ParcelEvent[] = passed.map(({ hours, words }) => ({
    at: sentAt + hours * HOUR_MS,
    words,
  }));
  if (state === null || !isParcelState(state))
    return { state: passed.at(-1)?.state ?? '-1', events };
  // A parcel without a trace has no event to show.
  if (state === '-1' || state === '401') return { state, events: [] };
  return { state, events: [...events, { at: stateAt ?? now, words: parcelStates[state] }] };
}
