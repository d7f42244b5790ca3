/** A shop on a server in memory, for tests: `import { createTestShop } from '@clinicart/sandbox/testing'`. */
import { type CompleteShop, createShop, type ShopOptions } from '@clinicart/sdk';
import { createSandbox, type Sandbox, type SandboxOptions } from './index.ts';
import { SCENARIO_PASSWORD } from './seed/scenarios.ts';

export interface TestShopOptions {
  /** Options of the server. */
  readonly sandbox?: SandboxOptions;
  /** Options of the shop, such as its language. */
  readonly shop?: Partial<ShopOptions>;
  /** Signs in as this demo account: `regular` for `regular@clinicart.test`. A visitor unless given. */
  readonly account?: string;
}

export interface TestShop {
  readonly shop: CompleteShop;
  /** The server, with its console: codes, clock, payments. */
  readonly sandbox: Sandbox;
  /** Closes the server; a second call does nothing. */
  close(): void;
}

/**
 * Opens a server in memory and a shop that calls it without a socket.
 * @throws ShopError if the account cannot sign in.
 *
 * @example
 * const { shop, close } = await createTestShop({ account: 'verified' });
 * const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
 * close();
 */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const sandbox = createSandbox(options.sandbox);
  const shop = createShop({
    apiBase: 'http://sandbox.test',
    defaultLanguage: 'en',
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    ...options.shop,
  });
  const test = { shop, sandbox, close: () => sandbox.close() };
  if (options.account === undefined) return test;
  try {
    await shop.session.signIn(formOf(options.account));
  } catch (error) {
    sandbox.close();
    throw error;
  }
  return test;
}

const formOf = (account: string) =>
  ({
    by: 'email',
    with: 'password',
    email: `${account}@clinicart.test`,
    password: SCENARIO_PASSWORD,
    phone: '',
    areaCode: '+852',
    code: '',
  }) as const;
