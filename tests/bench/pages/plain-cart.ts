// A cart without a framework, an SDK or an engine: one custom element that writes the same rows in full, with the same
// style sheets and words as clinic-cart. It sends its requests to the same server.
import cartCss from '../../../packages/widgets/src/cart/cart.css?inline';
import cartSummaryCss from '../../../packages/widgets/src/cart/cart-summary.css?inline';
import invalidLinesCss from '../../../packages/widgets/src/cart/invalid-lines.css?inline';
import cartLineCss from '../../../packages/widgets/src/cart/line/cart-line.css?inline';
import buttonCss from '../../../packages/widgets/src/ui/button/button.css?inline';
import badgeCss from '../../../packages/widgets/src/ui/data/badge.css?inline';
import panelCss from '../../../packages/widgets/src/ui/data/panel.css?inline';
import priceCss from '../../../packages/widgets/src/ui/data/price.css?inline';
import choiceCss from '../../../packages/widgets/src/ui/form/choice.css?inline';
import stepperCss from '../../../packages/widgets/src/ui/form/stepper.css?inline';
import { baseCss } from '../../../packages/widgets/src/ui/foundation/base-styles.ts';
import pictureCss from '../../../packages/widgets/src/ui/media/picture.css?inline';
import { answer, type WireLine } from './cart-answer.ts';

const CSS = [
  baseCss,
  badgeCss,
  buttonCss,
  choiceCss,
  panelCss,
  pictureCss,
  priceCss,
  stepperCss,
  cartCss,
  cartLineCss,
  cartSummaryCss,
  invalidLinesCss,
];

const sign = (path: string) =>
  `<svg class="clinic-icon" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`;
const money = (dollars: number) =>
  `HK$${dollars.toLocaleString('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const tick = (label: string) =>
  `<label class="clinic-choice"><input type="checkbox" checked><span class="clinic-visually-hidden">${label}</span></label>`;

function row(line: WireLine): string {
  const label = `數量：${line.name} ${line.standard}`;
  return `<li class="clinic-cart-line" data-id="${line.id}">
<span class="clinic-cart-tick">${tick(`選取 ${line.name}`)}</span>
<a class="clinic-cart-picture" href="/product/${line.searchProductId}" tabindex="-1" aria-hidden="true"><span class="clinic-picture"><img src="${line.picturePath.replace('{0}', '400x400')}" alt="" width="400" height="400" loading="lazy" decoding="async"></span></a>
<div class="clinic-cart-about"><a class="clinic-cart-name" href="/product/${line.searchProductId}">${line.name}</a>
<p class="clinic-cart-article">${line.erpProductNo} · ${line.standard}</p>
<p class="clinic-cart-badges"><span class="clinic-badge" data-tone="offer">85 折</span><span class="clinic-badge" data-tone="outline">New</span></p></div>
<div class="clinic-cart-unit"><span class="clinic-visually-hidden">單價 </span><span class="clinic-price" data-kind="amount" data-size="row"><span class="clinic-price-amount"><span class="clinic-price-currency">HK$</span>${line.unitPrice.toFixed(2)}</span><s class="clinic-price-old"><span class="clinic-visually-hidden">原價 </span>${money(line.originalPrice)}</s></span></div>
<div class="clinic-cart-quantity"><span class="clinic-cart-stepper"><span class="clinic-stepper"><span class="clinic-stepper-row" role="group" aria-label="${label}">
<button type="button" tabindex="-1" aria-label="減少 ${label}">${sign('M5 12h14')}</button>
<input type="text" inputmode="numeric" autocomplete="off" role="spinbutton" aria-label="${label}" aria-valuenow="${line.amount}" value="${line.amount}">
<button type="button" tabindex="-1" aria-label="增加 ${label}">${sign('M5 12h14M12 5v14')}</button></span>
<span class="clinic-stepper-note">按 2 的倍數購買</span></span><span class="clinic-cart-refused" role="alert"></span></span></div>
<div class="clinic-cart-total"><span class="clinic-visually-hidden">小計 </span><strong>${money(line.unitPrice * line.amount)}</strong></div></li>`;
}

interface Wire {
  readonly data: { readonly list: readonly { title: string; goods: readonly WireLine[] }[] };
}

/** Updates the rows from the answer after a change. */
type Way = 'anew' | 'in place';

export class PlainCart extends HTMLElement {
  #lines: readonly WireLine[] = [];
  readonly #root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = CSS.map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
    this.#root.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const id = button?.closest<HTMLElement>('.clinic-cart-line')?.dataset['id'];
      const by = button?.nextElementSibling ? -1 : 1;
      if (id) void this.#change(id, by);
    });
  }

  connectedCallback() {
    void this.#read().then((groups) => this.#write(groups));
  }

  async #read() {
    const { data }: Wire = await (await answer('http://api.invalid/getShoppingCartList2')).json();
    this.#lines = data.list.flatMap(({ goods }) => goods);
    return data.list;
  }

  #write(groups: Wire['data']['list']) {
    const sections = groups.map(
      ({ title, goods }) =>
        `<section class="clinic-cart-group"><h2 class="clinic-cart-group-head">${tick(title)}</h2><ul>${goods.map(row).join('')}</ul></section>`,
    );
    this.#root.innerHTML = `<div class="clinic-root" part="root" lang="zh-Hant-HK"><div class="clinic-cart-body"><div class="clinic-cart-lines">${sections.join('')}</div><section class="clinic-cart-summary clinic-panel"><strong class="clinic-cart-amount">${this.#total()}</strong></section></div></div>`;
  }

  #total() {
    return money(this.#lines.reduce((sum, line) => sum + line.unitPrice * line.amount, 0));
  }

  async #change(id: string, by: number) {
    const line = this.#lines.find((each) => each.id === id);
    if (!line) return;
    const count = line.amount + by * line.sellPartCount;
    const body = JSON.stringify({ searchProductId: line.searchProductId, count });
    await answer('http://api.invalid/changeShoppingCart', { method: 'POST', body });
    const groups = await this.#read();
    const way: Way = this.hasAttribute('in-place') ? 'in place' : 'anew';
    if (way === 'anew') return this.#write(groups);
    const changed = this.#lines.find((each) => each.id === id);
    const place = this.#root.querySelector(`[data-id="${id}"]`);
    const field = place?.querySelector<HTMLInputElement>('[role=spinbutton]');
    const sum = place?.querySelector('.clinic-cart-total > strong');
    const total = this.#root.querySelector('.clinic-cart-amount');
    if (!changed || !field || !sum || !total) return;
    field.value = String(changed.amount);
    field.setAttribute('aria-valuenow', field.value);
    sum.textContent = money(changed.unitPrice * changed.amount);
    total.textContent = this.#total();
  }
}
