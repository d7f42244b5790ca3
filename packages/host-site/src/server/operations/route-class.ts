/** Groups addresses for logs and metrics: a small, fixed set of names without ids, queries or anything that was typed. */
import { PAGES, type PageRow } from '@clinicart/widgets/server';
import { isProxied } from '../api-proxy.ts';
import { API_PROXY } from '../settings.ts';

const exact = new Set<string>();
const patterns: (readonly [RegExp, string])[] = [];
const rows: readonly PageRow[] = Object.values(PAGES);
for (const { path: full } of rows) {
  const path = full.replace(/[?#].*$/, '');
  if (path.includes('{'))
    patterns.push([new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), path]);
  else exact.add(path);
}

/**
 * Returns the class of an address: the path of a page with its blanks (`/product/{id}`), `asset` for files under
 * `/_astro/`, `embed`, `api` for calls that the site forwards, `file` for other files, and `other`.
 */
export function routeClass(url: string, forwards = API_PROXY): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (path.startsWith('//')) return 'other';
  if (path.startsWith('/_astro/')) return 'asset';
  if (path.startsWith('/embed/')) return 'embed';
  if (forwards && isProxied(path)) return 'api';
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (exact.has(plain)) return plain;
  const page = patterns.find(([pattern]) => pattern.test(plain))?.[1];
  return page ?? (/\.[a-z]\w{1,10}$/.test(plain) ? 'file' : 'other');
}
