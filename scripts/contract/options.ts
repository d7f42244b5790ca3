import { parseArgs } from 'node:util';
import type { EndpointOverrides } from '../../packages/sdk/src/base/http/endpoint.ts';
import { endpoints } from '../../packages/sdk/src/contract.ts';
import type { Language } from '../../packages/sdk/src/language/rules.ts';
import type { Credentials } from './contract-client.ts';

export const USAGE = `Usage: npm run contract -- [options]

Without options, prints every row of the contract.
  --markdown              writes docs/contract.md
  --openapi               writes docs/openapi.json
  --help                  prints this

Compares a server with the contract, field by field:
  --against URL           the server's API, for example https://api.example.com
  --service URL           its service host, where that is another
  --language zh|en        language of the calls; zh unless given
  --write                 also changes things, and takes them back: a cart line, a collected product,
                          an address; leaves an order under way, which it never places
  --order NUMBER          an order of the account that was placed, to be read
  --campaign ID           a campaign to be read, where the home page links to none
  --captcha-key KEY       public key of the captcha cipher, to be tried
  --product-line NAME     takes the place of {product} in paths
  --path ROW=PATH         another path for a row; may be repeated
  --host ROW=main|service another host for a row; may be repeated
  --record FOLDER         keeps the answers, with people, amounts and sentences replaced, and prints
                          what changed since the recording that is there
  --drift FOLDER          only prints what changed since that recording
  --verbose               also lists optional and assumed fields that never came

The account comes from the environment: CLINICART_USER (e-mail address or phone number),
CLINICART_PASSWORD, and CLINICART_AREA_CODE (such as +852) with a phone number. Without them only
what visitors may call is asked. No value of an answer is ever printed.

Exit code: 0 no screen suffers, 1 one does, 2 the run could not ask all that it was to ask.
docs/integrating.md says more.`;

/** The settings of one run against a server. */
export interface AgainstOptions {
  readonly apiBase: string;
  readonly serviceBase: string;
  readonly language: Language;
  readonly credentials: Credentials | undefined;
  readonly write: boolean;
  readonly order: string | undefined;
  readonly campaign: string | undefined;
  readonly captchaKey: string | undefined;
  readonly productLine: string;
  readonly endpoints: EndpointOverrides;
  readonly record: string | undefined;
  readonly drift: string | undefined;
  readonly isVerbose: boolean;
}

/** Invalid options; the message says how to correct them. */
export class UsageError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {UsageError} */
export function againstOptions(argv: readonly string[], env: Environment): AgainstOptions {
  const values = parse(argv);
  const credentials = credentialsIn(env);
  const { language = 'zh', write = false, record, drift } = values;
  if (language !== 'zh' && language !== 'en')
    throw new UsageError(`--language is zh or en, not "${language}".`);
  if (write && !credentials)
    throw new UsageError('--write takes an account: set CLINICART_USER and CLINICART_PASSWORD.');
  if (record !== undefined && drift !== undefined)
    throw new UsageError('Give --record or --drift: --record prints the drift too.');
  const apiBase = webAddress('--against', values.against);
  return {
    apiBase,
    language,
    credentials,
    write,
    record,
    drift,
    serviceBase: values.service === undefined ? apiBase : webAddress('--service', values.service),
    order: values.order,
    campaign: values.campaign,
    captchaKey: values['captcha-key'],
    productLine: values['product-line'] ?? '',
    endpoints: overrides(values.path ?? [], values.host ?? []),
    isVerbose: values.verbose ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        against: { type: 'string' },
        service: { type: 'string' },
        language: { type: 'string' },
        write: { type: 'boolean' },
        order: { type: 'string' },
        campaign: { type: 'string' },
        'captcha-key': { type: 'string' },
        'product-line': { type: 'string' },
        path: { type: 'string', multiple: true },
        host: { type: 'string', multiple: true },
        record: { type: 'string' },
        drift: { type: 'string' },
        verbose: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function credentialsIn(env: Environment): Credentials | undefined {
  const { CLINICART_USER: userName, CLINICART_PASSWORD: password } = env;
  if (!userName && !password) return undefined;
  if (!userName || !password)
    throw new UsageError(
      'CLINICART_USER and CLINICART_PASSWORD go together: one of them is missing.',
    );
  const areaCode = env['CLINICART_AREA_CODE'];
  return { userName, password, ...(areaCode ? { areaCode } : {}) };
}

function webAddress(option: string, given: string | undefined): string {
  const url = given !== undefined && URL.canParse(given) ? new URL(given) : undefined;
  // fetch refuses an address with a password and would print it in its error.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(
      `${option} takes the address of a server, such as https://api.example.com.`,
    );
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`;
}

function overrides(paths: readonly string[], hosts: readonly string[]): EndpointOverrides {
  const made: Record<string, { path?: string; host?: 'main' | 'service' }> = {};
  for (const [row, path] of pairs('--path', paths)) {
    if (!path.startsWith('/')) throw new UsageError(`--path ${row}=… begins with a slash.`);
    made[row] = { ...made[row], path };
  }
  for (const [row, host] of pairs('--host', hosts)) {
    if (host !== 'main' && host !== 'service')
      throw new UsageError(`--host ${row}=… is main or service.`);
    made[row] = { ...made[row], host };
  }
  return made;
}

const pairs = (option: string, given: readonly string[]) =>
  given.map((pair) => {
    const at = pair.indexOf('=');
    const row = pair.slice(0, at);
    if (at < 0 || !endpoints.some(({ name }) => name === row))
      throw new UsageError(
        `${option} takes the name of a row, such as cart.get=…; see npm run contract.`,
      );
    return [row, pair.slice(at + 1)] as const;
  });
