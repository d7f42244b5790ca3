import type { AttributeSpec } from '../elements/elements.ts';

/** Returns the prop of an attribute: `productId` for `product-id`. */
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
 * Converts the text of an attribute to its prop. An absent, empty or unreadable text gives the default; a boolean is
 * true when merely present, as in HTML, and false for the text `false`.
 */
export function toProp(spec: AttributeSpec, text: string | null): unknown {
  if (spec.type === 'boolean') return text === null ? (spec.default ?? false) : text !== 'false';
  if (text === null || text === '') return spec.default;
  if (spec.type === 'string') return text;
  if (spec.type === 'json') return fromJson(text) ?? spec.default;
  const number = Number(text);
  return Number.isFinite(number) ? number : spec.default;
}

/**
 * Converts a property value to the text of its attribute; null removes the attribute. The text `false` is false, since
 * frameworks set attributes and properties alike.
 */
export function toAttribute(spec: AttributeSpec, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (spec.type !== 'boolean') return String(value);
  if (value && value !== 'false') return '';
  return spec.default ? 'false' : null;
}

/** Converts a set of attributes to props, as the element does. */
export function toProps(
  specs: Readonly<Record<string, AttributeSpec>>,
  read: (attribute: string) => string | null,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [propName(name), toProp(spec, read(name))]),
  );
}
