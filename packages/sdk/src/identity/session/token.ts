import { TOKEN_KEY } from '../../base/storage/shared-names.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { hash32 } from '../../base/values/hash32.ts';

/** The token, read from storage at each use so that tabs agree. Spec: 1§3 */
export interface TokenKeeper {
  get(): string | undefined;
  set(token: string): void;
  remove(): void;
}

export function createTokenKeeper(storage: KeyValueStore): TokenKeeper {
  return {
    get: () => storage.get(TOKEN_KEY) || undefined,
    set: (token) => storage.set(TOKEN_KEY, token),
    remove: () => storage.remove(TOKEN_KEY),
  };
}

/** Returns the number of the present login in this page: it changes with each token; '' for a visitor. */
export function createSessionEpoch(token: TokenKeeper): () => string {
  let last: string | undefined;
  let logins = 0;
  return () => {
    const current = token.get();
    if (current !== last) logins += 1;
    last = current;
    return current === undefined ? '' : String(logins);
  };
}

/** Returns a key of the present login that is the same in every page and tab; '' for a visitor. */
export function ownerOf(token: TokenKeeper): string {
  const current = token.get();
  // A token is long and random: 32 bits do not give it away.
  return current === undefined ? '' : hash32(current);
}
