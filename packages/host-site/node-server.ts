import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import { MOST_BYTES } from './src/server/body-limit.ts';

const entry = fileURLToPath(new URL('./src/server/entry.ts', import.meta.url));

/**
 * Astro's own Node adapter with our entry around it: the adapter sends static files itself, without the
 * security headers, and does not finish the answers in progress when the process is stopped.
 */
export function nodeServer(): AstroIntegration {
  // The proxy enforces a lower limit and reports it: a body that the adapter cuts off looks like a lost connection.
  const adapter = node({ mode: 'standalone', bodySizeLimit: 2 * MOST_BYTES });
  const done = adapter.hooks['astro:config:done'];
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': (options) =>
        done?.({
          ...options,
          setAdapter: (given) => options.setAdapter({ ...given, serverEntrypoint: entry }),
        }),
    },
  };
}
