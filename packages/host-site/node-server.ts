import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

const entry = fileURLToPath(new URL('./src/server/entry.ts', import.meta.url));

/**
 * Astro's own Node adapter with our entry around it: the adapter sends static files itself, without the
 * security headers, and does not finish the answers under way when it is told to stop.
 */
export function nodeServer(): AstroIntegration {
  const adapter = node({ mode: 'standalone', bodySizeLimit: 16 * 1024 * 1024 });
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
