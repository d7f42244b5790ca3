import { createReadStream } from 'node:fs';
import { cp, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Output of the widgets' page build, which partner pages load. */
const built = new URL('../widgets/dist/page/', import.meta.url);

/** Puts the widgets' page build under /embed/, where partner pages find `clinicart.js`. */
export function embedFiles(): AstroIntegration {
  return {
    name: 'clinicart-embed-files',
    hooks: {
      'astro:build:done': ({ dir }) => cp(built, new URL('embed/', dir), { recursive: true }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/embed/', async (request, response, next) => {
          const file = new URL(`.${new URL(request.url ?? '/', 'http://site').pathname}`, built);
          const isFile =
            file.href.startsWith(built.href) && (await stat(file).catch(() => undefined))?.isFile();
          if (!isFile) return next();
          response.setHeader(
            'Content-Type',
            extname(file.pathname) === '.js' ? 'text/javascript' : 'application/json',
          );
          response.setHeader('Access-Control-Allow-Origin', '*');
          createReadStream(fileURLToPath(file)).pipe(response);
        });
      },
    },
  };
}
