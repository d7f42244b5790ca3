/** Versions of the shop that cannot share a page. */
import { type Finding, finding } from './finding.ts';

/** A version of the shop on a page. Versions before the first protocol number have none, and follow protocol 1. */
export interface ShopVersion {
  readonly version?: string;
  readonly protocol?: number;
}

/** Returns the mistake of a page whose first version follows another protocol than this one, which does nothing then. */
export function versionFindings(first: ShopVersion, own: ShopVersion): readonly Finding[] {
  if ((first.protocol ?? 1) === own.protocol) return [];
  return [finding('versions', own.version, first.version ?? '?')];
}
