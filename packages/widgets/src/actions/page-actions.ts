/** Actions that a script of the page calls and awaits, beside the events of the elements. */
import type { Shop } from '@clinicart/sdk';
import { cartState } from '@clinicart/sdk/cart';
import { decideCheckout } from '@clinicart/sdk/checkout';
import { standingOf } from '@clinicart/sdk/identity';
import { startCheckout } from '../cart/checkout/checkout-start.ts';
import { fire } from '../engine/page/events.ts';
import { leave as leavePage } from '../engine/page/leave.ts';
import { page } from '../engine/page/page-config.ts';
import type { load } from '../engine/page/start.ts';
import { address } from '../engine/routing/routes.ts';
import { after } from '../ui/page/timer.ts';

/** Goods to add: a product, and its article where it has several. */
export interface ActionItem {
  readonly productId: string;
  /** As printed; only a product with a single article may leave it out. */
  readonly articleNumber?: string;
  /** Units of sale, a multiple of the article's step. */
  readonly quantity: number;
}

/** Each logs the buyer in first, and resolves with false where the buyer closes the login. */
export interface PageActions {
  /** Opens the login dialog for a visitor. Resolves with true for a buyer who is logged in. */
  logIn(): Promise<boolean>;
  /**
   * Adds goods to the cart by the rules of the shop, and fires `clinic-cart-add`.
   * @throws ShopError with the sentence for the buyer if the shop or the server refuses them.
   */
  addToCart(...items: readonly ActionItem[]): Promise<boolean>;
  /** Opens the cart: in the drawer of the page's cart button, or as the page that `clinic-navigate` leads to. */
  openCart(): Promise<boolean>;
  /**
   * Opens the order confirmation with what is ticked in the cart. Where the cart asks something first, such as an add-on
   * deal, or cannot be ordered, opens the cart, which says so, and resolves with false.
   * @throws ShopError if the server refuses the order.
   */
  checkOut(): Promise<boolean>;
}

/** Returns the actions of a page's shop. `loadElement` is the loader's: the engine does without its table of elements. */
export function actionsOf(shop: Shop, loadElement: typeof load): PageActions {
  const leaveFor = (route: 'cart' | 'confirm') => leave(shop, route, loadElement);
  const logIn = async () =>
    shop.session.$session.get().status === 'member' || (await shop.session.requestLogin());

  async function addToCart(...items: readonly ActionItem[]): Promise<boolean> {
    if (!(await logIn())) return false;
    const chosen = await Promise.all(items.map((item) => specificationOf(shop, item)));
    await shop.cart.add(chosen);
    for (const { id, productId, articleNumber, name, quantity } of chosen)
      fire(document.body, 'clinic-cart-add', {
        productId,
        specificationId: id,
        articleNumber,
        name,
        quantity,
      });
    return true;
  }

  async function openCart(): Promise<boolean> {
    if (!(await logIn())) return false;
    await leaveFor('cart');
    return true;
  }

  async function checkOut(): Promise<boolean> {
    if (!(await logIn())) return false;
    const cart = (await shop.cart.latest()) ?? (await shop.cart.contents.get(null));
    const { isTicked } = shop.cart;
    const standing = standingOf(shop.session.$session.get(), cart.pricesVisible);
    const { swap } = cartState(cart, isTicked);
    const decision = decideCheckout(cart, isTicked, standing, { declined: false, swap });
    const outcome = decision.ok ? await startCheckout(shop, decision.goods, 'cart') : decision;
    await leaveFor(outcome.ok ? 'confirm' : 'cart');
    return outcome.ok;
  }

  return { logIn, addToCart, openCart, checkOut };
}

/** Reads the article of an item, with the terms that the shop judges it by. */
async function specificationOf(shop: Shop, { productId, articleNumber, quantity }: ActionItem) {
  const [{ name }, { specifications }] = await Promise.all([
    shop.catalogue.product.get({ id: productId }),
    shop.catalogue.specifications.get({ id: productId }),
  ]);
  const found =
    articleNumber === undefined && specifications.length === 1
      ? specifications[0]
      : specifications.find((each) => each.articleNumber === articleNumber);
  if (!found) {
    const articles = specifications.map((each) => each.articleNumber).join(', ');
    throw new Error(
      `clinicart: product ${productId} has no article ${articleNumber ?? '(none named)'}. It has ${articles}.`,
    );
  }
  return { ...found, productId, name, quantity };
}

const WAIT_MS = 50;
/** A cart button that is on the page has its drawer after this time at the latest. */
const MOST_WAITS = 100;

/** Leaves the page unless the cart button, or a listener of the page, handles the navigation. */
async function leave(
  { language }: Shop,
  route: 'cart' | 'confirm',
  loadElement: typeof load,
): Promise<void> {
  const button = document.querySelector('clinic-cart-button');
  if (button) {
    await loadElement('clinic-cart-button').catch(() => {});
    for (let wait = 0; wait < MOST_WAITS && !button.shadowRoot?.querySelector('a'); wait += 1)
      await new Promise((resolve) => after(WAIT_MS, () => resolve(undefined)));
    // Its effects run after its first paint.
    await new Promise((resolve) => after(WAIT_MS, () => resolve(undefined)));
  }
  const { site = '', routes = {} } = page().config;
  // The shop's site takes the language of this page.
  const params = site && !routes[route] ? { lang: language.$language.get() } : {};
  const url = address(route, params, site, routes);
  const from = button ?? document.body;
  if (fire(from, 'clinic-navigate', { url, route })) leavePage(url, document);
}
