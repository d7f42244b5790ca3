/** What a page does not need is left out of its chunks, without a second place to edit in the sources. */
import type { Plugin } from 'vite';
import { READS_INHERITED, withOwnKeys } from '../sdk/own-keys.ts';

/** A partner's page may have extended Object.prototype: see that file. */
export const ownKeys: Plugin = {
  name: 'clinicart-own-keys',
  transform: { filter: { id: READS_INHERITED }, handler: (code) => withOwnKeys(code) },
};
