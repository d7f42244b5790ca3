/** Compares an answer of the Node server with that of the edge runtime. */
import { request } from 'node:http';

export interface Seen {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a request as it is written, and returns the answer without decoding it. */
export function ask(
  address: string,
  { path, method = 'GET', headers, body }: Asked,
): Promise<Seen> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Map(
            Object.entries(answer.headersDistinct).map(([name, values = []]) => [
              name,
              values.join(', '),
            ]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** Differences that each request may have, with the reason for docs/deploy.md. */
export const EXPECTED: Readonly<Record<string, string>> = {
  date: 'workerd sends none; a platform in front adds it',
  connection: 'of each connection',
  'keep-alive': 'of each connection',
  'transfer-encoding': 'the runtime frames the answer',
  'x-request-id': 'a new one for each request',
};

/** Differences that files besides scripts may have: the Node server sends those from disk. */
export const EXPECTED_OF_FILES: Readonly<Record<string, string>> = {
  ...EXPECTED,
  'accept-ranges': 'no parts of a file',
  'last-modified': 'an ETag of the content instead',
  etag: 'of the content, not of time and size',
  vary: 'text may be compressed',
};

/** Returns what differs: `status`, `body`, and names of headers with both values. */
export function differences(
  node: Seen,
  edge: Seen,
  expected: Readonly<Record<string, string>> = EXPECTED,
): string[] {
  const names = [...new Set([...node.headers.keys(), ...edge.headers.keys()])].toSorted();
  return [
    ...(node.status === edge.status ? [] : [`status ${node.status} → ${edge.status}`]),
    ...names
      .filter((name) => !Object.hasOwn(expected, name))
      .filter((name) => comparable(name, node) !== comparable(name, edge))
      // An answer in chunks has no length.
      .filter((name) => name !== 'content-length' || !node.headers.has('transfer-encoding'))
      .map((name) => `${name} ${short(node.headers.get(name))} → ${short(edge.headers.get(name))}`),
    ...(node.body.equals(edge.body) ? [] : [`body ${place(node.body, edge.body)}`]),
  ];
}

/** Returns a header without what may differ: the age in seconds, and the order of a policy's sources. */
function comparable(name: string, { headers }: Seen): string | undefined {
  const value = headers.get(name);
  if (name === 'age') return value === undefined ? value : 'some age';
  if (name !== 'content-security-policy') return value;
  return value
    ?.split('; ')
    .map((rule) => rule.split(' ').toSorted().join(' '))
    .join('; ');
}

const short = (value: string | undefined) =>
  value === undefined ? 'none' : JSON.stringify(value.slice(0, 60));

/** Returns where two bodies begin to differ. */
function place(node: Buffer, edge: Buffer): string {
  const at = node.findIndex((byte, index) => byte !== edge[index]);
  const from = Math.max(0, (at < 0 ? node.length : at) - 20);
  const part = (bytes: Buffer) => JSON.stringify(bytes.subarray(from, from + 60).toString());
  return `at ${from}: ${part(node)} → ${part(edge)}`;
}
