import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf, faultsOf, statementsOf } from '../../scripts/docs/statements.ts';

const docs = join(import.meta.dirname, '../../docs');

function read(path: string): string | undefined {
  const file = join(docs, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const files: Readonly<Record<string, string>> = {
  '../tests/flows/a.test.ts': [
    "describe('a cart', () => it('adds what is chosen', () => {}));",
    `it.each([['x']])(\`shows \${where} the price\`, () => {});`,
  ].join('\n'),
  'decisions/cart.md': [
    '# Cart, and more',
    '| case | decision |',
    '|---|---|',
    '| the badge | counts lines |',
    '## Else',
    'Another entry, which',
    'continues.',
  ].join('\n'),
};

const SOUND = `# What the shop must do

<a id="open"></a>
4 statements: 2 proved by a test, 1 settled by a decision, 1 of parts that are not built yet.

# 1

The storefront.

## 1§1 Cart

What may be done:
- A cart adds. [t1-adds] The badge
  counts lines. [d1-badge]

| thing | fields |
|---|---|
| price | amount [t1-price] [d1-else] |

Nobody can pay. [open]

[d1-badge]: decisions/cart.md#cart-and-more "counts lines"
[d1-else]: decisions/cart.md#else "entry, which continues"
[open]: #open "not built yet"
[t1-adds]: ../tests/flows/a.test.ts "adds what is chosen"
[t1-price]: ../tests/flows/a.test.ts "the price"
`;

const faults = (text: string) => faultsOf(text, (path) => files[path]);
const planted = (from: string, to: string) => faults(SOUND.replace(from, to));

describe('docs/spec.md', () => {
  it('has a test, a decision or the mark of an open part for every statement', () => {
    expect(faultsOf(read('spec.md') ?? '', read)).toEqual([]);
  });
});

describe('statements of a specification', () => {
  it.each([
    ['A full stop ends one. So does a question? Yes.', 3],
    ['A price of 1.50 in `a. B` or 2§2.1 ends nothing.', 1],
    ["It says 'No stock. Try later.' and the server's word. Then it ends.", 2],
    ['An abbreviation (e.g. This) continues, etc. as it does here.', 1],
    ['Three steps: one; two; three … and more', 1],
    ['**Bold** begins one. **Another.** 2 is a third. `four` is the last.', 4],
  ])('%s', (text, count) => {
    expect(statementsOf(`## 1§1\n\n- ${text}\n`)).toHaveLength(count);
  });

  it('keep their line and their marks below any other text', () => {
    expect(statementsOf(SOUND).map(({ line, text, marks }) => [line, text, ...marks])).toEqual([
      [13, 'A cart adds.', 't1-adds'],
      [13, 'The badge counts lines.', 'd1-badge'],
      [18, '| price | amount', 't1-price', 'd1-else'],
      [20, 'Nobody can pay.', 'open'],
    ]);
  });

  it('are counted: proved before decided, open before both', () => {
    const text = '## 1\n\nA. [t1-a] [d1-a] B. [d1-a] C. [t1-a] [open]\n';
    expect(countsOf(text)).toBe(
      '3 statements: 1 proved by a test, 1 settled by a decision, 1 of parts that are not built yet.',
    );
  });
});

describe('a fault of the specification', () => {
  it('is not seen in a sound text', () => {
    expect(faults(SOUND)).toEqual([]);
  });

  it.each([
    ['a statement without a mark', 'pay. [open]', 'pay.', 'neither test nor decision'],
    ['a mark within a statement', 'A cart adds.', 'A [t1-price] cart adds.', 'is not at its end'],
    ['an undefined mark', '[t1-adds] The', '[t1-add] The', '[t1-add] is not defined'],
    ['an unused definition', '[d1-else] |', '|', '[d1-else] is used by no statement'],
    [
      'a definition that is there twice',
      '[open]: ',
      '[d1-else]: decisions/cart.md#else "on"\n[open]: ',
      'twice',
    ],
    [
      'definitions out of order',
      '[d1-else]: ',
      '[t1-price]: ../tests/flows/a.test.ts "x"\n[d1-else]: ',
      'sort',
    ],
    [
      'a test file that is missing',
      'flows/a.test.ts "adds',
      'flows/b.test.ts "adds',
      'there is no file',
    ],
    ['a place that is no test', '../tests/flows/a.test.ts "adds', 'a.ts "adds', 'is no test file'],
    ['words of no title', '"adds what is chosen"', '"adds nothing"', 'no title of a test'],
    ['words that occur in the code only', '"adds what is chosen"', '"each"', 'no title of a test'],
    [
      'an anchor that is missing',
      'decisions/cart.md#else',
      'decisions/cart.md#other',
      'no entry under',
    ],
    ['words of another entry', '"counts lines"', '"Another entry"', 'no entry under'],
    ['an open part without its explanation', '<a id="open"></a>', '', 'there is no anchor #open'],
    [
      'a count that is not true',
      '4 statements: 2',
      '4 statements: 3',
      'does not say: 4 statements: 2',
    ],
  ])('is found: %s', (_, from, to, fault) => {
    expect(planted(from, to).join('\n')).toContain(fault);
  });
});
