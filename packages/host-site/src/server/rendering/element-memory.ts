/**
 * The HTML of elements whose text follows from a few public answers alone: header and footer, which every page has, and
 * the home page, the largest. Their answers are read for each page; as long as they are the same as before, so is the HTML.
 */
import { type Attributes, loadWidget, renderWidget, type Tag } from '@clinicart/widgets/server';
import { boundedMemory } from '../page-cache/bounded-memory.ts';
import { shopOfAnswers, type Visit } from '../request-context.ts';

/** The elements, and all reads that their HTML depends on. */
const READS = {
  'clinic-header': ['catalogue.parentCategories|', 'catalogue.navigation|', 'catalogue.hotWords|'],
  'clinic-home': ['catalogue.home|', 'catalogue.parentCategories|', 'catalogue.recommended|'],
  'clinic-footer': ['content.support|'],
} as const satisfies Partial<Record<Tag, readonly string[]>>;

export type KeptTag = keyof typeof READS;

/** Returns whether the HTML of an element is kept. */
export const isKept = (tag: Tag): tag is KeptTag => Object.hasOwn(READS, tag);

/** Returns a function that reports an element that could not be rendered. */
export const reportOf = (tag: Tag) => (error: unknown) =>
  console.error(`<${tag}> could not be rendered.`, error);

interface Kept {
  /** The answers as JSON. */
  readonly answers: string;
  readonly html: Buffer;
}

/** Renders elements that are the same for all visitors who get the same answers. */
export interface ElementMemory {
  /**
   * Reads the answers by the shop of a visit. For a visitor, returns the HTML that the same answers gave before, as bytes;
   * otherwise text.
   */
  html(tag: KeptTag, attributes: Attributes, visit: Visit): Promise<string | Buffer>;
}

/** Returns the answers of an element's reads, in the order of their names; undefined if one is missing. */
function answersOf({ shop }: Pick<Visit, 'shop'>, tag: KeptTag) {
  const all = Object.entries(shop.snapshot());
  const names: readonly string[] = READS[tag];
  const own = names.flatMap((name) => all.filter(([key]) => key.startsWith(name)));
  return own.length < names.length ? undefined : Object.fromEntries(own);
}

/** Creates a memory of at most so many bytes; 0 renders every element anew. */
export function createElementMemory(mostBytes: number): ElementMemory {
  const memory = boundedMemory<Kept>(mostBytes);
  return {
    async html(tag, attributes, visit) {
      const { language, theme, isAnyVisitor, shop } = visit;
      const anew = async (isLoaded: boolean) =>
        (await renderWidget(tag, attributes, shop, { isLoaded, onError: reportOf(tag) })).html;
      if (!isAnyVisitor || mostBytes === 0) return anew(false);
      await loadWidget(tag, attributes, shop);
      const snapshot = answersOf(visit, tag);
      // A read that failed shows in the element, and is no answer.
      if (!snapshot) return anew(true);
      const answers = JSON.stringify(snapshot);
      const key = JSON.stringify([tag, attributes, language, theme]);
      const kept = memory.get(key);
      if (kept?.answers === answers) return kept.html;
      let isWhole = true;
      const onError = (error: unknown) => {
        isWhole = false;
        reportOf(tag)(error);
      };
      // From a shop without anything else, so that no byte of this visit can get into the next one's page.
      const any = shopOfAnswers(language, theme, snapshot);
      const made = await renderWidget(tag, attributes, any, { isLoaded: true, onError });
      const html = Buffer.from(made.html);
      if (isWhole) memory.put(key, { answers, html }, 2 * answers.length + html.length);
      return html;
    },
  };
}
