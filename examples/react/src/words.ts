import type { Language } from './page.ts';

const en = {
  title: 'Our tray',
  lead: 'The instruments that we keep chairside, delivered with your Harbourline statement.',
  products: 'Products',
  back: 'Back to our tray',
  other: '繁體中文',
  added: (quantity: number, name: string) => `Added ${quantity} × ${name}.`,
};

const zh: typeof en = {
  title: '器械精選',
  lead: '我們診療椅旁常備的器械，隨 Harbourline 月結單送貨。',
  products: '產品',
  back: '返回器械精選',
  other: 'English',
  added: (quantity, name) => `已加入 ${quantity} × ${name}。`,
};

export const words: Readonly<Record<Language, typeof en>> = { en, zh };
