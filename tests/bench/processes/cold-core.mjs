// One call with the SDK without its messages: node cold-core.mjs <address>
import { createShop } from '@clinicart/sdk/core';

const shop = createShop({ apiBase: process.argv[2] });
const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
console.log(products[0].name);
