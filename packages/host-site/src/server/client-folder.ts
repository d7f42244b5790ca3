import { basename, dirname, join } from 'node:path';

/** The folder of the browser's files, beside the one that this code was built into. */
export function clientFolder(): string {
  let folder = import.meta.dirname;
  while (basename(folder) !== 'server' && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, '../client');
}
