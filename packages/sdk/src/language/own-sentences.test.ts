import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryStore } from '../base/storage/storage.ts';
import { createShop } from '../core.ts';
import type { Domain } from '../shop.ts';
import { allMessages } from './all-messages.ts';
import { type MessageTable, messages } from './messages.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** Where a sentence is named: as a reason, or as an outcome. */
const NAMED = /(?:explain\(|reason: |done\()'([a-z][a-z0-9-]*)'/g;

const isTable = (value: unknown): value is MessageTable =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;

/** The sentences that a shop of the core has with a domain. */
function sentencesWith(domain?: Domain<unknown>): Set<string> {
  const known = new Set<string>();
  const shop = createShop({
    apiBase: 'https://shop.test',
    storage: { session: memoryStore(), settings: memoryStore() },
    translate(_, __, tables = []) {
      for (const table of tables) for (const key of Object.keys(table.en)) known.add(key);
      return '';
    },
  });
  if (domain) shop.domain(domain);
  shop.language.say({ reason: 'network-failed', facts: {} });
  return known;
}

/** The sentences of the tables in a folder, which its files register when they are fetched. */
async function sentencesIn(folder: string): Promise<string[]> {
  const files = sources.filter(
    (file) => file.startsWith(`${folder}/`) && /messages\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (isTable(value) ? Object.keys(value.en) : [])),
  );
}

const domains = sources
  .filter((file) => /(?:^|\/)domain\.ts$/.test(file))
  .map((file) => dirname(file));

test.each(domains)('%s brings every sentence that it says', async (folder) => {
  const module: Record<string, Domain<unknown>> = await import(join(root, folder, 'domain.ts'));
  const known = new Set([...Object.keys(messages.en), ...(await sentencesIn(folder))]);
  for (const domain of Object.values(module))
    for (const key of sentencesWith(domain)) known.add(key);
  const missing = sources
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)]
        .map(([, key = '']) => key)
        .filter((key) => key in allMessages.en && !known.has(key))
        .map((key) => `${file}: ${key}`),
    );
  expect(missing).toEqual([]);
});
