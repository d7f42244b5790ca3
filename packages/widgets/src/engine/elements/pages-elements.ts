import { type Rows, string } from './row.ts';

/** Home, landing pages and content. */
export const PAGES_ELEMENTS = {
  'clinic-home': {
    public: true,
    attributes: {
      adverts: { type: 'boolean', default: false },
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'home/home.tsx',
          doc: {
            zh: '商店首頁：分類圖片與推薦商品。',
            en: 'The shop’s home: categories with pictures, and recommended products.',
          },
          attributes: {
            adverts: {
              zh: '在合作伙伴頁面也自動彈出廣告及新客戶優惠；商店網站本身必定彈出。',
              en: 'Lets the advert and the offer for new customers open on a partner’s page; on the shop’s own site they always do.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-article': {
    public: true,
    attributes: {
      'article-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'content/article.tsx',
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
  },
  'clinic-faq': {
    public: true,
    attributes: {
      'category-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'content/faq.tsx',
          doc: {
            zh: '常見問題的主題及問題。',
            en: 'Frequently asked questions, by topic.',
          },
          attributes: {
            'category-id': {
              zh: '只顯示此主題的問題。',
              en: 'Shows the questions of this topic alone.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-contact': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'content/contact.tsx',
          doc: {
            zh: '聯絡表格，旁列電郵及電話。',
            en: 'The contact form, with e-mail and phone.',
          },
          attributes: {},
          events: ['clinic-navigate'],
        },
  },
  'clinic-mail-preferences': {
    public: false,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'content/mail-preferences.tsx',
          doc: {
            zh: '選擇接收哪些電郵。',
            en: 'Which e-mails the clinic receives.',
          },
          attributes: {},
          events: [],
        },
  },
  'clinic-new-customers': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'new-customers/new-customers.tsx',
          doc: {
            zh: '新客戶頁：推廣圖片、自動領取的優惠券及活動商品。',
            en: 'The page for new customers: banners, coupons that are claimed by themselves, and goods on offer.',
          },
          attributes: {},
          events: ['clinic-navigate'],
        },
  },
  'clinic-campaign': {
    public: true,
    attributes: {
      'campaign-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'campaign/campaign.tsx',
          doc: {
            zh: '活動頁：主圖、分區導航、推廣圖片及活動商品。',
            en: 'A campaign: its picture, section navigation, banners and goods.',
          },
          attributes: {
            'campaign-id': {
              zh: '活動編號。',
              en: 'The campaign’s id.',
            },
          },
          events: ['clinic-navigate', 'clinic-cart-add'],
        },
  },
} as const satisfies Rows;
