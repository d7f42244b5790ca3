// The schemas of the SDK, each as zod makes it and as the stand-in of `packages/sdk/src/base/zod` makes it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEndpoint } from '@clinicart/sdk/contract';
import { vi } from 'vitest';
import type * as z from 'zod/mini';

export const SOURCES = join(import.meta.dirname, '../../packages/sdk/src');

/** The files of the SDK that make schemas, by their path in the sources. */
export const schemaFiles = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) =>
    /^import \* as z from 'zod\/mini'/m.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  .toSorted();

interface Made {
  readonly schema: z.ZodMiniType;
  /** The function that made it, and the file whose import did. */
  readonly from: string;
}

/** A graph of the SDK's modules: its rows, and every schema in the order in which they were made. */
interface Graph {
  readonly endpoints: readonly AnyEndpoint[];
  readonly made: readonly Made[];
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value && 'check' in value;

/** Loads the SDK anew, with these exports in the place of `zod/mini`, and notes the schemas that it makes. */
async function graphWith(exports: Readonly<Record<string, unknown>>): Promise<Graph> {
  const made: Made[] = [];
  let file = '';
  const noting =
    (name: string, make: (...input: unknown[]) => unknown) =>
    (...input: unknown[]) => {
      const schema = make(...input);
      if (!isSchema(schema)) return schema;
      made.push({ schema, from: `${name} of ${file}` });
      const check = noting('check', schema.check.bind(schema) as typeof make);
      return Object.defineProperty(schema, 'check', { value: check });
    };
  const noted = Object.entries(exports).map(([name, value]) => [
    name,
    typeof value === 'function' ? noting(name, value as () => unknown) : value,
  ]);
  vi.resetModules();
  vi.doMock('zod/mini', () => Object.fromEntries(noted));
  try {
    for (file of schemaFiles) await import(join(SOURCES, file));
    const { endpoints } = await import(join(SOURCES, 'contract.ts'));
    return { endpoints, made };
  } finally {
    vi.doUnmock('zod/mini');
    vi.resetModules();
  }
}

/** A schema twice. */
export interface SchemaPair {
  readonly name: string;
  readonly zod: z.ZodMiniType;
  readonly standIn: z.ZodMiniType;
}

interface SchemaPairs {
  /** Every schema that exists after all modules have run, parts of others included. */
  readonly all: readonly SchemaPair[];
  /** Of each row of the contract. */
  readonly requests: ReadonlyMap<string, SchemaPair>;
  readonly responses: ReadonlyMap<string, SchemaPair>;
}

export async function schemaPairs(): Promise<SchemaPairs> {
  const zod = await graphWith(await import('zod/mini'));
  const standIn = await graphWith(await import('../../packages/sdk/src/base/zod/zod-mini.ts'));
  const names = ({ made }: Graph) => made.map(({ from }) => from).join('\n');
  if (names(zod) !== names(standIn)) throw new Error('The two make different schemas.');
  const ofRows = (part: 'request' | 'response') =>
    new Map(
      zod.endpoints.map((row, place) => {
        const other = standIn.endpoints[place];
        if (other?.name !== row.name) throw new Error('The two have different rows.');
        const name = `${part} of ${row.name}`;
        return [row.name, { name, zod: row[part], standIn: other[part] } as SchemaPair] as const;
      }),
    );
  return {
    all: zod.made.map(({ schema, from }, place) => ({
      name: `#${place}, ${from}`,
      zod: schema,
      standIn: standIn.made[place]?.schema as z.ZodMiniType,
    })),
    requests: ofRows('request'),
    responses: ofRows('response'),
  };
}
