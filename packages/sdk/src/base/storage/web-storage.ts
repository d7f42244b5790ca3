import { cookieStore } from './cookies.ts';
import {
  type KeyValueStore,
  memoryStore,
  type RiskyStore,
  type ShopStorage,
  safeStore,
} from './storage.ts';

/** Lifetime of a session in cookies. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** Settings that the server needs for the first paint. */
const IN_COOKIE: readonly string[] = ['language', 'theme'];
const SETTING_SECONDS = 365 * 24 * 60 * 60;

function webStore(open: () => Storage): RiskyStore {
  return {
    get: (key) => open().getItem(key),
    set: (key, value) => open().setItem(key, value),
    remove: (key) => open().removeItem(key),
  };
}

/**
 * Keeps settings in local storage, as the documents say, and language and theme also in cookies, so that a server can
 * read them. Spec: 2§9
 */
function settingsWithCookie(): KeyValueStore {
  // Wrapped separately: one may be blocked where the other is not.
  const local = safeStore(webStore(() => localStorage));
  const cookie = safeStore(cookieStore(SETTING_SECONDS));
  return {
    get: (key) => (IN_COOKIE.includes(key) ? (cookie.get(key) ?? local.get(key)) : local.get(key)),
    set: (key, value) => {
      if (IN_COOKIE.includes(key)) cookie.set(key, value);
      local.set(key, value);
    },
    remove: (key) => {
      if (IN_COOKIE.includes(key)) cookie.remove(key);
      local.remove(key);
    },
  };
}

/** Where a page keeps its session: in cookies on the shop's own origin, else in memory or in session storage. */
export type StorageKind = 'cookie' | 'session' | 'memory';

/** Returns the storage of this environment; in memory where there is no document. Spec: 1§3 */
export function environmentStorage(kind: StorageKind): ShopStorage {
  if (kind === 'memory' || typeof document === 'undefined') {
    return { session: memoryStore(), settings: memoryStore() };
  }
  const drafts = safeStore(webStore(() => sessionStorage));
  if (kind === 'session') {
    return {
      session: safeStore(webStore(() => sessionStorage)),
      settings: safeStore(webStore(() => localStorage)),
      drafts,
    };
  }
  return {
    session: safeStore(cookieStore(SESSION_SECONDS)),
    settings: settingsWithCookie(),
    drafts,
  };
}
