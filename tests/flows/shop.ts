import {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  SCENARIO_PASSWORD,
} from '@clinicart/sandbox';
import { type CompleteShop, createShop, type ShopOptions } from '@clinicart/sdk';
import {
  type AnyEndpoint,
  documentedRows,
  type Misfit,
  misfitsOf,
  strict,
  toDocumentedAnswer,
} from '@clinicart/sdk/contract';
import type { LoginForm } from '@clinicart/sdk/identity';
import { inject, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { captchaKeys } from '../../scripts/captcha-keys.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Tells whether the sandbox answers everything, or only what the documents name. */
    answers: 'full' | 'documented';
  }
}

/** True while the flows run against a server limited to the documents. */
export const isDocumented = inject('answers') === 'documented';
/** The code that the documented sandbox answers in place of each of the sandbox's own codes. */
const OTHER_RESULT = 1201;
const keys = isDocumented ? captchaKeys() : undefined;

/** Registers tests of undocumented behaviour, which a documented server lacks. */
export function withAssumed(_what: string, tests: () => void): void {
  if (!isDocumented) tests();
}

/** A result code that the documents do not name; a documented server answers "other: server message". Spec: 1§8 */
export const assumedResult = (code: number): number => (isDocumented ? OTHER_RESULT : code);

/** A shop server in memory, closed with the test. */
export function openSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({
    documented: isDocumented,
    ...(keys ? { captchaPrivateKey: keys.CAPTCHA_PRIVATE_KEY } : {}),
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Returns the misfits in an answer's data: fields that break the contract, or that the documents do not name. */
function objectionTo(endpoint: AnyEndpoint, data: unknown): readonly Misfit[] | undefined {
  if (!isDocumented) {
    const read = z.safeParse(strict(endpoint.response) as z.ZodMiniType, data);
    return read.success ? undefined : misfitsOf(read.error);
  }
  const row = documentedRows.get(endpoint.name) ?? {};
  const cut = toDocumentedAnswer(row, endpoint.response, data);
  return JSON.stringify(cut) === JSON.stringify(data)
    ? undefined
    : [{ field: '', expected: 'nothing but what the documents name' }];
}

/** Creates a shop on that server that parses every answer strictly. */
export function openShop(sandbox: Sandbox, options: Partial<ShopOptions> = {}): CompleteShop {
  return createShop({
    apiBase: 'http://sandbox.test',
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    defaultLanguage: 'en',
    checkAnswer: objectionTo,
    ...(keys ? { captchaKey: keys.CAPTCHA_KEY } : {}),
    ...options,
  });
}

/** The login form of a scenario account. */
export function formOf(scenario: string, more: Partial<LoginForm> = {}): LoginForm {
  return {
    by: 'email',
    with: 'password',
    email: `${scenario}@clinicart.test`,
    password: SCENARIO_PASSWORD,
    phone: '',
    areaCode: '+852',
    code: '',
    ...more,
  };
}

/** Starts a server and a shop, logged in as a scenario account unless it is the visitor. */
export async function visit(scenario: string): Promise<{ sandbox: Sandbox; shop: CompleteShop }> {
  const sandbox = openSandbox();
  const shop = openShop(sandbox);
  if (scenario !== 'visitor') await shop.session.signIn(formOf(scenario));
  return { sandbox, shop };
}

/** The `fetch` of a browser whose connection breaks before each answer of a path: it sends the request again. */
export const repeating =
  (sandbox: Sandbox, path: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith(path)) await sandbox.fetch(request.clone());
    return sandbox.fetch(request);
  };
