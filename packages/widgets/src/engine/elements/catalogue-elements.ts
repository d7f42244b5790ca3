import { FIRST_ROWS } from './first-rows.ts';
import { type Rows, string } from './row.ts';

/** Finding products. */
export const CATALOGUE_ELEMENTS = {
  'clinic-catalogue': {
    public: true,
    attributes: {
      'category-id': string,
      'brand-id': string,
      keyword: string,
      'search-type': string,
      title: string,
      type: string,
      'order-by': string,
      'page-index': { type: 'number', default: 1 },
      tag: string,
      navigate: { type: 'boolean', default: false },
      filters: { type: 'boolean', default: true },
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'catalogue/listing/catalogue.tsx',
          doc: {
            zh: '商品列表：按分類、品牌、關鍵字或標籤，可排序及分頁。',
            en: 'A listing for a category, brand, keyword or tag, with sorting and paging.',
          },
          attributes: {
            'category-id': {
              zh: '分類編號。',
              en: 'A category’s id.',
            },
            'brand-id': {
              zh: '品牌編號。',
              en: 'A brand’s id.',
            },
            keyword: {
              zh: '搜尋字詞；ALL 代表全部分類。',
              en: 'What to search for; ALL means every category.',
            },
            'search-type': {
              zh: '商店搜尋網址中的搜尋類型；列表由其他屬性決定。',
              en: 'The kind of search in an address of the shop’s site; the other attributes decide what is listed.',
            },
            title: {
              zh: '列表標題。',
              en: 'The heading of the listing.',
            },
            type: {
              zh: 'articleNumber 表示按貨號搜尋。',
              en: 'articleNumber searches article numbers.',
            },
            'order-by': {
              zh: '排序：0 綜合；1、5 銷量由高至低、由低至高；4、3 價格由高至低、由低至高；7、6 上架由新至舊、由舊至新。其他值等同 0。',
              en: 'The order of the products: 0 relevance, 1 most or 5 fewest sales, 4 highest or 3 lowest price, 7 newest or 6 oldest. Another value counts as 0.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
            tag: {
              zh: 'new（新品）、discount（優惠）或 featured（推薦）：顯示該列表而不搜尋。',
              en: 'A list instead of a search: new, discount or featured.',
            },
            filters: {
              zh: '在旁顯示分類及品牌篩選。',
              en: 'Shows the category and brand filters beside the products.',
            },
            navigate: {
              zh: '列表狀態即網址：排序、翻頁及篩選會改變網址，返回鍵可用；否則只在元件內更新。',
              en: 'The address is the state: sorting, paging and filters change it, and back works. Without it they change the element alone.',
            },
          },
          events: ['clinic-navigate', 'clinic-title-change', 'clinic-cart-add'],
        },
  },
  'clinic-product': {
    public: true,
    attributes: {
      'product-id': string,
      'tag-type': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'catalogue/product/product.tsx',
          doc: {
            zh: '商品詳情：圖片、規格、價格與加入購物車。',
            en: 'A product in full: pictures, specifications, prices and add to cart.',
          },
          attributes: {
            'product-id': {
              zh: '商品編號。',
              en: 'The product’s id.',
            },
            'tag-type': {
              zh: '活動標籤類型；3 會隱藏加入購物車。',
              en: 'Type of promotion tag; 3 hides add to cart.',
            },
          },
          events: ['clinic-navigate', 'clinic-cart-add'],
        },
  },
  'clinic-compare': {
    public: true,
    attributes: {
      products: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'compare/compare.tsx',
          doc: {
            zh: '並排比較最多四款產品的價格、供應及規格，並可加入購物車。',
            en: 'Up to four products side by side: price, supply and specifications, with a way into the cart.',
          },
          attributes: {
            products: {
              zh: '以逗號分隔的產品編號；留空則比較此瀏覽器所選的產品。',
              en: 'Ids of products, with commas; without it the products that this browser chose.',
            },
          },
          events: ['clinic-navigate', 'clinic-cart-add'],
        },
  },
  'clinic-product-card': {
    ...FIRST_ROWS['clinic-product-card'],
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'catalogue/card/product-card.tsx',
          doc: {
            zh: '一件商品的卡片。',
            en: 'One product as a card.',
          },
          attributes: {
            'product-id': {
              zh: '商品編號。',
              en: 'The product’s id.',
            },
          },
          events: ['clinic-navigate', 'clinic-cart-add'],
        },
  },
  'clinic-brand-index': {
    public: true,
    attributes: {
      group: string,
      navigate: { type: 'boolean', default: false },
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'catalogue/brands/brand-index.tsx',
          doc: {
            zh: '品牌索引：按字母分組，可篩選；品牌連往其產品。',
            en: 'The brand index: by letter, with a filter; a brand leads to its products.',
          },
          attributes: {
            group: {
              zh: '開啟的分組，例如 K；預設為全部。',
              en: 'The group that is open, for example K; all of them by default.',
            },
            navigate: {
              zh: '分組寫入網址，可返回及分享。',
              en: 'Keeps the group in the address of the page, for back and sharing.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
