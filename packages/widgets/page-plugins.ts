/** Plugins of the builds for a page. */
import type { Plugin } from 'vite';
import { READS_INHERITED, withOwnKeys } from '../sdk/own-keys.ts';

/** A partner's page may have extended Object.prototype: see that file. */
export const ownKeys: Plugin = {
  name: 'clinicart-own-keys',
  transform: { filter: { id: READS_INHERITED }, handler: (code) => withOwnKeys(code) },
};
