import { endpoints, sealCodeRequest, session } from '../../packages/sdk/src/contract.ts';
import type { Language } from '../../packages/sdk/src/language/rules.ts';
import {
  type Asker,
  type Credentials,
  createAsker,
  type Heard,
  readData,
} from './contract-client.ts';
import { orderPlan, type ReadingStep, readingPlan } from './reading-plan.ts';
import type { RowReport } from './row-log.ts';
import type { Server } from './server-call.ts';
import { NEVER, WRITTEN, write } from './writing-plan.ts';

export interface CheckOptions {
  readonly server: Server;
  readonly language: Language;
  /** Only what visitors may call is asked without them. */
  readonly credentials?: Credentials | undefined;
  readonly write?: boolean;
  /** Number of an order that was placed. */
  readonly order?: string | undefined;
  readonly campaign?: string | undefined;
  /** Public key of the captcha cipher, as the option `captchaKey` of a shop has it. */
  readonly captchaKey?: string | undefined;
  /** Ends the run before the next reading call. */
  readonly isStopped?: () => boolean;
}

/** The findings of a run. */
export interface CheckReport {
  readonly rows: readonly RowReport[];
  readonly signIn: 'not asked for' | 'done' | 'failed';
  readonly isDead: boolean;
  /** Ended before everything was asked. */
  readonly isStopped: boolean;
  /** Noun phrases for everything that `--write` could not take back. */
  readonly left: readonly string[];
  /** A sentence about the key of the captcha cipher. */
  readonly captchaKey: string;
  /** Calls as they went over the wire, to be recorded. Never printed. */
  readonly heard: readonly Heard[];
}

/** Asks a server every row that may be asked, and compares its answers with the contract. */
export async function check(options: CheckOptions): Promise<CheckReport> {
  const asker = createAsker(options.server);
  if (options.order) asker.known.add('order', options.order);
  if (options.campaign) asker.known.add('campaign', options.campaign);
  const { credentials } = options;
  if (credentials) await asker.signIn(credentials);
  else asker.skip(session.login, 'no account was given');
  const signIn = !credentials ? 'not asked for' : asker.isMember() ? 'done' : 'failed';

  await run(asker, readingPlan(options.language), options);
  const writes = options.write && signIn === 'done' && !options.isStopped?.();
  const left = writes ? await write(asker) : [];
  await run(asker, orderPlan(), options);
  for (const { name } of endpoints) {
    const never = NEVER[name];
    if (never) asker.skip({ name }, never);
    else if (!writes && WRITTEN.includes(name)) asker.skip({ name }, 'only with --write');
  }
  return {
    rows: asker.report(),
    signIn,
    isDead: asker.isDead(),
    isStopped: options.isStopped?.() ?? false,
    left,
    captchaKey: await aboutCaptchaKey(asker, options.captchaKey),
    heard: asker.heard,
  };
}

async function run(
  asker: Asker,
  plan: readonly ReadingStep[],
  { isStopped }: CheckOptions,
): Promise<void> {
  for (const step of plan) {
    if (asker.isDead()) asker.skip({ name: step.row }, 'the server does not answer');
    else if (isStopped?.()) asker.skip({ name: step.row }, 'the run was stopped');
    else await step.run(asker);
  }
}

/** Tries the key under which codes are asked for: the given one, else the one that the server answers. */
async function aboutCaptchaKey(asker: Asker, given: string | undefined): Promise<string> {
  const answer = asker.heard.findLast(({ row }) => row === session.cipherKey.name);
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

/** 0: every screen works; 1: one suffers; 2: the run could not do what it was asked. */
export function exitCodeOf({ rows, signIn, isDead, isStopped }: CheckReport): 0 | 1 | 2 {
  if (isDead || isStopped || signIn === 'failed') return 2;
  return rows.some(({ screens }) => screens.length > 0) ? 1 : 0;
}
