import { ELEMENTS, type ElementSpec } from '../../packages/widgets/src/engine/elements/elements.ts';
import { PAGES } from '../../packages/widgets/src/engine/routing/pages.ts';
import { type Change, fromTemplate, open, titleOf } from './recipe.ts';
import { Refusal } from './source-edit.ts';

const TABLE = 'packages/widgets/src/engine/routing/pages.ts';

/** `npm run new -- page <path> <element>`: a page that shows an element. */
export function newPage(path = '', element = ''): readonly Change[] {
  if (!/^(\/[a-z][a-zA-Z0-9]*)+$/.test(path))
    throw new Refusal(`"${path}" is not a path without parameters, such as /openingHours.`);
  const segments = path.slice(1).split('/');
  const name = segments.at(-1) ?? '';
  const rows: Readonly<Record<string, { readonly path: string }>> = PAGES;
  if (Object.hasOwn(rows, name) || Object.values(rows).some((each) => each.path === path))
    throw new Refusal(`The table of pages has the name ${name} or the path ${path}.`);
  const elements: Readonly<Record<string, ElementSpec>> = ELEMENTS;
  const spec = elements[element];
  if (!spec) throw new Refusal(`There is no element "${element}"; docs/tags.md lists them.`);

  const facts = { name, path, element, up: '../'.repeat(segments.length) };
  const page = fromTemplate(
    `packages/host-site/src/pages${path}.astro`,
    spec.public ? 'public-page.astro.template' : 'private-page.astro.template',
    facts,
    'the attributes of the element, and the status when its read fails',
  );
  const table = open(TABLE);
  table.addTo(table.literal('PAGES'), row(name, path, spec.public));
  const next = 'the name, title and description in both languages';
  return [page, { path: TABLE, text: table.result(), next }];
}

function row(name: string, path: string, isPublic: boolean): string {
  const title = titleOf(name);
  const more = isPublic
    ? `description: { zh: '診所用品商店的新頁面。', en: '${title} of the shop for clinics.' },`
    : 'isPrivate: true,';
  return `${name}: {
    path: '${path}',
    name: { zh: '新頁面', en: '${title}' },
    title: { zh: '新頁面', en: '${title}' },
    ${more}
    isQuiet: true,
  }`;
}
