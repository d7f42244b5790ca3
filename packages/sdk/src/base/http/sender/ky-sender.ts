import ky, { HTTPError } from 'ky';
import {
  type CreateSender,
  HttpRefusal,
  type HttpRequest,
  MAX_PAUSE_MS,
  MAX_RETRY_AFTER_MS,
  optionsOf,
} from './sender.ts';

/** Statuses for which a Response refuses a body, even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Makes the body of a refusal, which ky reads by itself, a part of the attempt. */
async function withBody(answer: Response): Promise<Response> {
  return WITHOUT_BODY.includes(answer.status)
    ? answer
    : new Response(await answer.arrayBuffer(), answer);
}

/**
 * Sends by ky, for the scripts and servers of `@clinicart/sdk`; pages and the core have fetch-sender.ts. ky keeps the time and
 * decides on further attempts; it gets neither the body nor the headers, which it would copy for each attempt.
 */
export const createSender: CreateSender = ({ fetch, waitOf }) => {
  return async function send<T>(
    request: HttpRequest,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const { url, method, query, attempts, totalMs, timeoutMs, signal } = request;
    const options = optionsOf(request);
    // Set by the attempt that succeeds, or ky throws.
    let value!: T;
    try {
      await ky(url, {
        method,
        ...(query && { searchParams: { ...query } }),
        timeout: timeoutMs,
        totalTimeout: totalMs,
        ...(signal && { signal }),
        retry: {
          limit: attempts - 1,
          methods: ['post', 'get'],
          jitter: true,
          backoffLimit: MAX_PAUSE_MS,
          maxRetryAfter: MAX_RETRY_AFTER_MS,
          shouldRetry({ error }) {
            // A `fetch` that was passed may say it in words which ky does not know.
            if (error instanceof TypeError) return true;
            // ky would shorten the pause and send again before the server allows it.
            const wait = error instanceof HTTPError ? waitOf(error.response.headers) : undefined;
            return wait !== undefined && wait * 1_000 > MAX_RETRY_AFTER_MS ? false : undefined;
          },
        },
        async fetch(input) {
          const attempt = input instanceof Request ? input : new Request(input);
          const answer = await fetch(attempt.url, { ...options, signal: attempt.signal });
          if (!answer.ok) return withBody(answer);
          // Within the attempt: ky stops its time limit when the headers arrive, and a body may stop in its middle.
          value = await read(answer);
          return answer;
        },
      });
    } catch (error) {
      if (!(error instanceof HTTPError)) throw error;
      const { response, data } = error;
      // ky gives other bodies as text.
      throw new HttpRefusal(response, typeof data === 'string' ? undefined : data);
    }
    return value;
  };
};
