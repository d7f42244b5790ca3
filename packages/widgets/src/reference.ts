/** Prints the table of elements for people and for editors. */
import { propName } from './engine/element/attributes.ts';
import type { Doc } from './engine/elements/elements.ts';
import { EVENT_DOCS } from './engine/elements/event-docs.ts';
import { PAGES } from './engine/routing/pages.ts';
import { REGISTRY, type RegistryEntry } from './registry.ts';
import { PART_DOCS, PROPERTY_DOCS, SLOT_DOCS } from './styling-docs.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** The tag reference, as Markdown. */
export function printReference(): string {
  const sections = REGISTRY.map(({ tag, doc, attributes, events, public: open }) =>
    [
      `## \`<${tag}>\``,
      `${doc.en} ${doc.zh}${open ? '' : ' Rendered in the browser only.'}`,
      table(
        ['attribute', 'type', 'default', 'meaning', '說明'],
        attributes.map((one) => [
          `\`${one.name}\``,
          one.type,
          String(one.default ?? ''),
          one.doc.en,
          one.doc.zh,
        ]),
      ),
      table(
        ['event', 'detail', 'may be prevented'],
        events.map((one) => [`\`${one.name}\``, `\`${one.detail}\``, one.cancelable ? 'yes' : '']),
      ),
    ].join('\n\n'),
  );
  const events = table(
    ['event', 'fired by', 'detail', 'meaning', '說明'],
    Object.entries(EVENT_DOCS).map(([name, { detail, doc, ofPage }]) => [
      `\`${name}\``,
      ofPage ? '`document.body`' : 'elements',
      `\`${detail}\``,
      doc.en,
      doc.zh,
    ]),
  );
  const pages = table(
    ['name', 'address', 'page', '頁面'],
    Object.entries(PAGES).map(([name, page]) => [
      `\`${name}\``,
      `\`${page.path}\``,
      page.name.en,
      page.name.zh,
    ]),
  );
  return `# Elements\n\n${sections.join('\n\n')}\n\n## Events\n\nAll bubble and cross shadow roots.\n\n${events}\n\n## Pages\n\nNames for \`data-routes\` and of \`clinic-navigate\`, with the addresses of the shop’s site.\n\n${pages}\n`;
}

/** The parts and slots of an element. */
interface Styling {
  readonly parts: readonly string[];
  readonly slots: readonly string[];
}

const inBoth = (doc: Doc | undefined) => (doc ? `${doc.en} ${doc.zh}` : '');
const typeOf = (type: string) => (type === 'json' ? 'unknown' : type);
const MODULE = 'dist/page/clinicart.js';
/** The common part of all elements in the manifest: nothing exports it. */
const BASE = 'ClinicElement';

function partEntry(name: string) {
  const doc = PART_DOCS[name];
  if (!doc) throw new Error(`The part ${name} has no documentation in styling-docs.ts.`);
  return { name, description: inBoth(doc) };
}

function slotEntry(name: string) {
  const doc = SLOT_DOCS[name];
  if (!doc) throw new Error(`The slot "${name}" has no documentation in styling-docs.ts.`);
  return { name, description: inBoth(doc) };
}

/** The properties, parts and slots of the elements, as Markdown. */
export function printStyling(styling: ReadonlyMap<string, Styling>): string {
  const tagsWith = (has: (one: Styling) => boolean) => {
    const tags = REGISTRY.map(({ tag }) => tag).filter((tag) => {
      const one = styling.get(tag);
      return one !== undefined && has(one);
    });
    return tags.length === REGISTRY.length ? 'all' : tags.map((tag) => `\`${tag}\``).join(' ');
  };
  const properties = PROPERTY_DOCS.map((one) => [
    `\`${one.name}\``,
    `\`${one.default}\``,
    one.doc.en,
    one.doc.zh,
  ]);
  const parts = Object.entries(PART_DOCS).map(([name, doc]) => [
    `\`${name}\``,
    doc.en,
    doc.zh,
    tagsWith((one) => one.parts.includes(name)),
  ]);
  const slots = Object.entries(SLOT_DOCS)
    .map(([name, doc]) => [
      name ? `\`${name}\`` : '(no name)',
      doc.en,
      doc.zh,
      tagsWith((one) => one.slots.includes(name)),
    ])
    .filter(([, , , tags]) => tags !== '');
  return [
    '# Properties, parts and slots',
    'Printed from the sources by `npm run docs`; do not edit. [embed.md](embed.md#theming) says how to set them.',
    '![A cart button and a product card: plain, in the colours of a page, dark](images/themes.png)',
    '## Custom properties',
    'Every element reads them from its place in the page.',
    table(['property', 'default', 'meaning', '說明'], properties),
    '## Parts',
    '`clinic-product-card::part(button-primary) { … }` styles a part. These are the parts of a card:',
    '![A product card with its parts outlined and named](images/parts.png)',
    table(['part', 'meaning', '說明', 'elements'], parts),
    '## Slots',
    table(['slot', 'meaning', '說明', 'elements'], slots),
  ].join('\n\n');
}

function declarationOf(entry: RegistryEntry, { parts, slots }: Styling) {
  const { tag, doc, attributes, events } = entry;
  const described = (one: RegistryEntry['attributes'][number]) => ({
    type: { text: typeOf(one.type) },
    ...(one.default !== undefined && { default: String(one.default) }),
    description: inBoth(one.doc),
  });
  return {
    kind: 'class',
    customElement: true,
    name: tag.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase()),
    tagName: tag,
    description: inBoth(doc),
    superclass: { name: BASE, module: MODULE },
    members: attributes
      .filter(({ name }) => name !== 'theme')
      .map((one) => ({
        kind: 'field',
        name: propName(one.name),
        attribute: one.name,
        ...described(one),
      })),
    attributes: attributes.map((one) => ({
      name: one.name,
      ...(one.name !== 'theme' && { fieldName: propName(one.name) }),
      ...described(one),
    })),
    events: events.map((one) => ({
      name: one.name,
      type: { text: `CustomEvent<${one.detail}>` },
      description: inBoth(one.doc),
    })),
    slots: slots.map(slotEntry),
    cssParts: parts.map(partEntry),
  };
}

/**
 * The custom-elements manifest (`custom-elements.json`, schema 2.1.0) that editors read. Custom properties are the same
 * for all elements, so they are those of the superclass.
 */
export function printManifest(styling: ReadonlyMap<string, Styling>): string {
  const declarations = REGISTRY.map((entry) =>
    declarationOf(entry, styling.get(entry.tag) ?? { parts: [], slots: [] }),
  );
  const base = {
    kind: 'class',
    name: BASE,
    description: 'The common part of all elements. 所有元件的共同部分。',
    superclass: { name: 'HTMLElement' },
    cssProperties: PROPERTY_DOCS.map(({ doc, ...property }) => ({
      ...property,
      description: inBoth(doc),
    })),
  };
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: MODULE },
  }));
  const module = {
    kind: 'javascript-module',
    path: MODULE,
    declarations: [base, ...declarations],
    exports,
  };
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'README.md', modules: [module] }, null, 2)}\n`;
}
