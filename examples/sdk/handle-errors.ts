import { createShop, isShopError } from '@clinicart/sdk';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });

try {
  await shop.catalogue.product.get({ id: '999999' });
} catch (error) {
  if (!isShopError(error)) throw error;
  console.log(`${error.message} (${error.endpoint}, ${error.kind} ${error.resultID})`);
}

// A watched answer loads while it is observed and follows language, login and changes.
const { promise, resolve } = Promise.withResolvers<string>();
const stop = shop.catalogue.search.watch({ keyword: 'gloves' }).subscribe((state) => {
  if (state.status === 'ready') resolve(`${state.value.total} products`);
  if (state.status === 'failed') resolve(state.error.message);
});
console.log(await promise);
stop();
