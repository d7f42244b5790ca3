import { amountOf, cents, type Product, type Specification, toDollars } from '@clinicart/sdk';

/**
 * What search engines read of a product. Prices stand in it only where the answer showed them to this
 * very reader; a visitor's page has no offers at all. Spec: 1§1, 1§6
 */
export function productData(
  product: Product,
  specifications: readonly Specification[],
  page: { url: string; picture: string | undefined; home: string; origin: string },
): object[] {
  const amounts = specifications.flatMap(({ offer }) => amountOf(offer.price) ?? []);
  const [first] = specifications;
  const offers = amounts.length > 0 && {
    '@type': 'AggregateOffer',
    priceCurrency: 'HKD',
    lowPrice: toDollars(cents(Math.min(...amounts))).toFixed(2),
    highPrice: toDollars(cents(Math.max(...amounts))).toFixed(2),
    offerCount: amounts.length,
  };
  const crumbs = [page.home, ...product.categories, product.name];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      url: page.url,
      ...(product.sellingPoint && { description: product.sellingPoint }),
      ...(product.brand.name && { brand: { '@type': 'Brand', name: product.brand.name } }),
      ...(first?.articleNumber && { sku: first.articleNumber }),
      ...(page.picture && { image: page.picture }),
      ...(offers && { offers }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(index === 0 && { item: `${page.origin}/` }),
        ...(index === crumbs.length - 1 && { item: page.url }),
      })),
    },
  ];
}
