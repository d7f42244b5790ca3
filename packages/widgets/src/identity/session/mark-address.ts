/**
 * Returns the address of a partner's picture, complete. Undefined unless it is https or on the page's own origin, so that
 * no picture breaks the lock of a secure page.
 */
export function markAddress(mark: string | undefined, base: string): string | undefined {
  if (!mark || !URL.canParse(mark, base)) return undefined;
  const { protocol, origin, href } = new URL(mark, base);
  const isHttp = protocol === 'http:' && origin === new URL(base).origin;
  return protocol === 'https:' || isHttp ? href : undefined;
}
