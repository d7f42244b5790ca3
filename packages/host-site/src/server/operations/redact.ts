/** Removes from a text for the log whatever may name a person or open an account. */
import type { RequestScope } from './request-scope.ts';

const REDACTED = '[redacted]';
/** Shorter values of a request, such as a language or a page number, are no secrets and occur in any text. A Chinese name has 6. */
const LEAST_BYTES = 6;
const MOST_VALUES = 200;
/** A longer text is cut: the patterns take time with the square of a long word. */
const MOST_CHARACTERS = 10_000;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // The query and the fragment of an address.
  [/(\/[^\s?#"'<>()]*)[?#][^\s"'<>)]+/g, `$1?${REDACTED}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  // Named values: `token=…`, `"password":"…"`, `Cookie: …`.
  [/\b((?:set-)?cookie\s*:\s*)[^\n]+/gi, `$1${REDACTED}`],
  [
    /(["']?\b\w*(?:token|password|passwd|secret|authorization|captcha|phone|mobile|email)\w*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    `$1${REDACTED}`,
  ],
  [/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, REDACTED],
  // Opaque values; the hashed names of the site's files stay.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-]|\.[cm]?[jt]s\b)/gi, REDACTED],
  // Phone numbers; positions in files, such as `12:34`, stay.
  [/(?:\+|%2B)?\(?\d(?:[\s()-]{0,2}\d){6,}/gi, REDACTED],
];

/** Returns a value and the readable forms of it that an error may quote. */
function formsOf(value: string): string[] {
  const forms = [value];
  try {
    forms.push(decodeURIComponent(value.replaceAll('+', ' ')));
  } catch {
    // It is not encoded.
  }
  // The cookie `user` is JSON; its parts may occur alone.
  return [...forms, ...forms.flatMap((form) => form.match(/[^"{}[\],:;\s]+/g) ?? [])];
}

/** Returns the values that the client sent: cookies, authorisation and query. */
function valuesOf({ headers, url = '' }: RequestScope['request']): string[] {
  const pairs = (text: string, cut: RegExp) =>
    text.split(cut).map((pair) => pair.slice(pair.indexOf('=') + 1));
  return [
    ...pairs(headers.cookie ?? '', /;\s*/),
    ...(headers.authorization ?? '').split(/\s+/),
    ...pairs(url.split('?').slice(1).join('?'), /&/),
  ]
    .flatMap(formsOf)
    .filter((value) => Buffer.byteLength(value) >= LEAST_BYTES)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_VALUES);
}

/** Returns the text without addresses' queries, tokens, e-mail addresses, phone numbers, and values of this request. */
export function redact(text: string, request?: RequestScope['request']): string {
  let clean = text;
  for (const value of request ? valuesOf(request) : []) clean = clean.replaceAll(value, REDACTED);
  // Between words, because half a contact fits no pattern.
  if (clean.length > MOST_CHARACTERS)
    clean = `${clean.slice(0, MOST_CHARACTERS).replace(/\S*$/, '')}…`;
  for (const [pattern, kept] of PATTERNS) clean = clean.replace(pattern, kept);
  return clean;
}

/** Returns the stack of an error and of its causes; no other property, since that may hold a request or an answer. */
export function stackOf(error: Error, depth = 0): string {
  const own = error.stack ?? `${error.name}: ${error.message}`;
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  const inner = causes.filter((each): each is Error => each instanceof Error);
  if (depth >= 4) return own;
  return [own, ...inner.map((each) => `Caused by: ${stackOf(each, depth + 1)}`)].join('\n');
}
