import { type Rows, string } from './row.ts';

/** The frame of every page, and registration. */
export const FRAME_ELEMENTS = {
  'clinic-header': {
    public: true,
    attributes: {
      hide: string,
      heading: string,
      'pinned-menu': { type: 'boolean', default: false },
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'shell/header/header.tsx',
          doc: {
            zh: '商店頁首：搜尋、分類選單、語言、帳戶與購物車。',
            en: 'The shop’s header: search, category menu, language, account and cart.',
          },
          attributes: {
            hide: {
              zh: '要隱藏的部分，以空格分隔：classification search language cart。',
              en: 'Parts to leave out, separated by spaces: classification search language cart.',
            },
            heading: {
              zh: '頁面名稱，顯示於標誌旁，用於結帳等步驟。',
              en: 'What the page is for, beside the logo: for the steps of ordering.',
            },
            'pinned-menu': {
              zh: '分類選單保持展開。',
              en: 'Keeps the category menu open.',
            },
          },
          events: ['clinic-navigate', 'clinic-search'],
        },
  },
  'clinic-footer': {
    public: true,
    attributes: {
      'theme-switch': { type: 'boolean', default: false },
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'shell/footer/footer.tsx',
          doc: {
            zh: '商店頁尾：資訊與聯絡連結。',
            en: 'The shop’s footer: information and contact links.',
          },
          attributes: {
            'theme-switch': {
              zh: '顯示色彩選項（跟隨裝置、淺色、深色），並由頁面套用。',
              en: 'Shows the choice of colours (device, light, dark), which the page applies.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-support': {
    public: false,
    attributes: {
      'order-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'shell/support/support.tsx',
          doc: {
            zh: '浮動側欄：網上客服、熱線、應用程式二維碼及返回頂部。',
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
  },
  'clinic-cookie-banner': {
    public: false,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'shell/cookie-banner/cookie-banner.tsx',
          doc: {
            zh: 'Cookie 通知，直至接受。只供商店網站使用。',
            en: 'The cookie notice, until accepted. For the shop’s own site.',
          },
          attributes: {},
          events: ['clinic-navigate'],
        },
  },
  'clinic-doctor': {
    public: false,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'doctor/doctor.tsx',
          doc: {
            zh: '檢查網頁的設定、元件及與商店伺服器的連接，並列出每個錯誤及改法。只供製作網頁時使用。',
            en: 'Examines the page’s settings and elements and its connection to the shop server, and lists each mistake with its fix. For the time of building a page.',
          },
          attributes: {},
          events: [],
        },
  },
  'clinic-register': {
    public: true,
    attributes: {
      'invitation-code': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'identity/registration/register.tsx',
          doc: {
            zh: '註冊：聯絡方式、密碼、診所認證三步。',
            en: 'Registering in three steps: contact, password, certification of the clinic.',
          },
          attributes: {
            'invitation-code': {
              zh: '預先填入的邀請碼。',
              en: 'An invitation code that is filled in.',
            },
          },
          lightDom: true,
          events: ['clinic-navigate'],
        },
  },
  'clinic-login': {
    public: false,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'identity/session/login.tsx',
          doc: {
            zh: '登入對話框。',
            en: 'The sign-in dialog.',
          },
          attributes: {},
          lightDom: true,
          events: ['clinic-login-request', 'clinic-navigate'],
        },
  },
  'clinic-forgot-password': {
    public: true,
    attributes: {
      step: string,
      'phone-or-email': string,
      navigate: { type: 'boolean', default: false },
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'identity/password-reset/forgot-password.tsx',
          doc: {
            zh: '忘記密碼：以手機或電郵取得驗證碼，再設定新密碼。',
            en: 'A forgotten password: a code by phone or e-mail, then a new password.',
          },
          attributes: {
            step: {
              zh: 'contact（預設）由聯絡方式開始；password 為設定新密碼。',
              en: 'contact (default) begins with who it is; password sets the new one.',
            },
            'phone-or-email': {
              zh: '0（預設）以手機；1 以電郵。',
              en: '0 (default) by phone; 1 by e-mail.',
            },
            navigate: {
              zh: '每一步有自己的地址。只供商店網站使用。',
              en: 'Each step has its own address. For the shop’s own site.',
            },
          },
          lightDom: true,
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
