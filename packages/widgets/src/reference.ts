/** Prints the table of elements for people and for editors. */
import { EVENT_DOCS } from './engine/elements/event-docs.ts';
import { REGISTRY } from './registry.ts';

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
  return `# Elements\n\n${sections.join('\n\n')}\n\n## Events\n\nAll bubble and cross shadow roots.\n\n${events}\n`;
}

/** The custom-elements manifest (`custom-elements.json`, schema 2.1.0) that editors read. */
export function printManifest(): string {
  const declarations = REGISTRY.map(({ tag, doc, attributes, events }) => ({
    kind: 'class',
    customElement: true,
    name: tag.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase()),
    tagName: tag,
    description: `${doc.en} ${doc.zh}`,
    attributes: attributes.map((one) => ({
      name: one.name,
      type: { text: one.type },
      ...(one.default !== undefined && { default: String(one.default) }),
      description: `${one.doc.en} ${one.doc.zh}`,
    })),
    events: events.map((one) => ({
      name: one.name,
      type: { text: `CustomEvent<${one.detail}>` },
      description: `${one.doc.en} ${one.doc.zh}`,
    })),
  }));
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: 'dist/page/clinicart.js' },
  }));
  const module = {
    kind: 'javascript-module',
    path: 'dist/page/clinicart.js',
    declarations,
    exports,
  };
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: '', modules: [module] }, null, 2)}\n`;
}
