// The events in an element's table are those that its sources fire, apart from `clinic-error`, which each may fire, and
// page-wide events.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';
import { elements } from './sources.ts';

/** Links of the shop that leave the page, or offer to. Each fires `clinic-navigate` first: `engine/hooks.ts`. */
const LEAVES = new Set(['link', 'at', 'go', 'replace', 'stay']);

const isRoutes = (node: ts.Expression) =>
  ts.isCallExpression(node)
    ? node.expression.getText() === 'useRoutes'
    : node.getText() === 'routes';

function firedBy({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  const isContextEmit =
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'emit';
  if (ts.isPropertyAccessExpression(expression) && !isContextEmit)
    return isRoutes(expression.expression) && LEAVES.has(expression.name.text)
      ? 'clinic-navigate'
      : undefined;
  const isEmit = isContextEmit || (ts.isIdentifier(expression) && expression.text === 'emit');
  if (!isEmit) return undefined;
  return first && ts.isStringLiteral(first) ? first.text : `${first?.getText()}`;
}

test('every element of the table is looked at', () => {
  const tags = elements.map(({ tag }) => tag);
  expect(tags.sort()).toEqual(REGISTRY.map(({ tag }) => tag).sort());
});

test.each(elements)('$tag names what it fires', ({ tag, arrivals }) => {
  const fired = arrivals
    .flatMap(({ pieces }) => pieces)
    .filter(({ file }) => !file.startsWith('engine/'))
    .flatMap(({ nodes }) => nodes(ts.isCallExpression))
    .flatMap((call) => firedBy(call) ?? []);
  const declared = REGISTRY.find((entry) => entry.tag === tag)?.events.map(({ name }) => name);
  expect(declared?.toSorted()).toEqual([...new Set([...fired, 'clinic-error'])].sort());
});
