import { bilingual } from './rules.ts';

/** Texts of the command. */
export const binWords = bilingual({
  zh: {
    help: `用法：npx @clinicart/doctor 網址 [選項]

檢查嵌入商店的網頁，列出每個錯誤及改法。

  --language zh|en   語言，預設 en
  --json             以 JSON 列印
  --help             列印此說明

結束代碼：0 沒有錯誤，1 有錯誤，2 未能檢查。`,
    noAddress: (t: { address: string }) =>
      `「${t.address}」不是網址。請寫完整網址，例如 https://partner.example/shop。`,
    count: (t: { count: number }) =>
      t.count === 0 ? '沒有發現錯誤。' : `發現 ${t.count} 個錯誤。`,
    limits:
      '只檢查網頁的 HTML、標頭和檔案，不執行程式：由程式加入的元件和設定不在其中。請在網頁加上 <clinic-doctor></clinic-doctor> 檢查其餘部分。',
  },
  en: {
    help: `Usage: npx @clinicart/doctor URL [options]

Examines a page that embeds the shop, and prints each mistake with its fix.

  --language zh|en   language of the lines, en by default
  --json             prints JSON
  --help             prints this text

Exit codes: 0 no mistake, 1 mistakes, 2 the page could not be examined.`,
    noAddress: (t) =>
      `"${t.address}" is no web address. Write it in full, for example https://partner.example/shop.`,
    count: (t) =>
      t.count === 0
        ? 'No mistakes found.'
        : t.count === 1
          ? '1 mistake found.'
          : `${t.count} mistakes found.`,
    limits:
      'This reads the HTML, the headers and the files of the page, and runs no script: elements and settings that scripts add are not seen. Add <clinic-doctor></clinic-doctor> to the page to examine the rest.',
  },
});
