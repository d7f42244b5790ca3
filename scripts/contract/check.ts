import { endpoints, sealCodeRequest, session } from '../../packages/sdk/src/contract.ts';
import type { Language } from '../../packages/sdk/src/language/rules.ts';
import {
  type ContractClient,
  type Credentials,
  createContractClient,
  type ObservedCall,
  readData,
} from './contract-client.ts';
import { orderPlan, type ReadingStep, readingPlan } from './reading-plan.ts';
import type { RowReport } from './row-log.ts';
import type { Server } from './server-call.ts';
import { NEVER, WRITTEN, write } from './writing-plan.ts';

export interface CheckOptions {
  readonly server: Server;
  readonly language: Language;
  /** Without them, only the calls of visitors are sent. */
  readonly credentials?: Credentials | undefined;
  readonly write?: boolean;
  /** Number of a placed order. */
  readonly order?: string | undefined;
  readonly campaign?: string | undefined;
  /** Public key of the captcha cipher, in the format of the shop's option `captchaKey`. */
  readonly captchaKey?: string | undefined;
  /** Checked before each reading call; true ends the run. */
  readonly isStopped?: () => boolean;
}

/** The findings of a run. */
export interface CheckReport {
  readonly rows: readonly RowReport[];
  readonly signIn: 'not asked for' | 'done' | 'failed';
  readonly isDead: boolean;
  /** True if the run ended before all calls were sent. */
  readonly isStopped: boolean;
  /** Changes of `--write` that could not be reverted, as noun phrases. */
  readonly left: readonly string[];
  /** A sentence about the captcha key. */
  readonly captchaKey: string;
  /** Calls as they went over the wire, to be recorded. Never printed. */
  readonly observed: readonly ObservedCall[];
}

/** Calls every permitted row of a server and compares the answers with the contract. */
export async function check(options: CheckOptions): Promise<CheckReport> {
  const client = createContractClient(options.server);
  if (options.order) client.known.add('order', options.order);
  if (options.campaign) client.known.add('campaign', options.campaign);
  const { credentials } = options;
  if (credentials) await client.signIn(credentials);
  else client.skip(session.login, 'no account was given');
  const signIn = !credentials ? 'not asked for' : client.isMember() ? 'done' : 'failed';

  await run(client, readingPlan(options.language), options);
  const writes = options.write && signIn === 'done' && !options.isStopped?.();
  const left = writes ? await write(client) : [];
  await run(client, orderPlan(), options);
  for (const { name } of endpoints) {
    const never = NEVER[name];
    if (never) client.skip({ name }, never);
    else if (!writes && WRITTEN.includes(name)) client.skip({ name }, 'only with --write');
  }
  return {
    rows: client.report(),
    signIn,
    isDead: client.isDead(),
    isStopped: options.isStopped?.() ?? false,
    left,
    captchaKey: await aboutCaptchaKey(client, options.captchaKey),
    observed: client.observed,
  };
}

async function run(
  client: ContractClient,
  plan: readonly ReadingStep[],
  { isStopped }: CheckOptions,
): Promise<void> {
  for (const step of plan) {
    if (client.isDead()) client.skip({ name: step.row }, 'the server does not answer');
    else if (isStopped?.()) client.skip({ name: step.row }, 'the run was stopped');
    else await step.run(client);
  }
}

/** Tests the key that encrypts code requests: the configured one, else the server's. */
async function aboutCaptchaKey(client: ContractClient, given: string | undefined): Promise<string> {
  const answer = client.observed.findLast(({ row }) => row === session.cipherKey.name);
  const served = answer && readData(session.cipherKey, answer.data);
  const key = given ?? served;
  if (!key) return 'none: no code can be asked for until the shop gets the option captchaKey';
  const request = { phone: '', email: '', areaCode: '', type: 'login', captcha: '' } as const;
  const isUsable = await sealCodeRequest(crypto, key, { ...request, needCaptcha: false }).then(
    () => true,
    () => false,
  );
  const from = given === undefined ? 'the server’s own' : 'as given';
  if (!isUsable) return `${from}, and no RSA key (base64 SPKI): no code can be asked for`;
  if (given !== undefined && served !== undefined && served !== given)
    return `${from}; the server answers another one`;
  return `${from}, usable`;
}

/** 0: every screen works; 1: a screen suffers; 2: the run was not completed. */
export function exitCodeOf({ rows, signIn, isDead, isStopped }: CheckReport): 0 | 1 | 2 {
  if (isDead || isStopped || signIn === 'failed') return 2;
  return rows.some(({ screens }) => screens.length > 0) ? 1 : 0;
}
