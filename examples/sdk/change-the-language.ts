import { createShop } from '@clinicart/sdk';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const { language } = shop;

async function printCategory() {
  const [first] = await shop.catalogue.parentCategories.get(null);
  console.log(`${language.$language.get()}: ${first?.name}`);
}
await printCategory();
language.use('zh');
await printCategory();

// Rules answer with reasons; the language store turns them into sentences.
const reason = { reason: 'insufficient-stock', facts: { stock: 3 } } as const;
console.log(language.say(reason));
console.log(language.sayIn('en', reason));
