/** The calls that a page may make at once; the others of the session load when a login is near. */
import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';

export const logout = write(
  {
    name: 'session.logout',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'End the session of the token',
          spec: '1§4',
          assumed: [
            'the whole call: the documents only let the client forget the token; with it, addresses that the session was given end too',
          ],
        },
    path: '/authapi/user/logout',
    request: z.object({}),
    response: z.unknown(),
  },
  (_: null) => ({}),
);

export const captchaPicture = read(
  {
    name: 'session.captchaPicture',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Picture of the four-character captcha', spec: '1§7', assumed: [] },
    method: 'GET',
    path: '/api/getValidcode',
    encoding: 'none',
    answers: 'picture',
    request: z.object({ t: z.string() }),
    response: z.unknown(),
  },
  (nonce: string) => ({ t: nonce }),
);
