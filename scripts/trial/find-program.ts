import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of servers that a person's PATH may lack. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/opt/homebrew/sbin'];

/** Returns the path of a program. @throws with the way to install it. */
export function findProgram(name: string, install: string, path = process.env['PATH'] ?? '') {
  const found = [...path.split(delimiter), ...SYSTEM]
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);
  if (found) return found;
  throw new Error(`${name} is not on the PATH. Install it: ${install}.`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
