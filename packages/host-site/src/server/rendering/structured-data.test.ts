import { cents, type Offer, type Product } from '@clinicart/sdk';
import type { Campaign } from '@clinicart/sdk/campaign';
import type { Specification } from '@clinicart/sdk/catalogue';
import { describe, expect, test } from 'vitest';
import { campaignData, productData, scriptJson } from './structured-data.ts';

const product: Product = {
  id: '12',
  name: 'Gloves',
  brand: { id: '1', name: 'Veyra' },
  sellingPoint: 'Thick',
  view: { pricesVisible: true, text: '' },
  tags: [],
  coupons: [],
  bundle: [],
  categories: ['Infection control', 'Gloves & more'],
  producer: 'Veyra Sdn. Bhd.',
  ceCode: undefined,
  fdaCode: undefined,
  instructions: [],
  video: undefined,
  descriptionHtml: '',
  promotion: undefined,
  newCustomerOffer: undefined,
};
const page = {
  url: 'https://shop.example/product/12',
  pictures: ['https://shop.example/a.svg'],
  home: 'Home',
  origin: 'https://shop.example',
  tellsPrices: true,
};
const priced = (amount: number): Offer => ({ price: { kind: 'amount', cents: cents(amount) } });
const specification = (id: string, offer: Offer, stock = 10): Specification => ({
  id,
  articleNumber: `VY-${id}`,
  name: '',
  offer,
  stock,
  step: 10,
  isLimited: false,
  preset: 0,
  unit: 'box',
  pack: '',
  expires: undefined,
  produced: undefined,
  uniformCode: '4890005000282',
  pictures: [],
  gifts: [],
  isCollected: false,
});
test('names the pictures of the site’s own paths by whole addresses', () => {
  const pictures = ['/pictures/a.svg', 'https://api.example/b.svg'];
  expect(productData(product, [], { ...page, pictures })[0]).toMatchObject({
    image: ['https://shop.example/pictures/a.svg', 'https://api.example/b.svg'],
  });
});

const first = (specifications: readonly Specification[]) =>
  productData(product, specifications, page)[0];

describe('what search engines read of a product', () => {
  test.each([
    ['hidden prices', { price: { kind: 'hidden', text: 'after certification' } }],
    ['a price to ask for', { price: { kind: 'enquire' } }],
  ] as const)('%s are no offers (Spec: 1§6)', (_, offer) => {
    expect(first([specification('1', offer), specification('2', offer)])).not.toHaveProperty(
      'offers',
    );
  });

  test('omits prices on a page of a signed-in viewer (Spec: 1§6)', () => {
    const own = { ...page, tellsPrices: false };
    const data = productData(product, [specification('1', priced(5780))], own);
    expect(JSON.stringify(data)).not.toMatch(/offers|price|57/i);
  });

  test('one specification is an offer with its availability and trade number', () => {
    expect(first([specification('1', priced(5780))])).toMatchObject({
      gtin: '4890005000282',
      sku: 'VY-1',
      category: 'Infection control > Gloves & more',
      offers: {
        '@type': 'Offer',
        price: '57.80',
        priceCurrency: 'HKD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('several are summed up, and short of a multiple is out of stock', () => {
    const offers = [specification('1', priced(5780), 9), specification('2', priced(100), 0)];
    const data = first(offers);
    expect(data).not.toHaveProperty('gtin');
    expect(data).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '1.00',
        highPrice: '57.80',
        offerCount: 2,
        availability: 'https://schema.org/OutOfStock',
        offers: [{ sku: 'VY-1' }, { sku: 'VY-2' }],
      },
    });
    const many = Array.from({ length: 100 }, (_, at) => specification(String(at), priced(100)));
    expect(first(many)).toMatchObject({ offers: { offerCount: 100 } });
    expect(first(many)).not.toHaveProperty('offers.offers');
  });

  test('the way to it has addresses', () => {
    expect(productData(product, [], page)[1]).toMatchObject({
      itemListElement: [
        { name: 'Home', item: 'https://shop.example/' },
        { name: 'Infection control' },
        {
          name: 'Gloves & more',
          item: 'https://shop.example/search?keyword=Gloves+%26+more&searchType=keyword&title=Gloves+%26+more',
        },
        { position: 4, name: 'Gloves', item: page.url },
      ],
    });
  });
});

const NO_WORDS = { title: undefined, remark: undefined };

describe('what search engines read of a campaign (Spec: 2§2.11, 1§6)', () => {
  const section = (key: string, ids: readonly string[], offer: Offer) => ({
    key,
    kind: 'products' as const,
    name: undefined,
    heading: { zh: undefined, en: undefined },
    headingWords: NO_WORDS,
    products: ids.map((id) => ({ id, name: `Gloves ${id}`, picture: id, offer, isMarked: false })),
  });
  const campaign = (...sections: Campaign['sections'][number][]): Campaign => ({
    isOver: false,
    ground: undefined,
    picture: undefined,
    words: NO_WORDS,
    sections,
    view: { pricesVisible: true, text: '' },
  });
  const facts = {
    name: 'Campaign',
    url: 'https://shop.example/active11/1',
    tellsPrices: true,
    origin: 'https://shop.example',
    // As a site has them that forwards the calls of the browser.
    picture: (template: string | undefined) => template && `/${template}.svg`,
  };

  test('its products once each, in the order of the page, with what they cost there', () => {
    const data = campaignData(
      campaign(section('0', ['2', '1'], priced(3710)), section('1', ['1', '3'], priced(50))),
      facts,
    );
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 3,
      itemListElement: [
        {
          position: 1,
          item: {
            url: 'https://shop.example/product/2',
            image: 'https://shop.example/2.svg',
            offers: { price: '37.10', priceCurrency: 'HKD' },
          },
        },
        { position: 2, item: { name: 'Gloves 1' } },
        { position: 3, item: { name: 'Gloves 3' } },
      ],
    });
  });

  test.each([
    ['hidden prices', { price: { kind: 'hidden', text: 'after certification' } }],
    ['a price to ask for', { price: { kind: 'enquire' } }],
  ] as const)('%s are no offers', (_, offer) => {
    const [list] = campaignData(campaign(section('0', ['1'], offer)), facts);
    expect(JSON.stringify(list)).not.toMatch(/offers|price/i);
  });

  test('one without products says nothing', () => {
    expect(campaignData(campaign(), facts)).toEqual([]);
  });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>\u2028</SCRIPT '])(
  'a text of the server ends no script element: %j',
  (name) => {
    const json = scriptJson({ name });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name });
  },
);
