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
const $page = shop.catalogue.search.watch({ keyword: 'gloves' });
const stop = $page.listen(({ status, value, error }) => {
  if (status === 'loading') return;
  console.log(value ? `${value.total} products` : error?.message);
  stop();
});
