/** nginx in front of the instances, with the configuration of examples/deploy. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, untilAnswers } from '../children.mjs';
import { findProgram } from '../trial/find-program.ts';
import { localNginxFile, mainNginxFile, type Places } from './nginx-file.ts';

export const findNginx = (): string =>
  findProgram(
    'nginx',
    '`apt install nginx-light` (Debian, Ubuntu), `dnf install nginx` (Fedora), `brew install nginx` (macOS)',
  );

/** Starts nginx; resolves when it listens. */
export async function startNginx(program: string, root: string, places: Places): Promise<string> {
  const { folder, port } = places;
  // Workers of an nginx that root starts run as another user.
  chmodSync(folder, 0o755);
  const shipped = readFileSync(join(root, 'examples/deploy/nginx.conf'), 'utf8');
  const [site, main] = [join(folder, 'clinicart.conf'), join(folder, 'nginx.conf')];
  writeFileSync(site, localNginxFile(shipped, places));
  writeFileSync(main, mainNginxFile(folder, site));
  const said: string[] = [];
  const child = startChild(program, ['-p', folder, '-c', main, '-e', 'stderr'], {
    line: (text) => said.push(text),
  });
  const address = `http://127.0.0.1:${port}`;
  // The checks are not for the public: any answer will do.
  await untilAnswers(`${address}/healthz`, child).catch((error: Error) => {
    throw new Error(`nginx ${error.message}.\n${said.slice(-5).join('\n')}`);
  });
  return address;
}
