// One call with the SDK: node cold-sdk.mjs <address>
import { createShop } from '@clinicart/sdk';

const shop = createShop({ apiBase: process.argv[2] });
const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
console.log(products[0].name);
