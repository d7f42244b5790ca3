/** Requests of the doctor: without cookies, and short. */

const TIMEOUT_MS = 10_000;

export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Requests an address; undefined if no answer comes. */
export async function ask(
  address: string,
  method: 'GET' | 'OPTIONS' = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, { method, headers, signal });
    const { url, status } = answer;
    return {
      url,
      status,
      headers: answer.headers,
      body: new Uint8Array(await answer.arrayBuffer()),
    };
  } catch {
    return undefined;
  }
}

/** Returns whether an answer lets a page of this origin read it. */
export function letsRead({ headers }: Answer, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}
