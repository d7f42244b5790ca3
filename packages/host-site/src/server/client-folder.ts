import { basename, dirname, join } from 'node:path';

/** Returns the folder of the browser's files, beside the folder of the built server. */
export function clientFolder(): string {
  let folder = import.meta.dirname;
  while (basename(folder) !== 'server' && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, '../client');
}
