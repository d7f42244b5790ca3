import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENTS } from '../../packages/widgets/src/engine/elements/elements.ts';
import { type Change, fromTemplate, open, pascal, root, titleOf } from './recipe.ts';
import { Refusal } from './source-edit.ts';

const SRC = 'packages/widgets/src';
const TABLES = `${SRC}/engine/elements`;

/** `npm run new -- widget <name> [--folder <domain>]`: an element that lists what a call answers. */
export function newWidget(name = '', folder = 'content'): readonly Change[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.startsWith('clinic-'))
    throw new Refusal(
      `"${name}" is not a name in kebab case without "clinic-", such as opening-hours.`,
    );
  const tag = `clinic-${name}`;
  if (Object.hasOwn(ELEMENTS, tag)) throw new Refusal(`The element ${tag} exists.`);
  if (!/^[a-z-]+(\/[a-z-]+)*$/.test(folder) || !existsSync(join(root, SRC, folder)))
    throw new Refusal(`There is no folder ${SRC}/${folder}.`);

  const facts = {
    name,
    tag,
    Name: pascal(name),
    title: titleOf(name),
    up: '../'.repeat(folder.split('/').length),
  };
  const file = (ending: string, next: string) =>
    fromTemplate(`${SRC}/${folder}/${name}${ending}`, `widget${ending}.template`, facts, next);
  const component = file('.tsx', 'the read, the parts, and the words in both languages');
  const sheet = file('.css', 'the layout, with the tokens of ui/foundation');
  const test = file('.test.tsx', 'the answer of the read, and a test for each behaviour');

  const table = tableOf(folder);
  table.file.addTo(table.rows, row(tag, `${folder}/${name}.tsx`, facts.title));
  const next = 'the description in both languages, attributes and events';
  return [component, sheet, test, { path: table.file.path, text: table.file.result(), next }];
}

/** The table with most elements of the same domain. */
function tableOf(folder: string) {
  const [domain] = folder.split('/');
  const tables = readdirSync(join(root, TABLES))
    .filter((file) => file.endsWith('-elements.ts'))
    .map((file) => open(`${TABLES}/${file}`))
    .flatMap((file) =>
      file.literals().map(([, rows]) => ({
        file,
        rows,
        alike: rows.getText().split(`file: '${domain}/`).length - 1,
      })),
    );
  const [most] = tables.toSorted((a, b) => b.alike - a.alike);
  if (!most) throw new Refusal(`There is no table of elements in ${TABLES}.`);
  return most;
}

const row = (tag: string, file: string, title: string) => `'${tag}': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: '${file}',
          doc: { zh: '新元件。', en: '${title}.' },
          attributes: {},
          events: [],
        },
  }`;
