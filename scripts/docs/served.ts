import { existsSync } from 'node:fs';

const sandbox = new URL('../../packages/sandbox/src/index.ts', import.meta.url);

/** Names of the rows that the sandbox serves; undefined without a sandbox. */
export async function servedNames(): Promise<ReadonlySet<string> | undefined> {
  if (!existsSync(sandbox)) return undefined;
  const module: { served?: unknown } = await import(sandbox.href);
  return module.served instanceof Set ? new Set([...module.served].map(String)) : undefined;
}
