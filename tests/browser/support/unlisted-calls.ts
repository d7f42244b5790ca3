// Compares the table of screens that `npm run contract -- --against` prints with the calls that pages make.
import { endpoints } from '@clinicart/sdk/contract';
import type { BrowserContext, Request } from 'playwright';
import { EVERY_PAGE, rowScreens } from '../../../packages/sdk/src/screens.ts';

const rows = new Map(endpoints.map(({ name, path }) => [path.replace('{product}', ''), name]));
const routes = [...new Set(Object.values(rowScreens).flat())].map((route) => ({
  route,
  pattern: new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Collects the calls of a site's pages that the table does not list under their screen. */
export function unlistedCalls(context: BrowserContext, site: string): ReadonlySet<string> {
  const found = new Set<string>();
  context.on('request', (request) => {
    const row = rows.get(new URL(request.url()).pathname);
    const page = row && pageOf(request);
    if (!row || !page || page.origin !== new URL(site).origin) return;
    const route = routes.find(({ pattern }) => pattern.test(page.pathname))?.route;
    const listed = rowScreens[row] ?? [];
    if (!listed.includes(EVERY_PAGE) && !listed.includes(route ?? ''))
      found.add(`${row} is called by ${route ?? page.pathname}`);
  });
  return found;
}

function pageOf(request: Request): URL | undefined {
  if (!['fetch', 'xhr', 'image'].includes(request.resourceType())) return undefined;
  const url = request.frame().url();
  return URL.canParse(url) ? new URL(url) : undefined;
}
