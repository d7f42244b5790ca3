// The script of the page with a long cart: the library's element and a plain one, on one answer.
import { widget as cart } from '../../../packages/widgets/src/cart/cart.tsx';
import { ELEMENTS } from '../../../packages/widgets/src/engine/elements/elements.ts';
import { configure } from '../../../packages/widgets/src/engine/page/page-config.ts';
import { define } from '../../../packages/widgets/src/engine/page/shared-chunk.ts';
import { answer, FIRST_PRICE } from './cart-answer.ts';
import { PlainCart } from './plain-cart.ts';

configure({ apiBase: 'http://api.invalid', language: 'zh', storage: 'session', fetch: answer });
define('clinic-cart', { widget: cart, row: ELEMENTS['clinic-cart'] });
customElements.define('plain-cart', PlainCart);

const LONGEST_MS = 20_000;
const place = document.createElement('main');
document.body.append(place);

/** Waits one turn of the event loop, after everything that the scheduler has queued. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not come to be.');
    await turn();
  }
}

const root = () => place.firstElementChild?.shadowRoot;
const found = (selector: string) => root()?.querySelector<HTMLElement>(selector);
const subtotal = () => found('.clinic-cart-total > strong')?.textContent ?? '';
const written = (quantity: number) => `HK$${(FIRST_PRICE * quantity).toFixed(2)}`;

/** Mounts the element and returns the milliseconds until its lines are laid out. */
async function mount(tag: string, attribute?: string): Promise<number> {
  const element = document.createElement(tag);
  if (attribute) element.setAttribute(attribute, '');
  const start = performance.now();
  place.append(element);
  await until(
    () => found('.clinic-cart-line input') !== null && root() !== undefined && subtotal() !== '',
  );
  place.getBoundingClientRect();
  return performance.now() - start;
}

/** Presses plus or minus on the first line and returns the milliseconds until its new sum is laid out. */
async function change(quantity: number): Promise<number> {
  const isMore = subtotal() !== written(4) && quantity === 4;
  const button = found(`.clinic-stepper-row > button:${isMore ? 'last' : 'first'}-of-type`);
  const total = found('.clinic-cart-amount')?.textContent;
  const start = performance.now();
  button?.click();
  await until(
    () => subtotal() === written(quantity) && found('.clinic-cart-amount')?.textContent !== total,
  );
  place.getBoundingClientRect();
  return performance.now() - start;
}

async function clear(): Promise<void> {
  place.replaceChildren();
  for (let turns = 0; turns < 4; turns++) await turn();
}

const lines = () => root()?.querySelectorAll('.clinic-cart-line').length ?? 0;

const cartBench = { mount, change, clear, lines };
declare global {
  interface Window {
    cartBench: typeof cartBench;
  }
}
window.cartBench = cartBench;
