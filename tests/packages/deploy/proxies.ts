// nginx and Caddy with the files of examples/deploy, and a person's requests to them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startChild, untilAnswers } from '../../../scripts/children.mjs';
import { findNginx, startNginx } from '../../../scripts/cluster/nginx.ts';
import { findProgram } from '../../../scripts/trial/find-program.ts';
import { certificateFor } from './certificate.ts';

export const root = join(import.meta.dirname, '../../..');
/** The host of the shipped files. */
export const HOST = 'shop.example';

export interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Announces a body of so many bytes, and sends none of it. */
  readonly announced?: number;
}

export interface StartedProxy {
  readonly port: number;
  /** The certificate that a client has to trust, as PEM. */
  readonly certificate: string;
  /** Port of plain HTTP, if the file has one. */
  readonly plainPort?: number;
  /** Sends a request by TLS, and checks the certificate. */
  ask(path: string, asked?: Asked): Promise<Reply>;
}

interface Files {
  readonly certificate: string;
  readonly key: string;
  readonly pem: string;
}

function writeCertificate(folder: string): Files {
  const { certificate, key } = certificateFor(HOST);
  const files = { certificate: join(folder, 'site.pem'), key: join(folder, 'site-key.pem') };
  writeFileSync(files.certificate, certificate);
  writeFileSync(files.key, key, { mode: 0o600 });
  return { ...files, pem: certificate };
}

function asking(port: number, ca: string) {
  return (path: string, { method = 'GET', headers = {}, body, announced }: Asked = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const to = { host: '127.0.0.1', port, servername: HOST, ca, agent: false } as const;
      const sent = request(
        {
          ...{ ...to, path, method },
          headers: { host: HOST, ...(announced && { 'content-length': announced }), ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode, headers: response.headers, body: text });
            sent.destroy();
          });
        },
      );
      sent.on('error', reject);
      if (announced === undefined) sent.end(body);
      else sent.flushHeaders();
    });
}

/** Starts nginx with `nginx.conf`. Only ports and the places of its files differ. */
async function nginxInFrontOf(instances: readonly number[], folder: string): Promise<StartedProxy> {
  const { pem, ...files } = writeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const tls = { ...files, plainPort };
  await startNginx(findNginx(), root, { port, instances, folder, tls });
  return { port, plainPort, certificate: pem, ask: asking(port, pem) };
}

const findCaddy = () =>
  findProgram('caddy', '`apt install caddy` (Debian, Ubuntu), `brew install caddy` (macOS)');

/** Returns the shipped Caddyfile with another certificate, other ports, and no port 80. */
function localCaddyfile(port: number, instances: readonly number[], files: Files): string {
  const shipped = readFileSync(join(root, 'examples/deploy/Caddyfile'), 'utf8');
  const ports = [...instances];
  const site = `https://${HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${files.certificate} ${files.key}`;
  const local = shipped
    .replace(/^shop\.example \{$/m, site)
    .replace(/127\.0\.0\.1:432\d/g, () => `127.0.0.1:${ports.shift()}`);
  return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${local}`;
}

/** Starts Caddy with `Caddyfile`. Only ports and the certificate differ. */
async function caddyInFrontOf(instances: readonly number[], folder: string): Promise<StartedProxy> {
  const files = writeCertificate(folder);
  const port = await freePort();
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, localCaddyfile(port, instances, files));
  const own = join(folder, 'caddy');
  mkdirSync(own);
  const said: string[] = [];
  const args = ['run', '--adapter', 'caddyfile', '--config', config];
  const child = startChild(findCaddy(), args, {
    env: { HOME: own, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own },
    line: (text) => said.push(text),
  });
  // Any answer will do: this one refuses plain HTTP.
  await untilAnswers(`http://127.0.0.1:${port}/`, child).catch((error: Error) => {
    throw new Error(`Caddy ${error.message}.\n${said.slice(-5).join('\n')}`);
  });
  const ask = asking(port, files.pem);
  // Its checks may not have found the instances yet.
  for (let tries = 0; tries < 100 && (await ask('/')).status !== 200; tries++) await wait(50);
  return { port, certificate: files.pem, ask };
}

export interface Kind {
  readonly name: string;
  readonly find: () => string;
  /** Starts it in front of instances at three ports; `folder` is for its files. */
  readonly start: (instances: readonly number[], folder: string) => Promise<StartedProxy>;
}

export const nginx: Kind = { name: 'nginx.conf', find: findNginx, start: nginxInFrontOf };
export const caddy: Kind = { name: 'Caddyfile', find: findCaddy, start: caddyInFrontOf };

/** Whether the program is on this machine. */
export function isInstalled({ find }: Pick<Kind, 'find'>): boolean {
  try {
    return find() !== '';
  } catch {
    return false;
  }
}
