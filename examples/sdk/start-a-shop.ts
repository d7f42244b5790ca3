import { createShop } from '@clinicart/sdk';

const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: 'en',
  onCall: ({ endpoint, outcome }) => console.log(`${endpoint}: ${outcome}`),
});

const categories = await shop.catalogue.parentCategories.get(null);
for (const { id, name } of categories) console.log(id, name);
