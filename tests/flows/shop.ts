import {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  SCENARIO_PASSWORD,
} from '@clinicart/sandbox';
import { type CompleteShop, createShop, type LoginForm, type ShopOptions } from '@clinicart/sdk';
import { strict } from '@clinicart/sdk/contract';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';

/** A shop server in memory, closed with the test. */
export function openSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** A shop on that server, every answer held to the strict reading. */
export function openShop(sandbox: Sandbox, options: Partial<ShopOptions> = {}): CompleteShop {
  return createShop({
    apiBase: 'http://sandbox.test',
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    defaultLanguage: 'en',
    checkAnswer(endpoint, data) {
      const read = z.safeParse(strict(endpoint.response) as z.ZodMiniType, data);
      return read.success ? undefined : read.error;
    },
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

/** A server and a shop, signed in as a scenario account unless it is the visitor. */
export async function visit(scenario: string): Promise<{ sandbox: Sandbox; shop: CompleteShop }> {
  const sandbox = openSandbox();
  const shop = openShop(sandbox);
  if (scenario !== 'visitor') await shop.session.signIn(formOf(scenario));
  return { sandbox, shop };
}
