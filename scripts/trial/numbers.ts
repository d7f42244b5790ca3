/** Options of a run: whole numbers within bounds, so that every run ends. */
import { parseArgs } from 'node:util';

export interface NumberOption {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** Options that a run cannot use, with a sentence for the person who gave them. */
export class UsageError extends Error {}

/**
 * Reads `--name N` for each option.
 * @throws {UsageError} for an unknown option, for what is no whole number, and for a number out of bounds.
 */
export function readNumbers<Name extends string>(
  argv: readonly string[],
  options: Readonly<Record<Name, NumberOption>>,
): Record<Name, number> {
  const names = Object.keys(options) as Name[];
  const values = parsed(argv, names);
  const entries = names.map((name) => {
    const { usual, least, most } = options[name];
    const given = values[name];
    const value = given === undefined ? usual : Number(given);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not "${given}".`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}

function parsed(argv: readonly string[], names: readonly string[]) {
  const type = { type: 'string' } as const;
  try {
    const options = Object.fromEntries(names.map((name) => [name, type]));
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
