// The script of the page that mounts many elements: cards of the library, a small widget on the same engine, and plain
// elements with the same trees. The page already holds all their data.
import type { Shop } from '@clinicart/sdk';
import { useState } from 'react';
import { widget as card } from '../../../packages/widgets/src/catalogue/card/product-card.tsx';
import { ELEMENTS } from '../../../packages/widgets/src/engine/elements/elements.ts';
import { configure } from '../../../packages/widgets/src/engine/page/page-config.ts';
import {
  define,
  defineElement,
  pageShop,
} from '../../../packages/widgets/src/engine/page/shared-chunk.ts';
import { baseCss } from '../../../packages/widgets/src/ui/foundation/base-styles.ts';
import { type PlainProduct, plainSheets, showPlain } from './plain-card.ts';

// Keeps the cached answers fresh for the whole row, so that the page makes no call.
const opened = Date.now();
Date.now = () => opened;

configure({ apiBase: 'http://api.invalid', language: 'zh', storage: 'session' });

const known = new Map<string, { product: PlainProduct }>();

function plainOf(shop: Shop, id: string): PlainProduct {
  const kept = known.get(id);
  if (kept) return kept.product;
  const product = shop.catalogue.product.watch({ id }).get().value;
  const list = shop.catalogue.specifications.watch({ id }).get().value?.specifications ?? [];
  const first = list.find(({ stock }) => stock > 0) ?? list[0];
  if (!product || !first) throw new Error(`product ${id} is not in the page`);
  const { price } = first.offer;
  const plain: PlainProduct = {
    id,
    name: product.name,
    brand: product.brand.name,
    picture: shop.picture(first.pictures[0], 'card'),
    price:
      price.kind === 'amount' ? `HK$${(price.cents / 100).toFixed(2)}` : '請向我們查詢此產品的價格',
    isPriced: price.kind === 'amount',
    stock: first.stock,
    step: first.step,
    facts: [first.articleNumber, first.pack || first.name].filter(Boolean).join(' · '),
    choices: list.map((each) => ({
      id: each.id,
      label: [each.articleNumber, each.name].filter(Boolean).join(' · '),
    })),
  };
  known.set(id, { product: plain });
  return plain;
}

class PlainCard extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    showPlain(root, plainOf(pageShop(), this.getAttribute('product-id') ?? ''), async () => {});
  }
}

const SMALL = { name: 'Nitrile gloves, powder-free', price: 'HK$57.80' };

/** The smallest useful card: a picture, a name, a price and a button that counts. */
function SmallCard() {
  const [count, setCount] = useState(0);
  return (
    <article className="clinic-card">
      <div className="clinic-card-picture">
        <span className="clinic-picture" />
      </div>
      <h3 className="clinic-card-name">{SMALL.name}</h3>
      <p className="clinic-card-facts">{SMALL.price}</p>
      <button type="button" className="clinic-button" onClick={() => setCount(count + 1)}>
        {`+ ${count}`}
      </button>
    </article>
  );
}

class PlainSmall extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = plainSheets();
    root.innerHTML = `<div class="clinic-root" part="root"><article class="clinic-card"><div class="clinic-card-picture"><span class="clinic-picture"></span></div><h3 class="clinic-card-name">${SMALL.name}</h3><p class="clinic-card-facts">${SMALL.price}</p><button type="button" class="clinic-button">+ 0</button></article></div>`;
    let count = 0;
    const button = root.querySelector('button');
    button?.addEventListener('click', () => {
      count++;
      button.textContent = `+ ${count}`;
    });
  }
}

define('clinic-product-card', { widget: card, row: ELEMENTS['clinic-product-card'] });
const attributes = { 'product-id': { type: 'string' } } as const;
defineElement(
  'bench-small',
  { component: SmallCard, styles: [baseCss, card.styles] },
  { public: false, attributes },
);
customElements.define('plain-product-card', PlainCard);
customElements.define('plain-small', PlainSmall);

const place = document.createElement('main');
document.body.append(place);
const ids: string[] = JSON.parse(document.getElementById('ids')?.textContent ?? '[]');

/** Waits one turn of the event loop, after everything that the scheduler has queued. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** A card that shows something other than goods would never be ready. */
const LONGEST_MS = 20_000;

async function shown(elements: readonly HTMLElement[]): Promise<void> {
  // A commit at the end of the task that added them. Waiting a turn then would count the frame that the browser paints in
  // between, which the plain elements, made at once, leave out.
  await null;
  const end = performance.now() + LONGEST_MS;
  const isShown = ({ shadowRoot }: HTMLElement) =>
    shadowRoot?.querySelector('button.clinic-button');
  for (const element of elements) {
    while (!isShown(element)) {
      if (performance.now() > end)
        throw new Error(
          `not shown: ${element.localName} ${element.getAttribute('product-id')} ${element.shadowRoot?.textContent}`,
        );
      await turn();
    }
  }
}

/** Mounts the given number of elements and returns the milliseconds until they are laid out. */
async function mount(tag: string, count: number): Promise<number> {
  const elements = Array.from({ length: count }, (_, index) => {
    const element = document.createElement(tag);
    element.setAttribute('product-id', ids[index % ids.length] ?? '');
    return element;
  });
  const start = performance.now();
  place.append(...elements);
  await shown(elements);
  place.getBoundingClientRect();
  return performance.now() - start;
}

async function clear(): Promise<void> {
  place.replaceChildren();
  for (let turns = 0; turns < 4; turns++) await turn();
}

/** Mounts and unmounts elements one after the other. */
async function cycle(tag: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await mount(tag, 1);
    await clear();
  }
}

/** Counts the nodes in a mounted element, to prove that both sides build the same tree. */
async function nodesOf(tag: string): Promise<number> {
  await mount(tag, 1);
  const count = place.firstElementChild?.shadowRoot?.querySelectorAll('*').length ?? 0;
  await clear();
  return count;
}

const bench = { mount, clear, cycle, nodesOf };
declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
