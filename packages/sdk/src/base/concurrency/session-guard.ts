import type { Api } from '../http/client.ts';
import { ShopError } from '../http/errors.ts';

/**
 * The same calls for as long as whoever pressed is signed in: what one account began is never done as another, who has
 * signed in meanwhile, perhaps in another tab. It fails as an ended session does, before anything is sent. Spec: 1§3, 1§8
 */
export function guardSession(
  api: Pick<Api, 'call' | 'url'>,
  session: { sessionEpoch(): string },
  message: () => string,
): Pick<Api, 'call' | 'url'> {
  const before = session.sessionEpoch();
  return {
    url: api.url,
    async call(endpoint, input, options) {
      if (session.sessionEpoch() !== before)
        throw new ShopError('session-ended', message(), {
          ...{ path: endpoint.path, endpoint: endpoint.name },
        });
      return api.call(endpoint, input, options);
    },
  };
}
