/**
 * Every element, attribute and event, said in both languages. The tag reference, the
 * custom-elements manifest and the editors' hints are printed from here and `engine/elements.ts`.
 */
import {
  type AttributeName,
  type AttributeSpec,
  ELEMENTS,
  type ElementSpec,
  type Tag,
} from './engine/elements.ts';
import { CANCELABLE, type ClinicEventName } from './engine/events.ts';
import { MODULES } from './engine/modules.ts';

/** A sentence for people who build with the elements. */
export interface Doc {
  readonly zh: string;
  readonly en: string;
}

interface TagDocs<T extends Tag> {
  readonly doc: Doc;
  readonly attributes: { readonly [A in AttributeName<T>]: Doc };
  readonly events: readonly ClinicEventName[];
}

const PRODUCT_ID = { zh: '商品編號。', en: 'The product’s id.' };

const TAG_DOCS: { readonly [T in Tag]: TagDocs<T> } = {
  'clinic-header': {
    doc: {
      zh: '商店頁首：搜尋、分類選單、語言、帳戶與購物車。',
      en: 'The shop’s header: search, category menu, language, account and cart.',
    },
    attributes: {
      hide: {
        zh: '要隱藏的部分，以空格分隔：classification search language cart。',
        en: 'Parts to leave out, separated by spaces: classification search language cart.',
      },
      'pinned-menu': { zh: '分類選單保持展開。', en: 'Keeps the category menu open.' },
    },
    events: ['clinic-navigate', 'clinic-search'],
  },
  'clinic-footer': {
    doc: {
      zh: '商店頁尾：資訊與聯絡連結。',
      en: 'The shop’s footer: information and contact links.',
    },
    attributes: {},
    events: ['clinic-navigate'],
  },
  'clinic-catalogue': {
    doc: {
      zh: '商品列表：按分類、品牌、關鍵字或標籤，可排序及分頁。',
      en: 'A listing for a category, brand, keyword or tag, with sorting and paging.',
    },
    attributes: {
      'category-id': { zh: '分類編號。', en: 'A category’s id.' },
      'brand-id': { zh: '品牌編號。', en: 'A brand’s id.' },
      keyword: {
        zh: '搜尋字詞；ALL 代表全部分類。',
        en: 'What to search for; ALL means every category.',
      },
      'search-type': {
        zh: '搜尋類型，例如 keyword 或 brandId。',
        en: 'Kind of search, for example keyword or brandId.',
      },
      title: { zh: '列表標題。', en: 'The heading of the listing.' },
      type: { zh: 'articleNumber 表示按貨號搜尋。', en: 'articleNumber searches article numbers.' },
      'order-by': { zh: '排序方式。', en: 'The order of the products.' },
      'page-index': { zh: '頁碼，由 1 開始。', en: 'The page, from 1.' },
      tag: { zh: '只顯示有此標籤的商品。', en: 'Only products with this tag.' },
      filters: {
        zh: '在旁顯示分類及品牌篩選。',
        en: 'Shows the category and brand filters beside the products.',
      },
      navigate: {
        zh: '列表狀態即網址：排序、翻頁及篩選會改變網址，返回鍵可用；否則只在元件內更新。',
        en: 'The address is the state: sorting, paging and filters change it, and back works. Without it they change the element alone.',
      },
    },
    events: ['clinic-navigate', 'clinic-title-change'],
  },
  'clinic-product': {
    doc: {
      zh: '商品詳情：圖片、規格、價格與加入購物車。',
      en: 'A product in full: pictures, specifications, prices and add to cart.',
    },
    attributes: {
      'product-id': PRODUCT_ID,
      'tag-type': {
        zh: '活動標籤類型；3 會隱藏加入購物車。',
        en: 'Type of promotion tag; 3 hides add to cart.',
      },
    },
    events: ['clinic-navigate', 'clinic-cart-add'],
  },
  'clinic-product-card': {
    doc: { zh: '一件商品的卡片。', en: 'One product as a card.' },
    attributes: { 'product-id': PRODUCT_ID },
    events: ['clinic-navigate', 'clinic-cart-add'],
  },
  'clinic-home': {
    doc: {
      zh: '商店首頁：分類圖片與推薦商品。',
      en: 'The shop’s home: categories with pictures, and recommended products.',
    },
    attributes: {},
    events: ['clinic-navigate'],
  },
  'clinic-article': {
    doc: {
      zh: '資訊文章：私隱政策、服務協議、關於我們等。',
      en: 'An information article: privacy policy, service agreement, about us and others.',
    },
    attributes: {
      'article-id': {
        zh: '文章編號，例如 1 關於我們、3 私隱政策。',
        en: 'The article’s id: 1 about us, 3 privacy policy, for example.',
      },
    },
    events: ['clinic-navigate'],
  },
  'clinic-faq': {
    doc: { zh: '常見問題的主題及問題。', en: 'Frequently asked questions, by topic.' },
    attributes: {
      'category-id': {
        zh: '只顯示此主題的問題。',
        en: 'Shows the questions of this topic alone.',
      },
    },
    events: ['clinic-navigate'],
  },
  'clinic-contact': {
    doc: { zh: '聯絡表格，旁列電郵及電話。', en: 'The contact form, with e-mail and phone.' },
    attributes: {},
    events: ['clinic-navigate'],
  },
  'clinic-mail-preferences': {
    doc: { zh: '選擇接收哪些電郵。', en: 'Which e-mails the clinic receives.' },
    attributes: {},
    events: ['clinic-login-request'],
  },
  'clinic-support': {
    doc: {
      zh: '浮動側欄：在線客服、熱線、應用程式二維碼及返回頂部。',
      en: 'A floating bar: chat, hotline, QR code of the app, back to top.',
    },
    attributes: {
      'order-id': {
        zh: '寫入客服訊息的訂單編號。',
        en: 'An order that the chat message names.',
      },
    },
    events: [],
  },
  'clinic-cookie-banner': {
    doc: {
      zh: 'Cookie 通知，直至接受。只供商店網站使用。',
      en: 'The cookie notice, until accepted. For the shop’s own site.',
    },
    attributes: {},
    events: ['clinic-navigate'],
  },
  'clinic-new-customers': {
    doc: {
      zh: '新客戶頁：推廣圖片、自動領取的優惠券及活動商品。',
      en: 'The page for new customers: banners, coupons that are claimed by themselves, and goods on offer.',
    },
    attributes: {},
    events: ['clinic-navigate'],
  },
  'clinic-campaign': {
    doc: {
      zh: '活動頁：主圖、分區導航、推廣圖片及活動商品。',
      en: 'A campaign: its picture, section navigation, banners and goods.',
    },
    attributes: { 'campaign-id': { zh: '活動編號。', en: 'The campaign’s id.' } },
    events: ['clinic-navigate', 'clinic-cart-add'],
  },
  'clinic-brand-index': {
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
  'clinic-quick-order': {
    doc: {
      zh: '快速訂購：輸入、貼上或上載貨號及數量，核對後加入購物車。',
      en: 'Quick order: article numbers typed, pasted or loaded, checked line by line, then added to the cart.',
    },
    attributes: {},
    events: ['clinic-navigate', 'clinic-cart-add', 'clinic-cart-change'],
  },
  'clinic-login': {
    doc: { zh: '登入對話框。', en: 'The sign-in dialog.' },
    attributes: {},
    events: ['clinic-login-request', 'clinic-navigate'],
  },
  'clinic-cart': {
    doc: { zh: '購物車頁面。', en: 'The cart.' },
    attributes: {},
    events: ['clinic-navigate', 'clinic-cart-change'],
  },
  'clinic-cart-button': {
    doc: { zh: '購物車按鈕及數量。', en: 'A button to the cart, with its count.' },
    attributes: {},
    events: ['clinic-navigate'],
  },
};

/** Attributes that every element takes, handled by its style sheets. */
const COMMON: Readonly<Record<string, { type: string; doc: Doc }>> = {
  theme: {
    type: 'light | dark',
    doc: { zh: '淺色（預設）或深色。', en: 'Light (default) or dark.' },
  },
};

interface EventDoc {
  readonly detail: string;
  readonly doc: Doc;
  /** Fired by `document.body` and not by an element: it is news of the whole page. */
  readonly ofPage?: true;
}

/** Every event: what `detail` holds and when it comes. */
export const EVENT_DOCS: { readonly [N in ClinicEventName]: EventDoc } = {
  'clinic-navigate': {
    detail: '{ url: string; route: RouteName }',
    doc: {
      zh: '按下連結。阻止後可自行前往。',
      en: 'A link was clicked. Prevent it to go there yourself.',
    },
  },
  'clinic-login-request': {
    detail: '{ reason: string }',
    doc: {
      zh: '此操作需要登入。阻止後可顯示自己的登入介面。',
      en: 'An action needs a signed-in buyer. Prevent it to show a sign-in of your own.',
    },
  },
  'clinic-session-change': {
    detail: '{ signedIn: boolean }',
    ofPage: true,
    doc: { zh: '買家已登入或登出。', en: 'The buyer signed in or out.' },
  },
  'clinic-language-change': {
    detail: "{ language: 'zh' | 'en' }",
    ofPage: true,
    doc: { zh: '已切換語言。', en: 'Another language was chosen.' },
  },
  'clinic-cart-add': {
    detail:
      '{ productId: string; specificationId: string; articleNumber: string; name: string; quantity: number }',
    doc: { zh: '商品已加入購物車。', en: 'Goods were added to the cart.' },
  },
  'clinic-cart-change': {
    detail: '{ count: number }',
    doc: { zh: '購物車數量已更新。', en: 'The number of goods in the cart changed.' },
  },
  'clinic-title-change': {
    detail: '{ title: string }',
    doc: {
      zh: '元件顯示的內容換了名稱；頁面可用作標題。',
      en: 'What an element shows goes by another name now; a page may take it for its title.',
    },
  },
  'clinic-search': {
    detail: '{ keyword: string; url: string }',
    doc: {
      zh: '提交搜尋。阻止後可自行顯示結果。',
      en: 'A search was submitted. Prevent it to show the results yourself.',
    },
  },
  'clinic-error': {
    detail: '{ tag: string; message: string }',
    doc: {
      zh: '元件出錯並顯示錯誤狀態。阻止後不會寫入主控台。',
      en: 'An element failed and shows its error state. Prevent it to keep it out of the console.',
    },
  },
};

export interface AttributeEntry {
  readonly name: string;
  readonly type: string;
  readonly default: string | number | boolean | undefined;
  readonly doc: Doc;
}

export interface RegistryEntry {
  readonly tag: Tag;
  readonly doc: Doc;
  readonly public: boolean;
  readonly attributes: readonly AttributeEntry[];
  readonly events: readonly {
    name: ClinicEventName;
    detail: string;
    cancelable: boolean;
    doc: Doc;
  }[];
  /** Fetches the element's chunk. */
  readonly load: () => Promise<unknown>;
}

function entryOf<T extends Tag>(tag: T): RegistryEntry {
  const {
    doc,
    attributes,
    events,
  }: Pick<TagDocs<T>, 'doc' | 'events'> & { attributes: Readonly<Record<string, Doc>> } =
    TAG_DOCS[tag];
  const spec: ElementSpec = ELEMENTS[tag];
  const own = Object.entries<AttributeSpec>(spec.attributes).flatMap(
    ([name, { type, default: preset }]) => {
      const words = attributes[name];
      return words ? [{ name, type, default: preset, doc: words }] : [];
    },
  );
  const common = Object.entries(COMMON).map(([name, { type, doc: words }]) => ({
    name,
    type,
    default: undefined,
    doc: words,
  }));
  return {
    tag,
    doc,
    public: spec.public,
    attributes: [...own, ...common],
    events: [...events, 'clinic-error' as const].map((name) => ({
      name,
      cancelable: CANCELABLE.has(name),
      ...EVENT_DOCS[name],
    })),
    load: MODULES[tag],
  };
}

/** The table of elements. */
export const REGISTRY: readonly RegistryEntry[] = Object.keys(TAG_DOCS)
  .filter((tag): tag is Tag => tag in TAG_DOCS)
  .map(entryOf);
