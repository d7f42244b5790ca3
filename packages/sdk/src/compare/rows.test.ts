import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { sealOffer } from '../base/values/price.ts';
import { sampleSpecification } from '../catalogue/sample-specification.ts';
import { sealTags, type Tag } from '../catalogue/tags.ts';
import type { Product, Specification } from '../catalogue/types.ts';
import { type ComparedProduct, specificationToCompare } from './cells.ts';
import type { RowName } from './own-cells.ts';
import { type CompareRow, compareRows } from './rows.ts';

const titles: Record<RowName, string> = {
  article: '貨號',
  unitPrice: '單價',
  piecePrice: '每件',
  pack: '包裝',
  multiple: '訂購單位',
  stock: '庫存',
  expires: '效期至',
  sizes: '規格',
  brand: '品牌',
  producer: '生產商',
  ce: 'CE 證書',
  fda: 'FDA 編號',
  offers: '可享優惠',
};

interface Sold extends Partial<Omit<Specification, 'offer'>> {
  price?: number;
  was?: number;
}

const shown = { pricesVisible: true, text: '' };
const hidden = { pricesVisible: false, text: '認證後顯示價格' };

function specification({ price = 57.8, was, ...facts }: Sold, view: typeof shown): Specification {
  const toCents = (dollars: number) => cents(Math.round(dollars * 100));
  return sampleSpecification({
    id: '1',
    articleNumber: 'VY-N100-M',
    name: 'M 碼',
    offer: sealOffer(view, {
      price: toCents(price),
      was: was === undefined ? undefined : toCents(was),
    }),
    stock: 3415,
    step: 10,
    unit: '盒',
    pack: '100 隻/盒',
    expires: '2029-06-30',
    ...facts,
  });
}

function compared(
  sold: Sold = {},
  { view = shown, tags = [], ...facts }: Partial<Product> & { view?: typeof shown } = {},
): ComparedProduct {
  const chosen = specification(sold, view);
  return {
    chosen,
    specifications: [chosen],
    product: {
      id: '10',
      name: '加厚無粉丁腈檢查手套',
      brand: { id: '1', name: 'Veyra' },
      sellingPoint: '',
      view,
      tags: sealTags(view, tags),
      coupons: [],
      bundle: [],
      categories: [],
      producer: 'Veyra Ltd',
      ceCode: 'CE 2797',
      fdaCode: undefined,
      instructions: [],
      video: undefined,
      descriptionHtml: '',
      promotion: undefined,
      newCustomerOffer: undefined,
      ...facts,
    },
  };
}

const rowsOf = (...products: ComparedProduct[]) =>
  compareRows(products, { language: 'zh', titles });
const row = (rows: readonly CompareRow[], key: string) => rows.find((each) => each.key === key);
/** The texts of a row, with `*` behind the best. */
const textsOf = (rows: readonly CompareRow[], key: string) =>
  row(rows, key)?.cells.map((cell) =>
    cell.kind === 'text' ? cell.text + (cell.isBest ? '*' : '') : cell.kind,
  );

describe('rows', () => {
  test('say what the two calls carry, in the language of the page', () => {
    const one = compared();
    expect(compareRows([one], { language: 'zh', titles }).map(({ key }) => key)).toEqual([
      'article',
      'unitPrice',
      'piecePrice',
      'pack',
      'multiple',
      'stock',
      'expires',
      'sizes',
      'brand',
      'producer',
      'ce',
    ]);
    const zh = rowsOf(one);
    expect(textsOf(zh, 'unitPrice')).toEqual(['HK$57.80／盒']);
    expect(textsOf(zh, 'piecePrice')).toEqual(['HK$0.58／隻']);
    expect(textsOf(zh, 'multiple')).toEqual(['每 10 盒']);
    expect(textsOf(zh, 'stock')).toEqual(['3,415 盒']);
    expect(textsOf(zh, 'expires')).toEqual(['2029-06']);
    const english = compareRows([compared({ unit: 'box', pack: '100 pcs/box', step: 1 })], {
      language: 'en',
      titles,
    });
    expect(textsOf(english, 'piecePrice')).toEqual(['HK$0.58 each']);
    expect(textsOf(english, 'multiple')).toEqual(['1 box']);
    expect(textsOf(english, 'stock')).toEqual(['3,415 boxes']);
  });

  test('are equal where several products have the same, never for a single one', () => {
    const rows = rowsOf(compared(), compared({ articleNumber: 'VY-L100-M', step: 1 }));
    expect(rows.filter(({ isEqual }) => !isEqual).map(({ key }) => key)).toEqual([
      'article',
      'multiple',
    ]);
    expect(rowsOf(compared()).some(({ isEqual }) => isEqual)).toBe(false);
    const oneSilent = rowsOf(compared(), compared({}, { ceCode: undefined }));
    expect(row(oneSilent, 'ce')).toMatchObject({ isEqual: false });
    expect(textsOf(oneSilent, 'ce')).toEqual(['CE 2797', 'none']);
  });

  test('name a price on request, an empty stock and a product without specifications', () => {
    const rows = rowsOf(compared({ price: 1_000_000, stock: 0 }), {
      ...compared(),
      specifications: [],
      chosen: undefined,
    });
    expect(textsOf(rows, 'unitPrice')).toEqual(['enquire', 'none']);
    expect(row(rows, 'piecePrice')).toBeUndefined();
    expect(textsOf(rows, 'stock')).toEqual(['out-of-stock', 'none']);
    expect(textsOf(rows, 'brand')).toEqual(['Veyra', 'Veyra']);
  });

  test('list each size once', () => {
    const sizes = ['S', 'M', 'M', ''].map((name) => specification({ name }, shown));
    const glove = { ...compared(), specifications: sizes };
    expect(textsOf(rowsOf(glove), 'sizes')).toEqual(['S、M']);
    expect(textsOf(compareRows([glove], { language: 'en', titles }), 'sizes')).toEqual(['S, M']);
  });

  test('list sizes from small to large, whatever the order of the server', () => {
    const sizes = ['M', 'XS', 'S', 'L'].map((name) => specification({ name }, shown));
    const glove = { ...compared(), specifications: sizes };
    expect(textsOf(rowsOf(glove), 'sizes')).toEqual(['XS、S、M、L']);
  });

  test('belong to supply, parameters or certificates', () => {
    const rows = rowsOf(compared({}, { fdaCode: 'K123' }));
    const groupOf = (key: string) => row(rows, key)?.group;
    expect(['article', 'expires'].map(groupOf)).toEqual(['supply', 'supply']);
    expect(groupOf('sizes')).toBe('parameters');
    expect(['brand', 'fda'].map(groupOf)).toEqual(['certificates', 'certificates']);
    expect(textsOf(rows, 'fda')).toEqual(['K123']);
  });
});

describe('technical parameters', () => {
  const page = (...rows: (readonly [string, string])[]) =>
    `<table>${rows.map(([title, value]) => `<tr><th>${title}</th><td>${value}</td></tr>`).join('')}</table>`;

  test('meet by title, whatever their order, width and case', () => {
    const rows = rowsOf(
      compared({}, { descriptionHtml: page(['物料', '丁腈橡膠'], ['AQL', '1.5']) }),
      compared(
        {},
        { descriptionHtml: page(['ＡＱＬ', '1.5'], ['物料', '天然乳膠'], ['粉量', '低粉']) },
      ),
    );
    const technical = rows.filter(({ group, key }) => group === 'parameters' && key !== 'sizes');
    expect(technical.map(({ title, isEqual }) => [title, isEqual])).toEqual([
      ['物料', false],
      ['AQL', true],
      ['粉量', false],
    ]);
    expect(textsOf(rows, '粉量')).toEqual(['none', '低粉']);
  });

  test('do not repeat an own row', () => {
    const rows = rowsOf(compared({}, { descriptionHtml: page(['包裝', '百隻裝']) }));
    expect(rows.filter(({ title }) => title === '包裝')).toHaveLength(1);
    expect(textsOf(rows, 'pack')).toEqual(['100 隻/盒']);
  });
});

describe('the best of a row', () => {
  test('is the lowest price of a piece, and then not the price of a unit', () => {
    const rows = rowsOf(
      compared({ price: 57.8 }),
      compared({ price: 46, pack: '50 隻/盒' }),
      compared({ price: 62, pack: '200 隻／盒' }),
    );
    expect(textsOf(rows, 'piecePrice')).toEqual(['HK$0.58／隻', 'HK$0.92／隻', 'HK$0.31／隻*']);
    expect(textsOf(rows, 'unitPrice')).toEqual(['HK$57.80／盒', 'HK$46.00／盒', 'HK$62.00／盒']);
  });

  test('is the lowest price of a unit where packs are the same and say no pieces', () => {
    const rows = rowsOf(
      compared({ price: 30, unit: '瓶', pack: '500 ml/瓶' }),
      compared({ price: 28, unit: '瓶', pack: '500 ml/瓶' }),
    );
    expect(textsOf(rows, 'unitPrice')).toEqual(['HK$30.00／瓶', 'HK$28.00／瓶*']);
  });

  test.each<[string, Sold[]]>([
    ['pieces differ', [{ pack: '100 隻/盒' }, { price: 20, pack: '50 對/盒' }]],
    ['one pack says no pieces', [{}, { price: 20, pack: '原廠包裝' }]],
    ['packs differ in measure', [{ pack: '500 ml/瓶' }, { price: 20, pack: '1 l/瓶' }]],
    ['packs are not named', [{ pack: '' }, { price: 20, pack: '' }]],
    ['prices are equal', [{}, { articleNumber: 'B' }]],
    ['only one has a price', [{}, { price: 1_000_000 }]],
    ['there is one product', [{}]],
  ])('is not said of prices where %s', (_, sold) => {
    const rows = rowsOf(...sold.map((each) => compared(each)));
    const cells = ['unitPrice', 'piecePrice'].flatMap((key) => textsOf(rows, key) ?? []);
    expect(cells.join()).not.toContain('*');
  });

  test('is the longest expiry by month, shared by two with the same', () => {
    const months = ['2029-06-30', '2029-09-01', '2029-09-30', undefined];
    const rows = rowsOf(...months.map((expires) => compared({ expires })));
    expect(textsOf(rows, 'expires')).toEqual(['2029-06', '2029-09*', '2029-09*', 'none']);
  });

  test.each([
    [['2029-06-30', undefined]],
    [['2029-06-30', '2029-06-01']],
    [['2029-06-30', '09/2030']],
  ])('is not said of the expiry among %j', (months) => {
    const rows = rowsOf(...months.map((expires) => compared({ expires })));
    expect(textsOf(rows, 'expires')?.join()).not.toContain('*');
  });

  test('does not make equal rows differ', () => {
    const rows = rowsOf(compared(), compared(), compared({ expires: '2030-01-01' }));
    expect(row(rows, 'unitPrice')).toMatchObject({ isEqual: true });
    expect(row(rows, 'expires')).toMatchObject({ isEqual: false });
  });
});

describe('offers', () => {
  const tags: Tag[] = [
    { title: '換購', kind: 'swap' },
    { title: '85 折', kind: 'discount' },
    { title: '新品', kind: 'new' },
    { title: '滿減 $50 元', kind: 'unknown' },
  ];
  const gifts = [{ name: '手套架', productId: undefined, picture: undefined }];

  test('are the reduction, the tags that promise something, and the gifts', () => {
    const rows = rowsOf(compared({ price: 85, was: 100, gifts }, { tags }), compared());
    expect(row(rows, 'offers')?.cells).toEqual([
      {
        kind: 'offers',
        percentOff: 15,
        tags: [tags[0], tags[3]],
        gifts: ['手套架'],
      },
      { kind: 'none' },
    ]);
  });

  test.each([
    [{ price: 85, was: 100 }, {}, { percentOff: 15, tags: [], gifts: [] }],
    [{ gifts }, { tags: tags.slice(0, 1) }, { tags: tags.slice(0, 1), gifts: ['手套架'] }],
    [{ gifts }, {}, { tags: [], gifts: ['手套架'] }],
  ])('are shown where there is one of them: %j, %j', (sold, product, cell) => {
    const rows = rowsOf(compared(sold, product), compared());
    expect(row(rows, 'offers')?.cells[0]).toMatchObject({ kind: 'offers', ...cell });
  });

  test('and prices tell no amount while prices are hidden (Spec: 1§6)', () => {
    const view = hidden;
    const rows = rowsOf(
      compared({ price: 85, was: 100 }, { tags, view }),
      compared({ price: 20 }, { view }),
    );
    expect(row(rows, 'unitPrice')).toBeUndefined();
    expect(row(rows, 'piecePrice')).toBeUndefined();
    expect(row(rows, 'offers')?.cells).toEqual([
      { kind: 'offers', percentOff: undefined, tags: [tags[0]], gifts: [] },
      { kind: 'none' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/\$|折/);
  });
});

test.each([
  ['the one that is named', '2', '2'],
  ['else the first that can be bought', 'of the product', '3'],
])('compares %s', (_, id, chosen) => {
  const sold = [
    sampleSpecification({ id: '1', stock: 0 }),
    sampleSpecification({ id: '2', stock: 0 }),
    sampleSpecification({ id: '3' }),
  ];
  expect(specificationToCompare(sold, id)?.id).toBe(chosen);
});

test('compares the first where none can be bought', () => {
  const sold = ['1', '2'].map((id) => sampleSpecification({ id, stock: 0 }));
  expect(specificationToCompare(sold, 'of the product')?.id).toBe('1');
});
