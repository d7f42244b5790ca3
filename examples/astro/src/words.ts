export type Language = 'en' | 'zh';

const en = {
  title: 'Our tray',
  lead: 'The instruments that we keep chairside, delivered with your Harbourline statement.',
  products: 'Products',
  back: 'Back to our tray',
  other: '繁體中文',
  added: 'Added',
};

const zh: typeof en = {
  title: '器械精選',
  lead: '我們診療椅旁常備的器械，隨 Harbourline 月結單送貨。',
  products: '產品',
  back: '返回器械精選',
  other: 'English',
  added: '已加入',
};

export const words: Readonly<Record<Language, typeof en>> = { en, zh };

export const languageOf = (word: string | undefined): Language => (word === 'zh' ? 'zh' : 'en');
