/**
 * Holds the room of elements until their first render, so that the page's own words do not jump. The heights are those of
 * the skeletons; tests/browser/partner/any-layout.test.ts measures both. Plain text, because the first load contains it.
 */

/** They fill a screen: the words below them begin and remain outside. */
const TALL =
  'clinic-product,clinic-catalogue,clinic-brand-index,clinic-campaign,clinic-new-customers,clinic-home';

/** Elements whose code has not come yet. */
const WAITING = `:is(clinic-header,clinic-product-card,clinic-quick-order,clinic-cart,clinic-cart-button,${TALL}):not(:defined)`;

/**
 * In a height `100%` is the width of the element, and a difference of widths times 999 is larger than every height, or
 * else negative. So the header has a row more from 640 to 960 px, and the card lies on its side from 480 px on.
 */
const ROOMS = `clinic-header{--clinic-room:max(57px,min((100% - 639px)*999,max(154px,min(194px,(960px - 100%)*999))))}clinic-product-card{--clinic-room:max(240px,min(100% + 226px,(480px - 100%)*999))}clinic-quick-order{--clinic-room:max(368px,min(616px,(640px - 100%)*999))}clinic-cart{--clinic-room:320px}${TALL}{--clinic-room:min(100vh,880px)}clinic-cart-button{--clinic-room:36px;min-width:88px}${WAITING}{width:stretch}clinic-cart-button:not(:defined){display:inline-block;width:auto}${WAITING}::before{content:"";display:block;padding-top:var(--clinic-room)}`;

/** Adds the rooms to a page. A constructed sheet needs no leave of a content policy. */
export function reserveRoom(document: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ROOMS);
  document.adoptedStyleSheets.push(sheet);
}
