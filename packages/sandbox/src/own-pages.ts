/**
 * Whether a request comes from a page of this server itself, or from a script without a browser. Another site's page
 * must neither read nor post where codes are read, clinics approved and payments made.
 */
export function isOwnPage(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('Origin');
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}
