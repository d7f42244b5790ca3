import type { AttributeSpec } from '../elements/elements.ts';

/** `product-id` as a prop: `productId`. */
export function propName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The prop that an attribute's text stands for. Absent, empty and unreadable all mean the default;
 * a boolean is true when merely present, as everywhere in HTML, and false when it says `false`.
 */
export function toProp(spec: AttributeSpec, text: string | null): unknown {
  if (spec.type === 'boolean') return text === null ? (spec.default ?? false) : text !== 'false';
  if (text === null || text === '') return spec.default;
  if (spec.type === 'string') return text;
  if (spec.type === 'json') return fromJson(text) ?? spec.default;
  const number = Number(text);
  return Number.isFinite(number) ? number : spec.default;
}

/** The attribute's text for a value set as a property; null removes the attribute. */
export function toAttribute(spec: AttributeSpec, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (spec.type !== 'boolean') return String(value);
  if (value) return '';
  return spec.default ? 'false' : null;
}

/** The props of a set of attributes, as the element reads them. */
export function toProps(
  specs: Readonly<Record<string, AttributeSpec>>,
  read: (attribute: string) => string | null,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [propName(name), toProp(spec, read(name))]),
  );
}
