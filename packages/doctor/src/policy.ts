/** Content security policies, as far as they concern the shop. */

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of two equal directives counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ protocol, port }: URL) => port || DEFAULT_PORTS[protocol];

/** Returns whether a source of a directive lets a page load an address. */
function allows(source: string, url: URL, page: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol;
  if (text === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return schemeAllows(text, url.protocol);
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
  if (!host || !schemeAllows(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url.protocol))
    return false;
  const name = host.toLowerCase();
  const isHost = name.startsWith('*.')
    ? url.hostname.endsWith(name.slice(1))
    : name === '*' || url.hostname === name;
  const isPort = port === '*' || (port ? portOf(url) === port : url.port === '');
  const isPath =
    !path ||
    path === '/' ||
    (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isHost && isPort && isPath;
}

/** A policy that allows http also allows https. */
const schemeAllows = (allowed: string, protocol: string) =>
  allowed === protocol || (allowed === 'http:' && protocol === 'https:');

export interface Request {
  readonly directive: 'script-src' | 'connect-src' | 'img-src';
  readonly url: URL;
  /** Of the script tag. */
  readonly nonce?: string | undefined;
}

/** Returns whether a policy lets a page make a request. */
export function isAllowed(policy: string, { directive, url, nonce }: Request, page: URL): boolean {
  const directives = directivesOf(policy);
  const specific = directive === 'script-src' ? directives.get('script-src-elem') : undefined;
  const sources = specific ?? directives.get(directive) ?? directives.get('default-src');
  if (!sources) return true;
  if (directive === 'script-src') {
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
    if (sources.includes("'strict-dynamic'")) return false;
  }
  return sources.some((source) => allows(source, url, page));
}
