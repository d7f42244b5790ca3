import { createShop } from '@clinicart/sdk';
import { findQuestions } from '@clinicart/sdk/content';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });

const home = await shop.catalogue.home.get(null);
console.log(`${home.banners.length} banners, ${home.zones.length} zones on the home page`);

const categories = await shop.content.faq.get(null);
for (const { id, title } of findQuestions(categories, 'delivery')) console.log(`${id}: ${title}`);
const article = await shop.content.article.get('1');
console.log(article.title);

const campaign = await shop.campaign.details.get('1');
console.log(`A campaign with ${campaign.sections.length} sections`);

const { banners, coupons } = await shop.promotion.page.get(null);
console.log(`For new customers: ${banners.length} banners, ${coupons.length} coupons`);
