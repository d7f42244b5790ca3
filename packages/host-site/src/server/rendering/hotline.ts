import { setTimeout as wait } from 'node:timers/promises';
import { contentDomain, HOTLINE } from '@clinicart/sdk/content';
import type { Visit } from '../request-context.ts';

/** Longest wait of a page that has failed already. */
const PATIENCE_MS = 1000;

export interface Hotline {
  readonly from: number;
  readonly to: number;
  /** The number; undefined if the API does not tell it at once. */
  readonly phone: string | undefined;
}

/** Reads the hotline for a page that must not fail. */
export async function readHotline(visit: Visit | undefined): Promise<Hotline> {
  const { fromHour: from, toHour: to } = HOTLINE;
  try {
    const read = visit?.shop.domain(contentDomain).support.get(null);
    const late = wait(PATIENCE_MS, undefined, { ref: false });
    const support = await Promise.race([read, late]);
    return { from, to, phone: support?.phone || undefined };
  } catch {
    return { from, to, phone: undefined };
  }
}
