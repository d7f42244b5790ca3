/** Prints what editors read from the custom-elements manifest: web-types (JetBrains) and custom data (VS Code). */
interface Named {
  readonly name: string;
  readonly description: string;
}
interface Typed extends Named {
  readonly type: { readonly text: string };
  readonly default?: string;
}
interface Declaration extends Named {
  readonly tagName?: string;
  readonly attributes?: readonly Typed[];
  readonly events?: readonly Typed[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly (Named & { readonly default: string })[];
}
export interface ElementsManifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}
interface PackageName {
  readonly name: string;
  readonly version: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const declarations = ({ modules }: ElementsManifest) =>
  modules.flatMap(({ declarations: all }) => all);
const elementsOf = (manifest: ElementsManifest) =>
  declarations(manifest).filter(({ tagName }) => tagName !== undefined);
const propertiesOf = (manifest: ElementsManifest) =>
  declarations(manifest).flatMap(({ cssProperties = [] }) => cssProperties);

/** Values of an attribute, where it has a choice of them. */
const choices = (type: string): string[] => (type.includes(' | ') ? type.split(' | ') : []);

/** `web-types.json`, which package.json names. */
export function webTypes(manifest: ElementsManifest, { name, version }: PackageName): string {
  const described = ({ name: of, description }: Named) => ({ name: of, description });
  return json({
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elementsOf(manifest).map((element) => ({
          name: element.tagName,
          description: element.description,
          attributes: (element.attributes ?? []).map((attribute) => ({
            ...described(attribute),
            ...(attribute.default !== undefined && { default: attribute.default }),
            value:
              attribute.type.text === 'boolean'
                ? { kind: 'no-value', type: 'boolean' }
                : {
                    type:
                      choices(attribute.type.text)
                        .map((each) => `'${each}'`)
                        .join(' | ') || attribute.type.text,
                  },
          })),
          slots: (element.slots ?? []).map(described),
          js: { events: (element.events ?? []).map(described) },
          css: { parts: (element.cssParts ?? []).map(described) },
        })),
      },
      css: { properties: propertiesOf(manifest).map(described) },
    },
  });
}

/** The tags and attributes for `html.customData`. */
export function vscodeHtml(manifest: ElementsManifest): string {
  return json({
    version: 1.1,
    tags: elementsOf(manifest).map(({ tagName, description, attributes = [] }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, description: text, type }) => ({
        name,
        description: text,
        ...(type.text === 'boolean' && { valueSet: 'v' }),
        ...(choices(type.text).length > 0 && {
          values: choices(type.text).map((value) => ({ name: value })),
        }),
      })),
    })),
  });
}

/** The custom properties and parts for `css.customData`. */
export function vscodeCss(manifest: ElementsManifest): string {
  const parts = new Map(
    elementsOf(manifest).flatMap(({ cssParts = [] }) =>
      cssParts.map(({ name, description }) => [name, description] as const),
    ),
  );
  return json({
    version: 1.1,
    properties: propertiesOf(manifest).map(({ name, description }) => ({ name, description })),
    pseudoElements: [...parts].map(([name, description]) => ({
      name: `::part(${name})`,
      description,
    })),
  });
}
