import { afterEach, describe, expect, test, vi } from 'vitest';
import { createShop } from '../../index.ts';
import { isShopError } from '../http/errors.ts';
import { environmentUpload } from '../http/upload.ts';
import { environmentStorage } from '../storage/web-storage.ts';
import { environmentExclusive } from './cross-tab-lock.ts';
import { environmentChannel } from './tab-channel.ts';

const denial = () => new DOMException('The request was denied.', 'SecurityError');
const refuse = () => {
  throw denial();
};
/** Replaces a property of the browser; every test restores the original. */
function browser(target: object, name: string, value: PropertyDescriptor) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...value });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}
const undo: (() => void)[] = [];
function giveBack() {
  for (const step of undo.splice(0)) step();
}
afterEach(giveBack);

type Request = (name: string, job: () => Promise<unknown>) => Promise<unknown>;
const withLocks = (request: Request) => browser(navigator, 'locks', { value: { request } });
/** Runs jobs at once, like a browser that grants every lock. */
const granted: Request = async (_, job) => job();

describe('cross-tab lock', () => {
  const alone = <T>(job: () => Promise<T>) => {
    const exclusive = environmentExclusive();
    if (!exclusive) throw new Error('a page has one');
    return exclusive('cart', job);
  };

  const DENIALS: readonly (readonly [string, () => void])[] = [
    ['are denied', () => withLocks(() => Promise.reject(denial()))],
    ['are denied at once', () => withLocks(refuse)],
    ['may not even be looked for', () => browser(navigator, 'locks', { get: refuse })],
    ['are missing', () => browser(navigator, 'locks', { value: undefined })],
    [
      'are denied once the page is going',
      () => withLocks(() => Promise.reject(new DOMException('gone', 'InvalidStateError'))),
    ],
  ];

  test.each(DENIALS)(
    'runs a job once, and queues jobs in its page, where locks %s',
    async (_, deny) => {
      deny();
      const exclusive = environmentExclusive();
      const order: string[] = [];
      const job = (name: string) => async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return name;
      };
      const done = await Promise.all(['a', 'b'].map((name) => exclusive?.('cart', job(name))));
      expect(done).toEqual(['a', 'b']);
      expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    },
  );

  test.each([
    ['granted', granted],
    ['denied', () => Promise.reject(denial())],
  ] as const)('a job that fails is not run again, its lock %s', async (_, request) => {
    withLocks(request);
    // The error of a job may look like a denial.
    const job = vi.fn(() => Promise.reject(denial()));
    await expect(alone(job)).rejects.toThrow('denied');
    const broken = vi.fn((): Promise<void> => {
      throw new TypeError('at once');
    });
    await expect(alone(broken)).rejects.toThrow('at once');
    expect([job, broken].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('a job whose lock is taken away continues, once', async () => {
    let finish = (_: string): void => {};
    const job = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    withLocks(async (_, begin) => {
      void begin();
      throw new DOMException('stolen', 'AbortError');
    });
    const done = alone(job);
    await vi.waitFor(() => expect(job).toHaveBeenCalled());
    finish('done');
    expect(await done).toBe('done');
    expect(job).toHaveBeenCalledTimes(1);
  });

  test('runs nothing twice when a lock is granted after its denial', async () => {
    const job = vi.fn(async () => 'done');
    let late = (): Promise<unknown> => Promise.resolve();
    withLocks(async (_, begin) => {
      late = begin;
      throw denial();
    });
    expect(await alone(job)).toBe('done');
    expect(await late()).toBe('done');
    expect(job).toHaveBeenCalledTimes(1);
  });
});

describe('tab channel', () => {
  test('works without other tabs where the browser allows no channel', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          refuse();
        }
      },
    );
    const channel = environmentChannel('clinicart');
    const stop = channel.listen(() => expect.unreachable());
    channel.post('cart');
    stop();
  });

  test('drops signals of a closed channel', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage() {
          refuse();
        }
      },
    );
    expect(() => environmentChannel('clinicart').post('cart')).not.toThrow();
  });
});

describe('storage', () => {
  test.each(['cookie', 'session', 'memory'] as const)(
    '%s storage works for the page where all of it is denied',
    (kind) => {
      for (const name of ['localStorage', 'sessionStorage'])
        browser(globalThis, name, { get: refuse });
      browser(document, 'cookie', { get: refuse, set: refuse });
      const { session, settings, drafts } = environmentStorage(kind);
      for (const store of [session, settings, ...(drafts ? [drafts] : [])]) {
        expect(store.get('language')).toBeUndefined();
        store.set('language', '2');
        expect(store.get('language')).toBe('2');
        store.remove('language');
        expect(store.get('language')).toBeUndefined();
      }
    },
  );

  test('keeps a login in a browser that silently drops cookies', async () => {
    browser(document, 'cookie', { get: () => '', set: () => {} });
    const shop = createShop({
      apiBase: 'https://api.example',
      storage: 'cookie',
      fetch: async () =>
        Response.json({
          resultID: 1200,
          message: '',
          data: { token: 'secret-token', cartAmount: 1, roles: 'Buyer', userName: 'Ching' },
        }),
    });
    await shop.session.signIn({
      by: 'email',
      with: 'password',
      email: 'a@b.hk',
      password: 'Clinic2026',
      phone: '',
      areaCode: '+852',
      code: '',
    });
    expect(shop.session.$session.get()).toMatchObject({ status: 'member', userName: 'Ching' });
    expect(shop.cart.$count.get()).toBe(1);
  });

  test('keeps the language where only cookies or only storage are denied', () => {
    browser(document, 'cookie', { get: refuse, set: refuse });
    environmentStorage('cookie').settings.set('language', '2');
    expect(localStorage.getItem('language')).toBe('2');
    giveBack();
    localStorage.clear();
    browser(globalThis, 'localStorage', { get: refuse });
    environmentStorage('cookie').settings.set('language', '2');
    expect(document.cookie).toContain('language=2');
  });
});

describe('an upload', () => {
  const form = () => ({
    url: 'https://api.example/',
    headers: {},
    body: new FormData(),
    timeoutMs: 1,
    onProgress() {},
  });
  const upload = () => environmentUpload()?.(form()) ?? Promise.reject(new Error('no uploader'));

  test('that was stopped before it began is not sent', async () => {
    const send = vi.fn();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        open() {}
        send = send;
      },
    );
    const stop = new AbortController();
    stop.abort(new Error('stopped'));
    await expect(environmentUpload()?.({ ...form(), signal: stop.signal })).rejects.toThrow(
      'stopped',
    );
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    [204, null],
    [429, '60'],
  ])('ends with status %i and Retry-After %s', async (status, wait) => {
    class Answered {
      upload = {};
      status = status;
      responseText = '';
      onload = () => {};
      open() {}
      getResponseHeader = () => wait;
      send() {
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Answered);
    const answer = await upload();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, wait]);
  });

  test('in a browser that allows no request fails, and says nothing more', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        constructor() {
          refuse();
        }
      },
    );
    await expect(upload()).rejects.toThrow('denied');
  });
});

describe('codes that have to be encrypted', () => {
  const answers = { cipher: 'AAAA' };
  const codeFor = (crypto: Pick<Crypto, 'getRandomValues'>) =>
    createShop({
      apiBase: 'https://api.example',
      defaultLanguage: 'en',
      crypto: crypto as Crypto,
      fetch: async () =>
        Response.json({ resultID: 1200, message: '', data: { key: answers.cipher } }),
    })
      .session.sendCode({ purpose: 'login', contact: { email: 'a@b.hk' } })
      .catch((error: unknown) => error);

  test('are refused in words over a connection on which browsers do not encrypt', async () => {
    const error = await codeFor({ getRandomValues: (array) => array });
    expect(isShopError(error, 'unsupported') && error.message).toBe(
      'We cannot send codes over this connection. Open the shop over https, or log in with your password.',
    );
  });

  test('are refused as an unfit answer when the key of the server is none', async () => {
    const error = await codeFor(globalThis.crypto);
    expect(isShopError(error, 'contract')).toBe(true);
  });
});
