/** Varnish in front of the site, with the configuration of examples/deploy. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startChild, stopChild, untilAnswers } from '../children.mjs';
import { findProgram } from '../trial/find-program.ts';

const HOST = '127.0.0.1';

export interface Varnish {
  readonly address: string;
  /** Takes `BAN` requests. */
  readonly operator: string;
  stop(): Promise<void>;
}

export const findVarnish = (): string =>
  findProgram('varnishd', '`apt install varnish` (Debian, Ubuntu), `brew install varnish` (macOS)');

/** Starts Varnish with `clinicart.vcl`, in which only the ports differ: its three instances are one here. */
export async function startVarnish(root: string, site: string): Promise<Varnish> {
  const shipped = readFileSync(join(root, 'examples/deploy/clinicart.vcl'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-varnish-'));
  const file = join(folder, 'clinicart.vcl');
  writeFileSync(file, shipped.replace(/\.port = "\d+"/g, `.port = "${new URL(site).port}"`));
  const [port, operatorPort] = [await freePort(), await freePort()];
  const said: string[] = [];
  const child = startChild(
    findVarnish(),
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file],
      ...['-a', `shop=${HOST}:${port}`, '-a', `operator=${HOST}:${operatorPort}`],
      ...['-p', 'http_gzip_support=off', '-s', 'default,256m'],
    ],
    { line: (text) => said.push(text) },
  );
  const address = `http://${HOST}:${port}`;
  await untilAnswers(`${address}/robots.txt`, child, { withinMs: 60_000 }).catch((error: Error) => {
    throw new Error(`Varnish ${error.message}.\n${said.slice(-5).join('\n')}`);
  });
  return {
    address,
    operator: `http://${HOST}:${operatorPort}`,
    async stop() {
      await stopChild(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
