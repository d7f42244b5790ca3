/**
 * Holds the room of elements whose code has not come, so that the page's own words do not jump. The heights are those of
 * the skeletons; tests/browser/partner/any-layout.test.ts measures both.
 */
import type { Tag } from '../elements/elements.ts';

/** Heights by tag; in one, `100%` is the width of the element. */
const ROOMS: Partial<Record<Tag, string>> = {
  // Upright as high as its square picture and its words, and lying from 480 px on.
  'clinic-product-card': 'max(240px,min(100% + 226px,(480px - 100%)*999))',
};

/** Adds the rooms to a page. A constructed sheet needs no leave of a content policy. */
export function reserveRoom(document: Document): void {
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(ROOMS).map(
    ([tag, height]) =>
      `${tag}:not(:defined){display:block}${tag}:not(:defined)::before{content:"";display:block;padding-top:${height}}`,
  );
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
