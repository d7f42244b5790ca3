import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import type { Call } from '../http/call.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { authenticateCard, cardIntent, confirmCard } from './card.ts';
import { providerRoutes } from './pages.ts';

/** Dependencies of the stand-ins. */
export interface StandInParts {
  readonly shop: () => Pick<Call, 'db' | 'now'>;
  /** Has the answer to a request lost on its way. */
  readonly lose: (request: Request) => void;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const policy = (frameAncestors: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`;

/** Pages that the shop frames, like those of the real card provider. */
const FRAMES: Readonly<Record<string, string>> = {
  '/card': 'card-frame.html',
  '/proof': 'proof.html',
};
export const isFramed = (path: string): boolean =>
  Object.hasOwn(FRAMES, path.replace(/^\/stand-in/, ''));

const SCRIPT = 'text/javascript; charset=utf-8';
const FILES: Readonly<Record<string, string>> = {
  'stripe.js': SCRIPT,
  'channel.js': SCRIPT,
  'card-frame.js': SCRIPT,
  'proof.js': SCRIPT,
  'frame.css': 'text/css; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
};

async function bodyOf(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** The providers of payments, played: a card form in frames, approve pages, and a phone that scans. */
export function standInRoutes(parts: StandInParts): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-cache');
  });
  for (const [name, type] of Object.entries(FILES))
    app.get(`/${name}`, (c) =>
      c.body(read(name), 200, {
        'Content-Type': type,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    );
  for (const [path, file] of Object.entries(FRAMES))
    app.get(path, (c) =>
      c.html(read(file), 200, {
        'Content-Security-Policy': policy('*'),
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    );

  // Called by the script in the shop's page: the secret is the permission to read the payment.
  app.post('/card/intent', async (c) => c.json(cardIntent(parts.shop(), await bodyOf(c))));
  app.use('/card/*', async (c, next) =>
    isSameOrigin(c.req.raw) ? next() : c.json({ error: 'cross-origin' }, 403),
  );
  app.post('/card/confirm', async (c) => {
    const answer = confirmCard(parts.shop(), await bodyOf(c));
    if (answer !== 'lost') return c.json(answer);
    parts.lose(c.req.raw);
    return c.body(null);
  });
  app.post('/card/prove', async (c) => c.json(authenticateCard(parts.shop(), await bodyOf(c))));
  app.route('/', providerRoutes(parts.shop));
  return app;
}
