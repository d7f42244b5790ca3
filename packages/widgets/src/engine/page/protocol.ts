/**
 * The agreement of versions of the shop on one page; docs/embed.md describes it under “Versions”. The names in storage are
 * in sdk/base/storage/shared-names.ts.
 */

declare global {
  /** Set by the builds for a page. */
  var CLINICART_VERSION: string | undefined;
}

/** The number of the agreement. A version that can no longer share a page with this one raises it. */
export const PROTOCOL = 1;

/** Name of the symbol under which the page's record is a property of `globalThis`. */
export const RECORD = 'clinicart.runtime.v1';

/** The version of this code; '' where the build does not set it. */
export const VERSION: string = globalThis.CLINICART_VERSION ?? '';
