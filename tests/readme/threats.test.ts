import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { threatFaults } from '../../scripts/docs/threats.ts';

const docs = join(import.meta.dirname, '../../docs');

const SOUND = `# Security

### Threats

| threat | kept by | test |
|---|---|---|
| a script in a text | the sanitiser | [drops scripts](../tests/flows/a.test.ts) |

## Else

| a | b |
|---|---|
| c | d |
`;
const files: Readonly<Record<string, string>> = {
  '../tests/flows/a.test.ts': "it('drops scripts with their text', () => {});",
};
const faults = (text: string) => threatFaults(text, (path) => files[path]);

describe('docs/security.md', () => {
  it('names for every threat what keeps it, and a test that proves it', () => {
    const read = (path: string) => {
      const file = join(docs, path);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    expect(threatFaults(read('security.md') ?? '', read)).toEqual([]);
  });
});

describe('a fault of the table of threats', () => {
  it('is not seen in a sound table', () => {
    expect(faults(SOUND)).toEqual([]);
  });

  it.each([
    ['a missing table', '### Threats', '### Others', 'no table'],
    ['a threat without a keeper', 'the sanitiser', '', 'needs three cells'],
    ['a cell too many', 'the sanitiser', 'the | sanitiser', 'needs three cells'],
    ['a threat without a test', '[drops scripts](../tests/flows/a.test.ts)', 'a test', 'no test'],
    ['a file that is missing', 'a.test.ts', 'b.test.ts', 'there is no file'],
    ['a file that is no test', 'a.test.ts', 'a.ts', 'is no test file'],
    ['words of no title', 'drops scripts', 'keeps scripts', 'no title of a test'],
  ])('is found: %s', (_, from, to, fault) => {
    expect(faults(SOUND.replace(from, to)).join('\n')).toContain(fault);
  });
});
