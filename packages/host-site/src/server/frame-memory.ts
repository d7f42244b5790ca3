/**
 * The HTML of header and footer for visitors. Both are the same on every page, and take a third of its rendering. Their
 * answers are read for each page; as long as they are the same as before, so is the HTML.
 */
import { type Attributes, loadWidget, renderWidget, type Tag } from '@clinicart/widgets/server';
import { boundedMemory } from './page-cache/bounded-memory.ts';
import { shopOfAnswers, type Visit } from './request-context.ts';

/** The elements, and the reads that their HTML depends on. */
const READS = {
  'clinic-header': ['catalogue.parentCategories|', 'catalogue.navigation|', 'catalogue.hotWords|'],
  'clinic-footer': ['content.support|'],
} as const satisfies Partial<Record<Tag, readonly string[]>>;

export type FrameTag = keyof typeof READS;

/** Two languages, three themes and the headers of ten kinds of pages are less than 2 MiB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Returns a function that reports an element that could not be rendered. */
export const reportOf = (tag: Tag) => (error: unknown) =>
  console.error(`<${tag}> could not be rendered.`, error);

interface Kept {
  /** The answers as JSON. */
  readonly answers: string;
  readonly html: string;
}

/** Renders header and footer. */
export interface FrameMemory {
  /** Reads the answers by the shop of a visit. For a visitor, returns the HTML that the same answers gave before. */
  html(tag: FrameTag, attributes: Attributes, visit: Visit): Promise<string>;
}

/** Returns the answers of these reads, whose names begin so. */
function answersOf({ shop }: Pick<Visit, 'shop'>, tag: FrameTag) {
  const isRead = (name: string) => READS[tag].some((read) => name.startsWith(read));
  const all = Object.entries(shop.snapshot()).filter(([name]) => isRead(name));
  // They arrive in any order.
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function createFrameMemory(): FrameMemory {
  const memory = boundedMemory<Kept>(MOST_BYTES);
  return {
    async html(tag, attributes, visit) {
      const { language, theme, isAnyVisitor, shop } = visit;
      if (!isAnyVisitor) return (await renderWidget(tag, attributes, shop, options(tag))).html;
      await loadWidget(tag, attributes, shop);
      const snapshot = answersOf(visit, tag);
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
      const { html } = await renderWidget(tag, attributes, any, { isLoaded: true, onError });
      if (isWhole) memory.put(key, { answers, html }, 2 * (answers.length + html.length));
      return html;
    },
  };
}

const options = (tag: Tag) => ({ onError: reportOf(tag) });
