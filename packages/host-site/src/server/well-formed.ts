/** Methods that the site and its proxy handle; any other is refused before the request is read. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns true for a host name or IP address with an optional port, and for nothing that a URL would parse as more.
 */
export const isHost = (host: string): boolean =>
  HOST.test(host) && URL.canParse(`http://${host}`) && host.length <= 255;

/** Returns whether a header can carry this text. A cookie may hold more, such as Chinese that is percent-encoded. */
export function isHeaderValue(text: string): boolean {
  try {
    return new Headers([['token', text]]).has('token');
  } catch {
    return false;
  }
}

interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly host?: string | undefined };
}

/** Returns the refusal of a request that no page can answer; undefined for a valid one. */
export function refuseRequest({
  method = '',
  url = '/',
  headers: { host },
}: Asked):
  | { readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | undefined {
  if (!METHODS.includes(method)) return { status: 405, headers: { Allow: METHODS.join(', ') } };
  if (host !== undefined && !isHost(host)) return { status: 400, headers: {} };
  if (!isDecodable(url.split('?', 1)[0] ?? '')) return { status: 400, headers: {} };
  return undefined;
}

/** Replaces bytes of an address that are no valid UTF-8, as browsers do; Astro refuses such a query. */
export function wellFormed(address: string): string {
  if (isDecodable(address)) return address === '' ? '/' : address;
  const [path = '/', query = ''] = address.split(/\?(.*)/s);
  return query === '' ? address : `${path}?${new URLSearchParams(query)}`;
}

/** Returns whether an address is valid UTF-8. */
function isDecodable(path: string): boolean {
  try {
    // Uses the result, so that no bundler removes the call as unused.
    return typeof decodeURI(path) === 'string';
  } catch {
    return false;
  }
}
