import { cookieStore } from './cookies.ts';
import { SERVER_SETTINGS } from './server-settings.ts';
import {
  type KeyValueStore,
  memoryStore,
  type RiskyStore,
  type ShopStorage,
  safeStore,
} from './storage.ts';

/** Lifetime of a session in cookies. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;
const SETTINGS_SECONDS = 365 * 24 * 60 * 60;

function webStore(open: () => Storage): RiskyStore {
  return {
    get: (key) => open().getItem(key),
    set: (key, value) => open().setItem(key, value),
    remove: (key) => open().removeItem(key),
  };
}

/**
 * Keeps settings in local storage, as the documents say, and those that a server draws by also in a cookie, so that it
 * can read them. Spec: 2§9
 */
function settingsWithCookie(): KeyValueStore {
  // Wrapped separately: one may be blocked where the other is not.
  const local = safeStore(webStore(() => localStorage));
  const cookie = safeStore(cookieStore(SETTINGS_SECONDS));
  const isSent = (key: string) => SERVER_SETTINGS.includes(key);
  return {
    get: (key) => (isSent(key) ? (cookie.get(key) ?? local.get(key)) : local.get(key)),
    set: (key, value) => {
      if (isSent(key)) cookie.set(key, value);
      local.set(key, value);
    },
    remove: (key) => {
      if (isSent(key)) cookie.remove(key);
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
