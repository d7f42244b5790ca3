// Every element has the style sheets for all that it can show: each class in its sources is in a sheet that loads with
// it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { at, componentFile, elements, src } from './sources.ts';

/** The style sheet present in every shadow root, and in every sheet for the light DOM. */
const BASE = 'ui/foundation/base.css';

const CLASS = /(?<![\w/-])clinic-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g;

/** Returns the selectors of a sheet, without nesting and at-rules. */
function selectorsOf(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/(?:^|[{};])([^{};@]*?\.clinic-[^{};]*)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim()),
  );
}

interface Rule {
  readonly sheet: string;
  /** Returns every class that a rule needs to match. */
  readonly named: ReadonlySet<string>;
}

/** Rules by the class that they style. */
const rules = new Map<string, Rule[]>();
for (const sheet of globSync('**/*.css', { cwd: src })) {
  if (sheet.startsWith('ui/preview/')) continue;
  for (const selector of selectorsOf(readFileSync(join(src, sheet), 'utf8'))) {
    const named = new Set(selector.match(CLASS));
    for (const styled of selector
      .split(/[\s>+~]+/)
      .at(-1)
      ?.match(CLASS) ?? [])
      rules.set(styled, [...(rules.get(styled) ?? []), { sheet, named }]);
  }
}

/** Returns the sheets that style a class alone; without any, those that style it inside other visible classes. */
function ownersOf(name: string, shown: ReadonlySet<string>): ReadonlySet<string> {
  const all = rules.get(name) ?? [];
  const alone = all.filter(({ named }) => named.size === 1);
  const own =
    alone.length > 0
      ? alone
      : all.filter(({ named }) => [...named].every((each) => shown.has(each)));
  return new Set(own.map(({ sheet }) => sheet));
}

interface Shown {
  readonly name: string;
  readonly file: string;
  readonly place: 'shadow' | 'light';
}

/** `lightCss('clinic-login', …)`, `{ tag: 'clinic-login' }` */
const isTag = (node: ts.Node) =>
  (ts.isCallExpression(node) && node.expression.getText() === 'lightCss') ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'tag');

/**
 * Collects the classes that code renders. Classes that it only queries by selector do not count, and the engine loads
 * its own sheets.
 */
const classesOf = ({
  pieces,
}: Pick<(typeof elements)[number]['arrivals'][number], 'pieces'>): Shown[] =>
  pieces
    .filter(({ file }) => !file.startsWith('engine/'))
    .flatMap(({ file, place, nodes }) =>
      nodes(ts.isStringLiteralLike)
        .filter(({ text, parent }) => !/[.#]clinic-/.test(text) && !isTag(parent))
        .flatMap(({ text }) => text.match(CLASS) ?? [])
        .map((name) => ({ name, file, place })),
    );

test.each(elements)(
  '$tag has the sheets of all that it shows, as soon as it is shown, in the DOM that contains it',
  ({ arrivals }) => {
    const shown = new Set(arrivals.flatMap(classesOf).map(({ name }) => name));
    const missing = arrivals.flatMap((part) =>
      classesOf(part).flatMap(({ name, file, place }) => {
        const owners = [...ownersOf(name, shown)];
        const isStyled =
          owners.length === 0 ||
          owners.some((sheet) => sheet === BASE || part.sheets.has(at(place, sheet)));
        return isStyled
          ? []
          : `${name} of ${file} in ${part.file}, ${place}: ${owners.join(' or ')}`;
      }),
    );
    expect([...new Set(missing)].sort()).toEqual([]);
  },
);

const filesOf = (parts: (typeof elements)[number]['arrivals']) =>
  new Set(parts.flatMap(({ pieces }) => pieces.map(({ file }) => file)));

/** Files that load with an element at once, and those that have a separate list. */
const atOnce = new Set(elements.flatMap(({ arrivals }) => [...filesOf(arrivals.slice(0, 1))]));
const components = globSync('**/*.tsx', { cwd: src })
  .filter((file) => !/^(engine|ui\/preview)\/|\.test\.tsx$/.test(file))
  .sort()
  .map(componentFile)
  .filter(({ file, lists }) => atOnce.has(file) || lists.some((name) => name !== 'styles'));

/** Tells whether every element that shows the file names one of these sheets itself. */
const isNamedByElements = (file: string, sheets: readonly string[]) => {
  const users = elements.filter(({ arrivals }) => filesOf(arrivals).has(file));
  return users.length > 0 && users.every(({ named }) => sheets.some((sheet) => named.has(sheet)));
};

test.each(components)('$file lists the sheets of the classes that it renders', (component) => {
  const { file, sheets } = component;
  const shown = new Set(classesOf(component).map(({ name }) => name));
  const missing = [...shown].flatMap((name) => {
    const owners = [...ownersOf(name, shown)];
    const isBrought =
      owners.length === 0 ||
      owners.includes(BASE) ||
      owners.some((sheet) => sheets.has(sheet)) ||
      isNamedByElements(file, owners);
    return isBrought ? [] : `${name}: ${owners.join(' or ')}`;
  });
  expect(missing).toEqual([]);
});

test.each(components.filter(({ lists }) => lists.length > 0 && !lists.includes('styles')))(
  '$file lists the sheets of the components that it renders',
  ({ uses, sheets }) => {
    const missing = uses.flatMap((used) =>
      used.sheets.filter((sheet) => !sheets.has(sheet)).map((sheet) => `${used.name}: ${sheet}`),
    );
    expect(missing).toEqual([]);
  },
);
