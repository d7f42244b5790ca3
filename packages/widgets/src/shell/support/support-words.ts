import { bilingual } from '../../ui/foundation/words.ts';

export const supportWords = bilingual({
  zh: {
    name: '客戶服務',
    chat: '客服',
    chatLong: '網上客服',
    hotline: '熱線',
    hotlineTitle: '客戶服務熱線',
    app: '應用程式',
    appTitle: '掃描以下載應用程式',
    appLink: '開啟下載頁面',
    qr: '應用程式的二維碼',
    top: '頂部',
    topLong: '返回頂部',
    open: '客服',
    unread: '聯絡資料未能載入。',
  },
  en: {
    name: 'Customer service',
    chat: 'Chat',
    chatLong: 'Chat with us',
    hotline: 'Hotline',
    hotlineTitle: 'Customer service hotline',
    app: 'App',
    appTitle: 'Scan to get the app',
    appLink: 'Open the download page',
    qr: 'QR code of the app',
    top: 'Top',
    topLong: 'Back to top',
    open: 'Help',
    unread: 'The contact details could not be loaded.',
  },
});
