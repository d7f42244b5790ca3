import { TAGS } from '../engine/elements/modules.ts';

/** Longest line of the formatter. */
const LINE = 100;

const componentName = (tag: string) =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Prints `react/components.ts` from the table of elements. */
export function printComponents(): string {
  const rows = TAGS.map((tag) => {
    const line = `export const ${componentName(tag)}: ClinicComponent<'${tag}'> =`;
    const made = `/* @__PURE__ */ reactElement('${tag}');`;
    const isShort = line.length + 1 + made.length <= LINE;
    return `${line}${isShort ? ' ' : '\n  '}${made}`;
  });
  return `// Printed by \`npm run docs\` from the table of elements; do not edit.
import { type ClinicComponent, reactElement } from './react-element.ts';

${rows.join('\n')}
`;
}
