/**
 * Builds the site as another release for the trial: the same code with one more statement in a module that every page
 * has, so that the names of the files that contain or import it change, as in a real release.
 */
import type { Plugin } from 'vite';
import site from '../../packages/host-site/astro.config.ts';

const EVERY_PAGE = /packages\/sdk\/src\/base\/values\/explanation\.ts$/;
const MARK = 'globalThis.clinicartRelease = "next";';

function markRelease(): Plugin {
  return {
    name: 'clinicart-mark-release',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: { filter: { id: EVERY_PAGE }, handler: (code) => `${code}\n${MARK}\n` },
  };
}

const { vite, ...rest } = site;
export default {
  ...rest,
  outDir: '../../.cache/cluster/next',
  vite: { ...vite, plugins: [...(vite?.plugins ?? []), markRelease()] },
} satisfies typeof site;
