import { REGISTRY } from '../../packages/widgets/src/registry.ts';

/** The table of elements for the WordPress plugin: by the name after `clinic-`, a sentence and the attributes' types. */
export function wordpressElements(): string {
  const rows = REGISTRY.map(({ tag, doc, attributes }) => [
    tag.replace('clinic-', ''),
    {
      about: { en: doc.en, zh: doc.zh },
      attributes: Object.fromEntries(attributes.map(({ name, type }) => [name, type])),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
