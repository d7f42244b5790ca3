// The answer of the sandbox to one good request of each row.
import { type AnyEndpoint, endpoints } from '@clinicart/sdk/contract';
import { envelopesInOrder, prepareSandbox } from './prepared-sandbox.ts';
import { endpointPath } from './requests.ts';

/** A good answer as it arrives. */
export interface GoodAnswer {
  readonly body: string;
  readonly type: string;
}

export interface RecordedRow {
  readonly endpoint: AnyEndpoint;
  /** The wire body of the request. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly good: GoodAnswer;
}

export const responseOf = ({ body, type }: GoodAnswer): Response =>
  new Response(body, { headers: { 'Content-Type': type } });

function requestFor({ name, method, encoding }: AnyEndpoint, input: object, token: string) {
  const headers = { Authorization: token, LangEnv: '2', Origin: 'http://shop.test' };
  const url = `http://shop.test${endpointPath(name)}`;
  const fields = Object.entries(input);
  if (method === 'GET') return new Request(`${url}?${new URLSearchParams(fields)}`, { headers });
  const form = new FormData();
  for (const [key, value] of fields) form.append(key, value);
  const body = encoding === 'multipart' ? form : JSON.stringify(input);
  return new Request(url, { method, headers, body });
}

/** Calls every row of the contract once, in an order in which each succeeds. */
export async function recordAnswers(): Promise<readonly RecordedRow[]> {
  const { sandbox, clientOf, requestOf } = await prepareSandbox();
  const others = endpoints.filter((each) => !envelopesInOrder.includes(each));
  const rows: RecordedRow[] = [];
  for (const endpoint of [...others, ...envelopesInOrder]) {
    const input = requestOf(endpoint);
    const answer = await sandbox.fetch(requestFor(endpoint, input, clientOf(endpoint.name)));
    const type = answer.headers.get('Content-Type') ?? '';
    rows.push({ endpoint, input, good: { body: await answer.text(), type } });
  }
  sandbox.close();
  return rows;
}
