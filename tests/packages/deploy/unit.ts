// The systemd unit of examples/deploy, for one instance of this machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../../scripts/cluster/instances.ts';
import { root } from './proxies.ts';

const read = (name: string) => readFileSync(join(root, 'examples/deploy', name), 'utf8');

/** Paths that exist only where the shop is deployed. */
interface Local {
  /** Port of the shop, in place of `432%i`. */
  readonly port: number;
  /** Port of the metrics, in place of `943%i`. */
  readonly metricsPort: number;
}

/** Returns the unit with the blanks filled, and with Node, folder and user of this machine. */
export function localUnit({ port, metricsPort }: Local): string {
  return read('clinicart@.service')
    .replaceAll('432%i', String(port))
    .replaceAll('943%i', String(metricsPort))
    .replaceAll('%i', '1')
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll('/srv/clinicart/current', root)
    .replaceAll('/etc/clinicart', join(root, 'examples/deploy'))
    .replace(/^User=.*\n/m, '');
}

/** Returns the values of a setting, in order. */
export const settings = (unit: string, name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Returns the environment that systemd gives the process: `Environment` and `EnvironmentFile`. */
export function unitEnvironment(unit: string): Record<string, string> {
  const pairs = settings(unit, 'Environment').flatMap((line) => line.split(' '));
  const files = settings(unit, 'EnvironmentFile').map((file) => readFileSync(file, 'utf8'));
  // Of two values of one variable, that of the file counts.
  return readEnvironment([...pairs, ...files].join('\n'));
}
