import { readFileSync } from 'node:fs';
import { endpoints } from '@clinicart/sdk/contract';
import { Hono } from 'hono';
import { isAllowedHost, isSameOrigin } from '../http/same-origin.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { SCENARIO_PASSWORD, SCENARIO_PAY_PASSWORD } from '../seed/scenarios.ts';
import { actions } from './actions.ts';
import type { ConsoleDoor } from './console.ts';
import { consoleWords, parcelWords } from './words.ts';

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

/** Style sheets of the page: layout, controls, and rows with tables. */
const SHEETS = ['page.css', 'page-controls.css', 'page-rows.css'];

/** Modules that page.js imports. */
const MODULES = [
  'page-orders.js',
  'page-partners.js',
  'page-payments.js',
  'page-points.js',
  'page-promotions.js',
  'page-returns.js',
  'page-shipping.js',
];

const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
};

/** The page with the words of its first language in place; `page.js` changes them. */
const filledPage = () =>
  read('page.html').replace(/\{(\w+)\}/g, (blank, key: string) =>
    Object.hasOwn(consoleWords, key)
      ? (wordsByKey[key]?.zh.replaceAll('<', '&lt;') ?? blank)
      : blank,
  );
const wordsByKey: Readonly<Record<string, Bilingual>> = consoleWords;

/** The page and its JSON door, under this machine's names and the given ones. */
export function consoleRoutes(door: ConsoleDoor, hosts: readonly string[]): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    if (!isAllowedHost(c.req.raw, hosts)) return c.text('The console has another name.', 403);
    return next();
  });
  const file = (path: string, name: string, type: string) =>
    app.get(path, (c) =>
      c.body(read(name), 200, { ...PAGE_HEADERS, 'Content-Type': `${type}; charset=utf-8` }),
    );
  const page = (path: string) =>
    app.get(path, (c) =>
      c.body(filledPage(), 200, { ...PAGE_HEADERS, 'Content-Type': 'text/html; charset=utf-8' }),
    );
  page('/');
  for (const name of SHEETS) file(`/${name}`, name, 'text/css');
  file('/page.js', 'page.js', 'text/javascript');
  for (const name of MODULES) file(`/${name}`, name, 'text/javascript');
  app.get('/words.json', (c) => c.json({ ...consoleWords, ...parcelWords }));

  app.use('/api/*', async (c, next) => {
    if (!isSameOrigin(c.req.raw)) return c.json({ error: 'cross-origin' }, 403);
    c.header('Cache-Control', 'no-store');
    return next();
  });
  app.get('/api/state', (c) =>
    c.json({
      now: door.now(),
      password: SCENARIO_PASSWORD,
      payPassword: SCENARIO_PAY_PASSWORD,
      range: door.range(),
      accounts: door.accounts(),
      invitations: door.invitations(),
      partners: door.partners(),
      codes: door.codes(),
      outbox: door.outbox(),
      messages: door.messages(),
      mailsOff: door.mailsOff(),
      captchas: door.captchas(),
      homeBlocks: door.homeBlocks(),
      promotions: door.promotions(),
      coupons: door.coupons(),
      payments: door.payments(),
      wallets: door.wallets(),
      points: door.points(),
      pointsProducts: door.pointsProducts(),
      pointsOrders: door.pointsOrders(),
      lateNotices: door.lateNotices(),
      offers: door.offers(),
      orders: door.orders(),
      returns: door.returns(),
      isWarehouseAutomatic: door.isWarehouseAutomatic(),
      faults: door.faults(),
      documented: door.documented(),
      requests: door.requests().slice(0, 60),
      paths: endpoints.map((endpoint) => endpoint.path.replace('{product}', '')),
    }),
  );
  app.get(
    '/api/licence/:account',
    (c) => door.licence(Number(c.req.param('account'))) ?? c.text('not found', 404),
  );
  app.get('/api/bill/:id', (c) => door.bill(c.req.param('id')) ?? c.text('not found', 404));
  app.get('/api/proof/:id', (c) => door.proof(c.req.param('id')) ?? c.text('not found', 404));
  app.get('/api/specifications', (c) => c.json(door.findSpecifications(c.req.query('text') ?? '')));

  app.post('/api/:action', async (c) => {
    // A form of another site can post text, never JSON, without asking first.
    if (!c.req.header('Content-Type')?.startsWith('application/json'))
      return c.json({ error: 'json only' }, 415);
    const name = c.req.param('action');
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return c.json({ error: 'no such action' }, 404);
    const body: unknown = await c.req.json().catch(() => undefined);
    try {
      action(door, body);
      return c.json({ ok: true });
    } catch (error) {
      return c.json({ error: error instanceof Error ? error.message : 'refused' }, 400);
    }
  });
  return app;
}
