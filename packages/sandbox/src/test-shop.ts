import { endpoints } from '@clinicart/sdk/contract';
import { createSandbox, type SandboxOptions, SCENARIO_PASSWORD } from './index.ts';

/** Where test clocks start: 20 November 2026, noon in Hong Kong. */
export const START = Date.UTC(2026, 10, 20, 4);

export interface Reply {
  readonly status: number;
  readonly resultID: number;
  readonly message: string;
  // Tests read into answers of many shapes; what is not there fails the expectation.
  readonly data: Loose;
}
export interface Loose {
  readonly [key: string]: Loose;
  readonly [index: number]: Loose;
}

/** A shop in memory with a clock that stands still, and short ways to call it by name. */
export function testShop(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: { now: () => START }, ...options });
  const pathOf = (name: string) =>
    (endpoints.find((each) => each.name === name)?.path ?? name).replace('{product}', '');
  const call = async (name: string, body: unknown, token = '', language = '2') => {
    const response = await sandbox.fetch(
      new Request(`http://shop.test${pathOf(name)}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Authorization: token, LangEnv: language },
      }),
    );
    const answer = (await response.json()) as Omit<Reply, 'status'>;
    return { status: response.status, ...answer } satisfies Reply;
  };
  const signIn = async (scenario: string): Promise<string> => {
    const body = { userName: `${scenario}@clinicart.test`, password: SCENARIO_PASSWORD };
    return String((await call('session.login', body)).data['token']);
  };
  const search = (query: Record<string, unknown>, token = '', language = '3') =>
    call(
      'catalogue.search',
      { searchType: 'keyword', orderBy: '0', pageIndex: 1, pageSize: 24, ...query },
      token,
      language,
    );
  return { sandbox, call, signIn, search };
}
