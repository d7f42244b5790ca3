import { TAGS } from '../engine/elements/modules.ts';

const componentName = (tag: string) =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Prints `react/components.ts` from the table of elements. */
export function printComponents(): string {
  const rows = TAGS.map((tag) => {
    const line = `export const ${componentName(tag)}: ClinicComponent<'${tag}'> =`;
    return `${line}\n  /* @__PURE__ */ reactElement('${tag}');`;
  });
  return `// Printed by \`npm run docs\` from the table of elements; do not edit.
import { type ClinicComponent, reactElement } from './react-element.ts';

${rows.join('\n')}
`;
}
