import ky, { HTTPError } from 'ky';
import { type CreateSender, HttpRefusal, MAX_PAUSE_MS, MAX_RETRY_AFTER_MS } from './sender.ts';

/** Statuses for which a Response refuses a body, even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/**
 * Makes the body a part of the attempt. ky stops its time limit and its further attempts when the headers arrive, so that a
 * call whose body stops in its middle would never end.
 */
async function withBody(answer: Response): Promise<Response> {
  return WITHOUT_BODY.includes(answer.status)
    ? answer
    : new Response(await answer.arrayBuffer(), answer);
}

/** Sends by ky, for the scripts and servers of `@clinicart/sdk`; pages and the core have fetch-sender.ts. */
export const createSender: CreateSender = ({ fetch, waitOf }) => {
  const http = ky.create({ fetch: async (input, init) => withBody(await fetch(input, init)) });
  return async ({ url, query, form, attempts, totalMs, timeoutMs, signal, ...rest }, read) => {
    try {
      const answer = await http(url, {
        ...rest,
        ...(query && { searchParams: { ...query } }),
        ...(form && { body: form }),
        timeout: timeoutMs,
        totalTimeout: totalMs,
        ...(signal && { signal }),
        retry: {
          limit: attempts - 1,
          methods: ['post', 'get'],
          jitter: true,
          backoffLimit: MAX_PAUSE_MS,
          maxRetryAfter: MAX_RETRY_AFTER_MS,
          // ky would shorten the pause and send again before the server allows it.
          shouldRetry: ({ error }) =>
            error instanceof HTTPError &&
            (waitOf(error.response.headers) ?? 0) * 1_000 > MAX_RETRY_AFTER_MS
              ? false
              : undefined,
        },
      });
      return await read(answer);
    } catch (error) {
      if (!(error instanceof HTTPError)) throw error;
      const { response, data } = error;
      // ky gives other bodies as text.
      throw new HttpRefusal(response, typeof data === 'string' ? undefined : data);
    }
  };
};
