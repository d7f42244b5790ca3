// Checks that the words that buyers read, in both languages, contain none of packages/sdk/src/language/banned-words.ts.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { BANNED_WORDS, type BannedWord } from '../../packages/sdk/src/language/banned-words.ts';

type Language = BannedWord['language'];

interface Text {
  readonly file: string;
  readonly language: Language;
  readonly words: string;
}

/** Texts by the property or variable that names their language: `zh: '…'`, `en: { … }`, `const aboutZh`. */
const NAMED_BY_LANGUAGE = [
  'packages/sdk/src/**/*messages.ts',
  'packages/sdk/src/**/*-words.ts',
  'packages/widgets/src/**/*.{ts,tsx}',
  'packages/host-site/src/**/*.ts',
  'packages/sandbox/src/**/*.ts',
];
/** Texts in pairs and tuples: their script identifies Chinese. */
const TOLD_BY_SCRIPT = [
  'packages/sandbox/src/seed/data/{stores,coupons,extras}.ts',
  'packages/sandbox/src/seed/articles/*.ts',
];
/** Product data, search words, headings of product files, and sentences that Stripe supplies. */
const NOT_ON_SCREEN =
  /\.test\.|\/preview\/|\/seed\/(?:art|articles|data\/(?!home))|\/engine\/elements\/|\/did-you-mean\.ts$|\/range\/columns\.ts$|\/providers\/card\.ts$|\/chinese-variants\.ts$/;

const filesOf = (patterns: readonly string[]) =>
  globSync([...patterns]).filter((file) => !NOT_ON_SCREEN.test(file));

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** Returns the text of a literal, with an ellipsis for each placeholder. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    const { parent } = node;
    const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
    const isCode = isKey || ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent);
    // Names in backticks are code too.
    return isCode ? undefined : node.text.replaceAll(/\{\{?\w+\}\}?|`[^`]+`/g, '…');
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function literals(node: ts.Node, visit: (words: string) => void): void {
  const words = wordsOf(node);
  if (words !== undefined) visit(words);
  ts.forEachChild(node, (child) => literals(child, visit));
}

function languageOf(name: string): Language | undefined {
  if (name === 'zh' || name.endsWith('Zh')) return 'zh';
  return name === 'en' || name.endsWith('En') ? 'en' : undefined;
}

function textsNamed(file: string): Text[] {
  const found: Text[] = [];
  const walk = (node: ts.Node): void => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const language = isNamed ? languageOf(node.name.getText()) : undefined;
    if (isNamed && language && node.initializer)
      literals(node.initializer, (words) => found.push({ file, language, words }));
    else ts.forEachChild(node, walk);
  };
  walk(parse(file));
  return found;
}

function textsByScript(file: string): Text[] {
  const found: Text[] = [];
  literals(parse(file), (words) =>
    found.push({ file, language: /\p{Script=Han}/u.test(words) ? 'zh' : 'en', words }),
  );
  return found;
}

const texts = [
  ...filesOf(NAMED_BY_LANGUAGE).flatMap(textsNamed),
  ...filesOf(TOLD_BY_SCRIPT).flatMap(textsByScript),
];

function isBanned(words: string, { pattern, except = [] }: BannedWord): boolean {
  const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), words);
  return pattern.test(rest);
}

test.each([
  ['packages/sdk/', 400],
  ['packages/widgets/', 1500],
  ['packages/host-site/', 40],
  ['packages/sandbox/', 500],
])('finds the texts of %s', (folder, least) => {
  expect(texts.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(least);
});

test.each([
  ['en', 'Choose a payment method.'],
  ['zh', '請選擇付款方式。'],
  ['en', 'Stamped medicine order form needed.'],
  ['zh', '需要藥物蓋印表格。'],
  ['en', 'Skip to content'],
  ['en', 'Order not found.'],
  ['zh', 'AlipayHK 掃碼'],
])('finds the %s text "%s"', (language, words) => {
  expect(texts).toContainEqual(expect.objectContaining({ language, words }));
});

test.each(BANNED_WORDS)('$word is banned and $say is not', (banned) => {
  expect(isBanned(`x ${banned.word} x`, banned)).toBe(true);
  expect(isBanned(banned.say, banned)).toBe(false);
  for (const phrase of banned.except ?? []) expect(isBanned(phrase, banned)).toBe(false);
});

test.each(BANNED_WORDS)('no screen says $word ($language); it says $say', (banned) => {
  const said = texts.filter(
    ({ language, words }) => language === banned.language && isBanned(words, banned),
  );
  expect(said.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

test('no sentence that follows a failure says "try again" a second time', () => {
  const said = filesOf(['packages/widgets/src/**/*-words.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ +kept: '(.*)',$/gm)].map(([, words = '']) => words),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((words) => /Try again|請再試/.test(words))).toEqual([]);
});
