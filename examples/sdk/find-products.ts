import { createShop } from '@clinicart/sdk';
import type { SearchQuery } from '@clinicart/sdk/catalogue';

const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: 'en',
});

const query: SearchQuery = { keyword: 'gloves', sort: 'sales-high' };
const found = await shop.catalogue.search.get(query);
console.log(`${found.total} products for “gloves”`);

const [first] = found.products;
if (first) {
  console.log(first.name);
  const { specifications } = await shop.catalogue.specifications.get({ id: first.id });
  for (const { articleNumber, name, stock } of specifications)
    console.log(`  ${articleNumber}  ${name}, ${stock} in stock`);
}
