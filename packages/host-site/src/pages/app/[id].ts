import type { APIRoute } from 'astro';

/** Redirects links of the app to the product's page; the browser keeps the hash by itself. Spec: 2§2.1 */
export const GET: APIRoute = ({ url }) =>
  new Response(null, {
    status: 301,
    headers: {
      // The segment as it was sent: a parameter is decoded in part, and %2F would be encoded twice.
      Location: `/product/${url.pathname.split('/')[2]}${url.search}`,
      'Cache-Control': 'public, max-age=3600',
    },
  });
