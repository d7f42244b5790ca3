import { readSearchParams, safeUrl, writeSearchParams } from '@clinicart/sdk';
import { type LinkProps, useRoutes } from '../../engine/index.ts';

/** A link of the server's, and what it says of itself. */
export interface ServerLink {
  readonly link: LinkProps | { readonly href: string } | undefined;
  /** The title that a search link carries: the only words that come with a picture. */
  readonly title: string;
}

/**
 * Makes what the server sends as `path` a link: a search of the shop goes through the route table, so
 * that a host may place it elsewhere; other addresses stand if they are web addresses.
 */
export function useServerLink(): (path: string | undefined) => ServerLink {
  const routes = useRoutes();
  return (path) => {
    if (!path) return { link: undefined, title: '' };
    if (path.startsWith('/search?')) {
      const query = readSearchParams(new URLSearchParams(path.slice('/search?'.length)));
      return {
        link: routes.link('search', Object.fromEntries(writeSearchParams(query))),
        title: query.title,
      };
    }
    const href = safeUrl(path, '');
    return { link: href === undefined ? undefined : { href }, title: '' };
  };
}
