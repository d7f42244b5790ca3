/** Methods that the site and its proxy answer; the rest is refused before anything reads it. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** True for a name or an address with an optional port, and nothing that a URL would read as more. */
export const isHost = (host: string): boolean =>
  HOST.test(host) && URL.canParse(`http://${host}`) && host.length <= 255;

interface Asked {
  readonly method?: string | undefined;
  readonly headers: { readonly host?: string | undefined };
}

/** How a request is refused that no page can answer; undefined for one that may go on. */
export function refuseRequest({
  method = '',
  headers: { host },
}: Asked):
  | { readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | undefined {
  if (!METHODS.includes(method)) return { status: 405, headers: { Allow: METHODS.join(', ') } };
  if (host !== undefined && !isHost(host)) return { status: 400, headers: {} };
  return undefined;
}
