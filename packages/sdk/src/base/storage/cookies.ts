import type { RiskyStore } from './storage.ts';

export function cookieStore(maxAge: number): RiskyStore {
  const attributes = (age: number) =>
    `; Path=/; Max-Age=${age}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  /**
   * Writes a cookie and reads it back. Chromium may write it a moment later, and a tab that hears of it in between
   * would read the old one; reading waits for the write.
   */
  const write = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous and missing from Safari 17.
    document.cookie = cookie;
    return document.cookie;
  };
  return {
    get: (key) => cookieValue(document.cookie, key),
    set(key, value) {
      const kept = write(`${key}=${encodeURIComponent(value)}${attributes(maxAge)}`);
      // A browser without cookies does not report it, and drops what is too long.
      if (cookieValue(kept, key) !== value) throw new TypeError(key);
    },
    remove: (key) => void write(`${key}=${attributes(0)}`),
  };
}

/** Returns the value of a cookie in a `Cookie` header or `document.cookie`; undefined when absent or malformed. */
export function cookieValue(header: string, key: string): string | undefined {
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=');
    if (cut < 0 || pair.slice(0, cut).trim() !== key) continue;
    try {
      return decodeURIComponent(pair.slice(cut + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
