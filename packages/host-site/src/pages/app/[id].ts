import type { APIRoute } from 'astro';

/** Links of the app lead to the product's page; the browser carries the hash over by itself. Spec: 2§2.1 */
export const GET: APIRoute = ({ params, url }) =>
  new Response(null, {
    status: 301,
    headers: {
      Location: `/product/${encodeURIComponent(params['id'] ?? '')}${url.search}`,
      'Cache-Control': 'public, max-age=3600',
    },
  });
