import { createSandbox, type Sandbox, SCENARIO_PASSWORD } from '@clinicart/sandbox';
import { type AnyEndpoint, endpoints } from '@clinicart/sdk/contract';
import { onTestFinished } from 'vitest';
import { runAgainst } from '../../scripts/contract/against.ts';
import { type CheckReport, check } from '../../scripts/contract/check.ts';
import { againstOptions } from '../../scripts/contract/options.ts';
import type { RowReport } from '../../scripts/contract/row-log.ts';

const BASE = 'http://real.test';
export const VERIFIED = 'verified@clinicart.test';

type Fetch = (request: Request) => Promise<Response>;

/** A sandbox that plays the real server, closed with the test. */
export function openServer(options: Parameters<typeof createSandbox>[0] = {}): Sandbox {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

export const accountOf = (userName = VERIFIED) => ({
  CLINICART_USER: userName,
  CLINICART_PASSWORD: SCENARIO_PASSWORD,
});

/** Runs `npm run contract -- --against` with further options, as a verified clinic unless another environment is given. */
export const against = (
  fetch: Fetch,
  argv: readonly string[] = [],
  env: Readonly<Record<string, string>> = accountOf(),
) => runAgainst(againstOptions(['--against', BASE, ...argv], env), { fetch, chance: () => 0 });

/** Parses the report from the text of such a run. */
export const reportOf = (
  fetch: Fetch,
  argv: readonly string[] = [],
  env: Readonly<Record<string, string>> = accountOf(),
): Promise<CheckReport> => {
  const options = againstOptions(['--against', BASE, ...argv], env);
  return check({ ...options, server: { ...options, languageCode: '2', fetch } });
};

export function rowOf(report: CheckReport, name: string): RowReport {
  const row = report.rows.find((each) => each.name === name);
  if (!row) throw new Error(`no such row: ${name}`);
  return row;
}

export interface Envelope {
  resultID: unknown;
  message: unknown;
  data: unknown;
}

/** Changes the answers of some rows on their way: to another body, or to another response. */
export type Tampering = Readonly<Record<string, (envelope: Envelope) => unknown>>;

export const endpointAt = (url: string): AnyEndpoint | undefined => {
  const { pathname } = new URL(url);
  return endpoints.find(({ path }) => path.replace('{product}', '') === pathname);
};

/** A copy of a server that is broken on purpose. */
export function brokenServer(server: Pick<Sandbox, 'fetch'>, tampering: Tampering): Fetch {
  return async (request) => {
    const tamper = tampering[endpointAt(request.url)?.name ?? ''];
    const response = await server.fetch(request);
    if (!tamper) return response;
    const body: Envelope = await response.json();
    const broken = tamper(body);
    return broken instanceof Response ? broken : Response.json(broken);
  };
}

/** Changes every object that has a field, at any depth of the data. */
export function eachWith(
  field: string,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
) {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
    return Object.hasOwn(inner, field) ? change(inner) : inner;
  };
  return (envelope: Envelope): Envelope => ({ ...envelope, data: walk(envelope.data) });
}
