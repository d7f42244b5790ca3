/**
 * Holds the room of elements until their first render, so that the page's own words do not jump. The heights are those of
 * the skeletons; tests/browser/partner/any-layout.test.ts measures both.
 */
import type { Tag } from '../elements/elements.ts';

/** An element that fills a screen: the words below it begin and remain outside. */
const TALL = 'min(100vh,880px)';
/** Larger than every width, so that a comparison of widths chooses a height. */
const WIDE = '*999';

const BUTTON = 'clinic-cart-button:not(:defined)';

/** Heights by tag, in which `100%` is the width of the element. */
const ROOMS: Partial<Record<Tag, string>> = {
  // On a phone, with a row of search below the logo, and beside it.
  'clinic-header': `max(57px,min((100% - 639px)${WIDE},max(154px,min(194px,(960px - 100%)${WIDE}))))`,
  // Upright as high as its square picture and its words, and lying from 480 px on.
  'clinic-product-card': `max(240px,min(100% + 226px,(480px - 100%)${WIDE}))`,
  'clinic-quick-order': `max(368px,min(616px,(640px - 100%)${WIDE}))`,
  'clinic-cart': '320px',
  'clinic-product': TALL,
  'clinic-catalogue': TALL,
  'clinic-brand-index': TALL,
  'clinic-campaign': TALL,
  'clinic-new-customers': TALL,
  'clinic-home': TALL,
};

/** Adds the rooms to a page. A constructed sheet needs no leave of a content policy. */
export function reserveRoom(document: Document): void {
  const tags = Object.keys(ROOMS);
  const waiting = `:is(${tags}):not(:defined)`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${Object.entries(ROOMS)
      .map(([tag, room]) => `${tag}{--clinic-room:${room}}`)
      .join(
        '',
      )}${waiting}{display:block}${waiting}::before{content:"";display:block;padding-top:var(--clinic-room)}${BUTTON}{display:inline-block;min-width:88px}${BUTTON}::before{line-height:var(--clinic-room);content:"\u200b"}clinic-cart-button{--clinic-room:36px}@media(pointer:coarse){clinic-cart-button{--clinic-room:44px}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}
