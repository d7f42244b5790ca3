/** Host names of the local machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was sent to this server under a name that is meant: this machine's, or one that was configured. A
 * page of another site may let its own name lead here (DNS rebinding), and then counts as a page of this origin.
 */
export function isAllowedHost(request: Request, configured: readonly string[]): boolean {
  const { hostname } = new URL(request.url);
  const sent = request.headers.get('Host');
  const names = [hostname, ...(sent === null ? [] : [hostnameOf(sent)])];
  return names.every((name) => LOCAL_HOSTS.includes(name) || configured.includes(name));
}

const hostnameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Whether a request comes from a page of this server itself, or from a script without a browser. Another site's page
 * must neither read nor post where codes are read, clinics approved and payments made.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('Origin');
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}
