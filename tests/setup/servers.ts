import { inject } from 'vitest';
import type { Places } from './places.ts';

/** The servers of the worker that runs this file: files run in parallel and share no row. */
export function places(): Places {
  const all = inject('places');
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const mine = all[(worker - 1) % all.length];
  if (!mine) throw new Error('No server was started for this run.');
  return mine;
}
