import type { APIRoute } from 'astro';

/**
 * Pages are fetched when a link is pressed, not when the pointer rests on it: somebody who signs in
 * between must not get the page that was fetched before. A press on the cart is what asks a visitor to
 * sign in, and then goes on to it.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // What changes in place is not fetched as a page besides.
          { not: { selector_matches: '[data-in-place]' } },
          {
            not: {
              href_matches: [
                ...['/shopCart', '/user/*', '/order/*', '/pay/*', '/api/*', '/authapi/*'],
                ...['/payResult*', '/paypalResult*', '/qrCodePage*', '/transfer*'],
              ],
            },
          },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
