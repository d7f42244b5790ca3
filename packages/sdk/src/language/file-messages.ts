import { inBoth } from './messages.ts';

/** Sentences about a chosen file. Spec: 1§5 */
export const fileMessages = inBoth({
  en: {
    'file-too-large': 'File too large. Choose one of at most {{megabytes}} MB.',
    'file-not-picture': 'This file is not a JPG or PNG picture. Choose another.',
  },
  zh: {
    'file-too-large': '檔案太大，請選擇不超過 {{megabytes}} MB 的檔案。',
    'file-not-picture': '這個檔案不是 JPG 或 PNG 圖片，請選擇另一個。',
  },
});
