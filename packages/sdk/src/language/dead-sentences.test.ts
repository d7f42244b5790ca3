import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allMessages } from './all-messages.ts';

const packages = join(import.meta.dirname, '../../..');
const sources = globSync('{sdk,widgets,host-site}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
  (path) => !/messages\.ts$|\.test\.tsx?$/.test(path),
);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Tells whether this text is a value, not a type, a property name or a comparison operand. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind));
}

/** Returns the texts of a file, and patterns of its templates: `swap-under-${by}` matches every key of that form. */
function textsOf(path: string, code: string) {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isValue(node)) texts.add(node.text);
    // Only rules compute reasons; in a widget such a template is a class name.
    if (ts.isTemplateExpression(node) && path.startsWith('sdk/')) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (/^[a-z-]+-$/.test(node.head.text) && parts.every((part) => /^[a-z-]*$/.test(part)))
        patterns.push(new RegExp(`^${parts.join('[a-z-]+')}$`));
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return { texts, patterns };
}

/** Returns the keys that no text in these files can name. */
function deadKeys(keys: readonly string[], files: readonly (readonly [string, string])[]) {
  // Most files name no key and need no parsing.
  const hint = new RegExp(`['"\`](${keys.join('|')})['"\`]|-\\$\\{`);
  const said = files
    .filter(([, code]) => hint.test(code))
    .map(([path, code]) => textsOf(path, code));
  return keys.filter(
    (key) =>
      !said.some(
        ({ texts, patterns }) => texts.has(key) || patterns.some((each) => each.test(key)),
      ),
  );
}

test('every sentence can be said', () => {
  const files = sources.map((path) => [path, readFileSync(join(packages, path), 'utf8')] as const);
  expect(deadKeys(Object.keys(allMessages.en), files)).toEqual([]);
});

test('a sentence that is only compared with, typed or named is dead', () => {
  const code = `
    type Reason = 'typed';
    const titles = { 'named': said };
    if (why.reason === 'compared') explain('said');
    explain(\`family-\${by}\`);`;
  const keys = ['typed', 'named', 'compared', 'said', 'family-one', 'unheard'];
  expect(deadKeys(keys, [['sdk/rules.ts', code]])).toEqual([
    'typed',
    'named',
    'compared',
    'unheard',
  ]);
});
