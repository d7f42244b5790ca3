/** A number from 0 up to 1 that depends on the key alone (FNV-1a, then an avalanche). */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from low to high, both included. */
export function between(key: string, low: number, high: number): number {
  return low + Math.floor(chance(key) * (high - low + 1));
}

const DAY_MS = 86_400_000;

/** Adds days to a YYYY-MM-DD date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** An EAN-13 with Hong Kong's prefix 489 and its check digit. */
export function barcode(serial: number): string {
  const body = `489${String(serial).padStart(9, '0')}`;
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += Number(body.charAt(i)) * (i % 2 === 0 ? 1 : 3);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
