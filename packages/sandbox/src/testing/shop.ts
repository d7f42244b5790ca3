import { endpoints, sealCodeRequest } from '@clinicart/sdk/contract';
import { createSandbox, type SandboxOptions, SCENARIO_PASSWORD } from '../index.ts';

/** The start of test clocks: 20 November 2026, noon in Hong Kong. */
export const START = Date.UTC(2026, 10, 20, 4);

export interface Reply {
  readonly status: number;
  readonly resultID: number;
  readonly message: string;
  // Gives tests loose access to answers of many shapes; a missing value fails the expectation.
  readonly data: Loose;
}
export interface Loose {
  readonly [key: string]: Loose;
  readonly [index: number]: Loose;
}

type Sealed = Parameters<typeof sealCodeRequest>[2];
interface CodeWish
  extends Pick<Sealed, 'type'>,
    Partial<Pick<Sealed, 'email' | 'phone' | 'captcha'>> {}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    for (const part of Array.isArray(value) ? value : [value]) form.append(key, part);
  return form;
}

/** The smallest picture: the signature of its format, plus the given number of bytes. */
export function pictureFile(type: 'png' | 'jpeg' | 'gif' = 'png', more = 0, name = 'licence.png') {
  const heads = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    jpeg: [0xff, 0xd8, 0xff, 0xe0],
    gif: [0x47, 0x49, 0x46, 0x38],
  };
  // Name and type may be wrong; the content decides.
  return new File([new Uint8Array(heads[type]), new Uint8Array(more)], name, { type: 'image/png' });
}

/** A shop in memory with a stopped clock, and short functions that call it by name. */
export function testShop(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: { now: () => START }, hosts: ['shop.test'], ...options });
  const pathOf = (name: string) =>
    (endpoints.find((each) => each.name === name)?.path ?? name).replace('{product}', '');
  const isForm = (name: string) =>
    endpoints.find((each) => each.name === name)?.encoding === 'multipart';
  const call = async (name: string, body: unknown, token = '', language = '2', origin?: string) => {
    const response = await sandbox.fetch(
      new Request(`http://shop.test${pathOf(name)}`, {
        method: 'POST',
        body: isForm(name) ? formOf(Object(body)) : JSON.stringify(body),
        headers: {
          Authorization: token,
          LangEnv: language,
          ...(origin !== undefined && { Origin: origin }),
        },
      }),
    );
    const answer = (await response.json()) as Omit<Reply, 'status'>;
    return { status: response.status, ...answer } satisfies Reply;
  };
  const signIn = async (scenario: string): Promise<string> => {
    const body = { userName: `${scenario}@clinicart.test`, password: SCENARIO_PASSWORD };
    return String((await call('session.login', body)).data['token']);
  };
  /** Requests a code; returns the refusal, or the code that arrived. */
  const sendCode = async (wish: CodeWish) => {
    const { data } = await call('session.cipherKey', {});
    const id = await sealCodeRequest(crypto, String(data['key']), {
      email: '',
      phone: '',
      areaCode: '+852',
      captcha: '',
      ...wish,
      needCaptcha: wish.captcha !== undefined,
    });
    return call('session.sendCode', { id });
  };
  const codeFor = async (wish: CodeWish): Promise<string> => {
    const answer = await sendCode(wish);
    if (answer.resultID !== 1200) throw new Error(answer.message);
    return sandbox.console.codes()[0]?.code ?? '';
  };
  /** A refusal in both languages. */
  const refusalOf = async (name: string, body: unknown, token = '') => {
    const [zh, en] = [await call(name, body, token, '3'), await call(name, body, token, '2')];
    return [zh.resultID, zh.message, en.message];
  };
  const search = (query: Record<string, unknown>, token = '', language = '3') =>
    call(
      'catalogue.search',
      { searchType: 'keyword', orderBy: '0', pageIndex: 1, pageSize: 24, ...query },
      token,
      language,
    );
  return { sandbox, call, signIn, sendCode, codeFor, refusalOf, search };
}
