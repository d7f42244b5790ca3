import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyEndpoint } from './base/http/endpoint.ts';
import { endpoints } from './contract.ts';

const folders = globSync('**/contract.ts', { cwd: import.meta.dirname }).filter(
  (file) => file !== 'contract.ts',
);

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'toWire' in value;

test('lists every call of every domain folder', async () => {
  const modules: object[] = await Promise.all(
    folders.map((file) => import(join(import.meta.dirname, file))),
  );
  const rows = modules.flatMap((module) => Object.values(module).filter(isRow));
  const names = (all: readonly AnyEndpoint[]) => [...new Set(all.map(({ name }) => name))].sort();
  expect(names(rows)).toEqual(names(endpoints));
});
