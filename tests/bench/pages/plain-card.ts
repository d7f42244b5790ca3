// Measures a product card without a framework, an SDK or an engine: one custom element written by hand, with the same
// markup, style sheets, words and first-paint behaviour as clinic-product-card.
import cardCss from '../../../packages/widgets/src/catalogue/card/product-card.css?inline';
import buttonCss from '../../../packages/widgets/src/ui/button/button.css?inline';
import badgeCss from '../../../packages/widgets/src/ui/data/badge.css?inline';
import priceCss from '../../../packages/widgets/src/ui/data/price.css?inline';
import stepperCss from '../../../packages/widgets/src/ui/form/stepper.css?inline';
import { baseCss } from '../../../packages/widgets/src/ui/foundation/base-styles.ts';
import pictureCss from '../../../packages/widgets/src/ui/media/picture.css?inline';
import emptyCss from '../../../packages/widgets/src/ui/state/empty.css?inline';
import skeletonCss from '../../../packages/widgets/src/ui/state/skeleton.css?inline';

/** The product data that the card shows, already formatted. */
export interface PlainProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string | undefined;
  /** Formats HK$ and figures, or the server's text in their place. */
  readonly price: string;
  readonly isPriced: boolean;
  readonly stock: number;
  readonly step: number;
  readonly facts: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

const CSS = [
  baseCss,
  badgeCss,
  buttonCss,
  emptyCss,
  pictureCss,
  priceCss,
  skeletonCss,
  stepperCss,
  cardCss,
];
let sheets: CSSStyleSheet[] | undefined;

/** Shares the same style-sheet objects among all cards. */
export function plainSheets(): CSSStyleSheet[] {
  sheets ??= CSS.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string) => text.replace(/[&"<>]/g, (char) => escapes[char] ?? char);
const sign = (path: string) =>
  `<svg class="clinic-icon" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`;

function choice({ choices, facts }: PlainProduct): string {
  if (choices.length < 2) return `<p class="clinic-card-facts">${safe(facts)}</p>`;
  const options = choices.map(({ id, label }) => `<option value="${id}">${safe(label)}</option>`);
  return `<select class="clinic-card-choice" aria-label="規格">${options.join('')}</select>`;
}

function stepper({ step, stock, facts }: PlainProduct): string {
  const label = safe(`${facts} 的數量`);
  return `<span class="clinic-stepper" part="stepper"><span class="clinic-stepper-row" role="group" aria-label="${label}">
<button type="button" tabindex="-1" aria-label="減少 ${label}">${sign('M5 12h14')}</button>
<input type="text" inputmode="numeric" autocomplete="off" role="spinbutton" aria-label="${label}" aria-valuenow="${step}" aria-valuemin="${step}" aria-valuemax="${stock}" value="${step}">
<button type="button" tabindex="-1" aria-label="增加 ${label}">${sign('M5 12h14M12 5v14')}</button></span></span>`;
}

function price({ price: text, isPriced }: PlainProduct): string {
  const figures = isPriced ? text.search(/\d/) : 0;
  return isPriced
    ? `<span class="clinic-price" data-kind="amount" data-size="m"><span class="clinic-price-amount"><span class="clinic-price-currency">${text.slice(0, figures)}</span>${text.slice(figures)}</span></span>`
    : `<span class="clinic-price" data-kind="hidden" data-size="m"><span class="clinic-price-words">${safe(text)}</span></span>`;
}

function markup(product: PlainProduct): string {
  const picture = product.picture
    ? `<img src="${safe(product.picture)}" alt="" width="400" height="400" loading="lazy" decoding="async">`
    : '';
  return `<div class="clinic-root" part="root" lang="zh-Hant-HK"><article class="clinic-card">
<div class="clinic-card-picture"><span class="clinic-picture" part="picture">${picture}</span></div>
<div class="clinic-card-words"><p class="clinic-card-brand">${safe(product.brand)}</p>
<h3 class="clinic-card-name"><a href="/product/${product.id}">${safe(product.name)}</a></h3>${choice(product)}</div>
<div class="clinic-card-price">${price(product)}${product.isPriced ? stepper(product) : ''}</div>
<button class="clinic-button" part="button" data-kind="primary" data-size="l" data-block="true" type="button"><span class="clinic-button-label">加入購物車</span></button>
<p class="clinic-card-news" role="status"></p></article></div>`;
}

/** Writes a product into a shadow root and connects its controls. */
export function showPlain(
  root: ShadowRoot,
  product: PlainProduct,
  add: (quantity: number) => Promise<unknown>,
): void {
  root.adoptedStyleSheets = plainSheets();
  root.innerHTML = markup(product);
  const field = root.querySelector('input');
  const [less, more] = root.querySelectorAll<HTMLButtonElement>('.clinic-stepper button');
  const news = root.querySelector('.clinic-card-news');
  const by = (amount: number) => () => {
    if (!field) return;
    const next = Math.min(product.stock, Math.max(product.step, Number(field.value) + amount));
    field.value = String(next);
    field.setAttribute('aria-valuenow', field.value);
  };
  less?.addEventListener('click', by(-product.step));
  more?.addEventListener('click', by(product.step));
  root.querySelector('.clinic-button')?.addEventListener('click', async () => {
    await add(Number(field?.value ?? product.step));
    if (news) news.textContent = '已加入購物車';
  });
}
