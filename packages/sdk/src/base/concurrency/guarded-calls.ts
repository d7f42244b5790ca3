import type { Api } from '../http/client.ts';
import { ShopError } from '../http/errors.ts';
import { rememberSession } from './session-guard.ts';

/**
 * Returns calls that work for the present session only: once another account has signed in, perhaps in another tab, each
 * fails as `session-ended` before it is sent. Spec: 1§3, 1§8
 */
export function guardSession(
  api: Pick<Api, 'call' | 'url'>,
  session: { sessionEpoch(): string },
  message: () => string,
): Pick<Api, 'call' | 'url'> {
  const isSameSession = rememberSession(() => session.sessionEpoch());
  return {
    url: api.url,
    async call(endpoint, input, options) {
      if (!isSameSession()) {
        const { path, name } = endpoint;
        throw new ShopError('session-ended', message(), { path, endpoint: name });
      }
      return api.call(endpoint, input, options);
    },
  };
}
