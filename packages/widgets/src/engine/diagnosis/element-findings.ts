/** Mistakes in the elements of a page. */
import type { ElementSpec } from '../elements/row.ts';
import { type Finding, finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** An element, as it is written in the page. */
export interface WrittenElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Attributes that every element of a page may have. */
const COMMON =
  /^(?:accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate)$|^on|^(?:aria|data|v|x|hx|ng|wire|js|up|client|server)-|[^a-z-]/;

/** Words that an attribute takes, where it takes only some. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'auto'],
  opens: ['page'],
};

/** The attribute without which an element shows nothing. */
const NEEDED: Readonly<Record<string, string>> = {
  'clinic-product': 'product-id',
  'clinic-product-card': 'product-id',
  'clinic-campaign': 'campaign-id',
  'clinic-points-product': 'product-id',
};

/** Returns the mistake of an element that the shop does not have, if it was meant to be one of the shop's. */
export function tagFinding(tag: string, tags: readonly string[]): Finding | undefined {
  if (tags.includes(tag)) return undefined;
  const meant = nearest(tag, tags);
  if (!meant && !tag.startsWith('clinic-')) return undefined;
  return finding('tag', `<${tag}>`, meant ? `<${meant}>` : tags.map((one) => `<${one}>`).join(' '));
}

function attributeFinding(
  { tag }: WrittenElement,
  [name, value]: readonly [string, string],
  specs: ElementSpec['attributes'],
): Finding | undefined {
  const written = `<${tag} ${name}="${value}">`;
  const spec = specs[name];
  if (spec || name === 'theme') {
    const words = WORDS[name];
    if (words && value !== '' && !words.includes(value))
      return finding('value', written, words.map((word) => `${name}="${word}"`).join(' / '));
    if (spec?.type === 'number' && !Number.isFinite(Number(value)))
      return finding('value', written, `${name}="1"`);
    return undefined;
  }
  if (COMMON.test(name)) return undefined;
  const names = [...Object.keys(specs), 'theme'];
  return finding('attribute', `<${tag} ${name}>`, nearest(name, names) ?? names.join(', '));
}

/** Returns the mistakes in the attributes of an element of the shop. */
export function attributeFindings(
  element: WrittenElement,
  specs: ElementSpec['attributes'],
): readonly Finding[] {
  const wrong = element.attributes.flatMap((each) => attributeFinding(element, each, specs) ?? []);
  const needed = NEEDED[element.tag];
  const given = element.attributes.some(([name, value]) => name === needed && value.trim() !== '');
  if (!needed || given || wrong.length > 0) return wrong;
  return [finding('id', `<${element.tag}>`, `${needed}="…"`)];
}
