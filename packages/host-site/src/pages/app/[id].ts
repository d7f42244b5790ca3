import type { APIRoute } from 'astro';

/** Redirects links of the app to the product's page; the browser keeps the hash by itself. Spec: 2§2.1 */
export const GET: APIRoute = ({ params, url }) =>
  new Response(null, {
    status: 301,
    headers: {
      Location: `/product/${encodeURIComponent(params['id'] ?? '')}${url.search}`,
      'Cache-Control': 'public, max-age=3600',
    },
  });
