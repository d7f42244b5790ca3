import { plainHeading } from '@clinicart/sdk/contract';

/** Meanings of the columns of a product file. */
export type Field =
  | 'article'
  | 'nameZh'
  | 'nameEn'
  | 'specificationZh'
  | 'specificationEn'
  | 'brand'
  | 'categoryZh'
  | 'categoryEn'
  | 'price'
  | 'originalPrice'
  | 'stock'
  | 'multiple'
  | 'limit'
  | 'unitZh'
  | 'unitEn'
  | 'packZh'
  | 'packEn'
  | 'useBy'
  | 'barcode'
  | 'picture'
  | 'sellingZh'
  | 'sellingEn'
  | 'producerZh'
  | 'producerEn'
  | 'descriptionZh'
  | 'descriptionEn'
  | 'tags';

/** The longest text of each field, in characters. */
export const LONGEST: Readonly<Record<Field, number>> = {
  article: 40,
  nameZh: 200,
  nameEn: 200,
  specificationZh: 120,
  specificationEn: 120,
  brand: 60,
  categoryZh: 130,
  categoryEn: 130,
  price: 20,
  originalPrice: 20,
  stock: 20,
  multiple: 20,
  limit: 20,
  unitZh: 20,
  unitEn: 20,
  packZh: 60,
  packEn: 60,
  useBy: 20,
  barcode: 40,
  picture: 1000,
  sellingZh: 300,
  sellingEn: 300,
  producerZh: 120,
  producerEn: 120,
  descriptionZh: 10_000,
  descriptionEn: 10_000,
  tags: 200,
};

/** Headings of each field; the first of each language is the one of the documentation and of the sample. */
export const HEADINGS: Readonly<
  Record<Field, { readonly en: readonly string[]; readonly zh: readonly string[] }>
> = {
  article: {
    en: ['Article number', 'Article', 'Article no', 'SKU', 'Item number', 'Item code'],
    zh: ['貨號', '貨品編號', '产品编号', '货号'],
  },
  nameZh: {
    en: ['Name (Chinese)', 'Chinese name', 'Product name (Chinese)', 'Family (Chinese)'],
    zh: ['中文名稱', '名稱', '產品名稱', '品名', '中文名称', '产品名称'],
  },
  nameEn: {
    en: ['Name (English)', 'Name', 'Product name', 'English name', 'Product', 'Family'],
    zh: ['英文名稱', '英文名称'],
  },
  specificationZh: {
    en: ['Specification (Chinese)', 'Chinese specification'],
    zh: ['中文規格', '規格', '中文规格', '规格'],
  },
  specificationEn: {
    en: ['Specification (English)', 'Specification', 'Size', 'English specification'],
    zh: ['英文規格', '英文规格'],
  },
  brand: { en: ['Brand'], zh: ['品牌'] },
  categoryZh: {
    en: ['Category (Chinese)', 'Chinese category'],
    zh: ['中文分類', '分類', '類別', '中文分类', '分类'],
  },
  categoryEn: {
    en: ['Category (English)', 'Category', 'English category'],
    zh: ['英文分類', '英文分类'],
  },
  price: {
    en: ['Price', 'Price (HKD)', 'Unit price', 'Selling price'],
    zh: ['售價', '價格', '單價', '售价', '价格', '单价'],
  },
  originalPrice: {
    en: ['Original price', 'List price', 'Regular price'],
    zh: ['原價', '原价'],
  },
  stock: { en: ['Stock', 'Quantity in stock'], zh: ['庫存', '存貨', '库存'] },
  multiple: {
    en: ['Multiple', 'Minimum', 'Sold in multiples of', 'Minimum quantity'],
    zh: ['倍數', '起訂量', '最少訂量', '倍数'],
  },
  limit: { en: ['Limit', 'Purchase limit'], zh: ['限購', '限購數量', '限购'] },
  unitZh: { en: ['Unit (Chinese)'], zh: ['中文單位', '單位', '单位'] },
  unitEn: { en: ['Unit (English)', 'Unit'], zh: ['英文單位'] },
  packZh: { en: ['Pack (Chinese)'], zh: ['中文包裝', '包裝', '包装'] },
  packEn: { en: ['Pack (English)', 'Pack', 'Pack size'], zh: ['英文包裝'] },
  useBy: { en: ['Use by', 'Expiry date', 'Expires'], zh: ['有效期', '有效日期', '到期日'] },
  barcode: { en: ['Barcode', 'EAN', 'GTIN'], zh: ['條碼', '条码'] },
  picture: { en: ['Picture', 'Pictures', 'Image'], zh: ['圖片', '图片'] },
  sellingZh: { en: ['Selling point (Chinese)'], zh: ['中文賣點', '賣點'] },
  sellingEn: { en: ['Selling point (English)', 'Selling point'], zh: ['英文賣點'] },
  producerZh: { en: ['Producer (Chinese)'], zh: ['中文生產商', '生產商', '製造商'] },
  producerEn: { en: ['Producer (English)', 'Producer', 'Manufacturer'], zh: ['英文生產商'] },
  descriptionZh: { en: ['Description (Chinese)'], zh: ['中文介紹', '介紹', '描述'] },
  descriptionEn: { en: ['Description (English)', 'Description'], zh: ['英文介紹'] },
  tags: { en: ['Tags', 'Tag'], zh: ['標籤', '标签'] },
};

export const FIELDS = Object.keys(HEADINGS) as readonly Field[];

/** Fields without which a file is no range; a name and a category may be in either language. */
export const REQUIRED: readonly (readonly Field[])[] = [
  ['article'],
  ['nameZh', 'nameEn'],
  ['categoryZh', 'categoryEn'],
  ['price'],
  ['stock'],
];

const byHeading = new Map<string, Field>(
  FIELDS.flatMap((field) =>
    [...HEADINGS[field].en, ...HEADINGS[field].zh].map(
      (words) => [plainHeading(words), field] as const,
    ),
  ),
);

/** The field that a heading names. */
export const fieldOf = (text: string): Field | undefined => byHeading.get(plainHeading(text));

/** Both names of a field, for a person: `Article number 貨號`. */
export const titleOf = (field: Field): string =>
  `${HEADINGS[field].en[0] ?? field} ${HEADINGS[field].zh[0] ?? ''}`.trim();

/** `AB` of the 28th column. */
export function lettersOf(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
