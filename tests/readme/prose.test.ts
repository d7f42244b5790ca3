import { describe, expect, it } from 'vitest';
import { bansOf } from '../../scripts/docs/glossary.ts';
import { findingsOf } from '../../scripts/docs/prose.ts';

const GLOSSARY = `
| term | Chinese | meaning | not |
|---|---|---|---|
| confirm the outcome | – | Read until it is known. | \`askUntilKnown\`, lost answer |
| a verb or a noun | – | – | \`What …\` |
| is, lies | – | – | \`stands\` (but \`stands for\`), \`goes on\` |

| case | decision |
|---|---|
| another table | is \`untouched\` |
`;
const bans = bansOf(GLOSSARY);
const found = (path: string, text: string) =>
  findingsOf(path, text, bans).map(({ line, phrase }) => `${line} ${phrase}`);

describe('bans of the glossary', () => {
  it('come from the last column of the tables headed "not", in code type only', () => {
    expect(bans).toEqual([
      { phrase: 'askUntilKnown', instead: 'confirm the outcome', except: [] },
      { phrase: 'What …', instead: 'a verb or a noun', except: [] },
      { phrase: 'stands', instead: 'is, lies', except: ['stands for'] },
      { phrase: 'goes on', instead: 'is, lies', except: [] },
    ]);
  });
});

describe('banned words', () => {
  it.each([
    ['a line comment', 'a.ts', '\n// It goes on.', ['2 goes on']],
    ['a phrase across two lines', 'a.ts', '/**\n * It goes\n * on.\n */', ['2 goes on']],
    ['a phrase across line comments', 'a.ts', '// It goes\n// on.', ['1 goes on']],
    ['a capital', 'a.ts', '// Goes on.', ['1 goes on']],
    ['a comment before a closing brace', 'a.ts', 'f({\n  a,\n  // stands\n});', ['3 stands']],
    ['a comment in JSX', 'a.tsx', 'const a = <p>{/* It stands. */} goes on</p>;', ['1 stands']],
    ['a doc comment that begins with What', 'a.ts', '\n/** What it does. */', ['2 What …']],
    ['a test title', 'a.test.ts', "\nit('goes on', () => {});", ['2 goes on']],
    ['a symbol', 'a.ts', 'import { askUntilKnown } from "b";', ['1 askUntilKnown']],
    ['a document', 'a.md', 'One.\n\nIt goes\non.', ['3 goes on']],
    ['a style sheet', 'a.css', '.a {\n  /* stands */\n}', ['2 stands']],
    ['the script of a page', 'a.astro', '---\n// It stands.\n---\n<p>goes on</p>', ['2 stands']],
  ])('are found in %s', (_, path, text, findings) => {
    expect(found(path, text)).toEqual(findings);
  });

  it.each([
    ['strings', 'a.ts', "const text = '// it goes on';"],
    ['template texts', 'a.ts', 'const text = `\n// it stands\ngoes on`;'],
    ['regular expressions', 'a.ts', 'const pattern = /\\/\\/ stands/;'],
    ['the text of JSX', 'a.tsx', 'const a = <p>{b} // stands</p>;'],
    ['titles of calls that are no tests', 'a.ts', "it('goes on', () => {});"],
    ['allowed longer phrases', 'a.ts', '// `…` stands for more; it stands\n// for all.'],
    ['parts of other words', 'a.ts', '// grandstands, stands-ins'],
    ['code in a document', 'a.md', '`goes on`\n\n```sh\ngoes on\n```\n'],
    ['the cited title of a test', 'a.md', '[t1-a]: ../a.test.ts "goes on"'],
    ['a question with What', 'a.ts', '// What-if runs here. What follows'],
  ])('are not found in %s', (_, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
