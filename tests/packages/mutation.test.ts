// docs/mutation.md has the score of each domain; scripts/mutation/rule-files.ts decides which files hold rules.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableUnder } from '../../scripts/docs/threats.ts';
import { holdsRules, ruleFiles } from '../../scripts/mutation/rule-files.ts';
import { scoreTable, withScores } from '../../scripts/mutation/score-table.ts';

const root = join(import.meta.dirname, '../..');
const domains = ruleFiles();
const files = Object.values(domains).flat();

describe('the files whose mutants are tried', () => {
  test('include every file that the SDK calls rules', () => {
    const named = globSync('packages/sdk/src/*/**/*rules.ts', { cwd: root });
    expect(named.length).toBeGreaterThan(30);
    for (const file of named) expect(files).toContain(file);
  });

  test.each([
    ['a pure function', "import { sum } from '../base/values/money.ts';", true],
    ['a type of what acts', "import type { Store } from './store.ts';", true],
    ['a call', "import { createClient } from '../base/http/client.ts';", false],
    ['a store', "import {\n  type Atom,\n  atom,\n} from 'nanostores';", false],
    ['what waits', 'const load = async () => 1;', false],
    ['a word about waiting', '/** The page may await the answer. */', true],
  ])('hold a rule where there is %s: %s', (_, text, holds) => {
    expect(holdsRules('packages/sdk/src/cart/wishes.ts', text)).toBe(holds);
  });

  test('are no messages, types, contracts and tests', () => {
    for (const name of ['messages', 'types', 'contract/lines', 'index', 'rules.test'])
      expect(holdsRules(`packages/sdk/src/cart/${name}.ts`, '')).toBe(false);
  });
});

const rows = tableUnder('Scores', readFileSync(join(root, 'docs/mutation.md'), 'utf8'));

test('each domain with rules has its score, of 85 % or more', () => {
  const scored = rows.filter(([domain]) => domain !== 'all');
  expect(scored.map(([domain]) => domain)).toEqual(Object.keys(domains));
  for (const [domain, , , score = ''] of scored)
    expect(Number.parseFloat(score), domain).toBeGreaterThanOrEqual(85);
});

test('a run prints the scores of its domains, keeps the others and sums all', () => {
  const row = (name: string, mutants: number, survivors: number, date: string) => ({
    name,
    mutants,
    survivors,
    date,
  });
  const page = `# Scores\n\n${scoreTable([row('cart', 100, 50, '2026-01-01'), row('gone', 9, 9, '')])}\nText.\n`;
  const run = [row('identity/session', 300, 30, '2026-01-02')];
  expect(withScores(page, run, ['cart', 'identity/session'])).toBe(`# Scores

| domain | mutants | survivors | score | date |
|---|---:|---:|---:|---|
| cart | 100 | 50 | 50.0 % | 2026-01-01 |
| identity/session | 300 | 30 | 90.0 % | 2026-01-02 |
| all | 400 | 80 | 80.0 % |  |

Text.
`);
});
