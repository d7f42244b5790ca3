import { count, maybe } from '../../base/wire/parsers.ts';

/** Wire fields of the time left to pay. Spec: 2§3 */
export const timeLeftFields = {
  expiredDay: maybe(count),
  expiredHour: maybe(count),
  expiredMinutes: maybe(count),
  expiredSeconds: maybe(count),
};

type TimeLeft = Readonly<Record<keyof typeof timeLeftFields, number | undefined>>;

/** Returns the milliseconds left to pay; undefined where the server names none. */
export function timeLeftOf(wire: TimeLeft): number | undefined {
  const { expiredDay, expiredHour, expiredMinutes, expiredSeconds } = wire;
  const parts = [expiredDay, expiredHour, expiredMinutes, expiredSeconds];
  if (parts.every((part) => part === undefined)) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
