import { amountOf, cents, type Product, toDollars } from '@clinicart/sdk';
import type { Campaign } from '@clinicart/sdk/campaign';
import { isBuyable } from '@clinicart/sdk/cart';
import type { Specification } from '@clinicart/sdk/catalogue';

/** Facts about one page for search engines. */
interface PageFacts {
  readonly url: string;
  readonly pictures: readonly string[];
  readonly home: string;
  readonly origin: string;
  readonly tellsPrices: boolean;
}

/** Summarises the offers of a product with more specifications: a hundred offers would outweigh the page. */
const MOST_OFFERS = 12;
const GTIN = /^(\d{8}|\d{12,14})$/;

/** Returns JSON that a script element may hold: no text ends the element, and the value stays the same. */
export const scriptJson = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the data of the shop itself for search engines: its name, and how to search it. */
export function shopData(name: string, description: string, origin: string): object[] {
  const organisation = `${origin}/#organisation`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organisation,
      name,
      description,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?keyword={keyword}&searchType=keyword`,
        'query-input': 'required name=keyword',
      },
    },
  ];
}

/**
 * Returns the data of a product for search engines. They have no account: it contains prices only on a visitor's page,
 * whose answer showed them without login. A buyer's prices would stay in the page after logout. Spec: 1§1, 1§6
 */
export function productData(
  product: Product,
  specifications: readonly Specification[],
  page: PageFacts,
): object[] {
  const [first] = specifications;
  const gtin = specifications.length === 1 ? first?.uniformCode : undefined;
  const offers = page.tellsPrices ? offersOf(specifications, page.url) : undefined;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      url: page.url,
      ...(product.sellingPoint && { description: product.sellingPoint }),
      ...(product.brand.name && { brand: { '@type': 'Brand', name: product.brand.name } }),
      ...(product.producer && {
        manufacturer: { '@type': 'Organization', name: product.producer },
      }),
      ...(product.categories.length > 0 && { category: product.categories.join(' > ') }),
      ...(first?.articleNumber && { sku: first.articleNumber }),
      ...(gtin && GTIN.test(gtin) && { gtin }),
      ...(page.pictures.length > 0 && {
        image: page.pictures.map((each) => new URL(each, page.origin).href),
      }),
      ...(offers && { offers }),
    },
    breadcrumbs(product, page),
  ];
}

const availabilityOf = (isThere: boolean) =>
  `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`;
const dollars = (amount: number) => toDollars(cents(amount)).toFixed(2);

/** Returns nothing if prices are hidden: an offer without a price would say more than the page does. */
function offersOf(specifications: readonly Specification[], url: string): object | undefined {
  const told = specifications.flatMap((each) => {
    const amount = amountOf(each.offer.price);
    return amount === undefined ? [] : [{ each, amount }];
  });
  if (told.length === 0) return undefined;
  const single = told.map(({ each, amount }) => ({
    '@type': 'Offer',
    priceCurrency: 'HKD',
    price: dollars(amount),
    availability: availabilityOf(isBuyable(each)),
    itemCondition: 'https://schema.org/NewCondition',
    ...(each.articleNumber && { sku: each.articleNumber }),
    url,
  }));
  if (single.length === 1) return single[0];
  const amounts = told.map(({ amount }) => amount);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'HKD',
    lowPrice: dollars(Math.min(...amounts)),
    highPrice: dollars(Math.max(...amounts)),
    offerCount: single.length,
    availability: availabilityOf(told.some(({ each }) => isBuyable(each))),
    ...(single.length <= MOST_OFFERS && { offers: single }),
  };
}

interface CampaignFacts {
  readonly name: string;
  readonly url: string;
  readonly origin: string;
  readonly tellsPrices: boolean;
  readonly picture: (template: string | undefined) => string | undefined;
}

/**
 * Returns the data of a campaign for search engines: its products in the order of the page, with their campaign prices
 * if visitors may see them. Spec: 2§2.11, 1§6
 */
export function campaignData(campaign: Campaign, page: CampaignFacts): object[] {
  const all = campaign.sections.flatMap((each) => (each.kind === 'products' ? each.products : []));
  const products = [...new Map(all.map((each) => [each.id, each])).values()];
  if (products.length === 0) return [];
  const item = ({ id, name, picture, offer }: (typeof products)[number]) => {
    const url = `${page.origin}/product/${encodeURIComponent(id)}`;
    const amount = page.tellsPrices ? amountOf(offer.price) : undefined;
    const image = page.picture(picture);
    return {
      '@type': 'Product',
      name,
      url,
      ...(image && { image: new URL(image, page.origin).href }),
      ...(amount !== undefined && {
        offers: { '@type': 'Offer', priceCurrency: 'HKD', price: dollars(amount), url },
      }),
    };
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: page.name,
      url: page.url,
      numberOfItems: products.length,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: item(product),
      })),
    },
  ];
}

/** Returns the trail to the product, with the addresses of the page's own trail. */
function breadcrumbs(product: Product, { home, origin, url }: PageFacts): object {
  const search = (name: string) => {
    const query = new URLSearchParams({ keyword: name, searchType: 'keyword', title: name });
    return `${origin}/search?${query}`;
  };
  const crumbs = [
    { name: home, item: `${origin}/` },
    ...product.categories.map((name) => ({ name, item: search(name) })),
    { name: product.name, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}
