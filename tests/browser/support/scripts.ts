// Example scripts, run as an integrator would.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { places } from '../../setup/servers.ts';

const root = join(import.meta.dirname, '../../..');

/** The end of a script, and its output. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs an example script against the sandbox of this worker. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
  /** Returns the text to write to the script's standard input. */
  typed?: () => Promise<string>,
): Promise<Ran> {
  const { sandbox, captchaKey } = places();
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join('examples/scripts', script), ...args],
      {
        cwd: root,
        env: { ...process.env, SHOP_API: sandbox, CAPTCHA_KEY: captchaKey, ...env },
        timeout: 30_000,
      },
      (error, out, err) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
    typed?.().then((text) => child.stdin?.end(text));
  });
}

/** CSV as a spreadsheet reads it (RFC 4180). */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    if (end === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push(row.splice(0));
    if (end === '') break;
    if (end === '\r\n') row = [];
  }
  return rows;
}
