/** Meaningless words, by length. */
const WORDS = [
  'a',
  'et',
  'sed',
  'nemo',
  'porro',
  'soluta',
  'tempora',
  'voluptas',
  'veritatis',
  'distinctio',
  'consequatur',
  'reprehenderi',
];
const CHINESE = '示例內容文字說明產品資料服務使用方法參考一般';
/** Characters to keep, so that a text keeps its shape. */
const SIGNS = /[\s.,:;!?()[\]/%+'"*&_–—、，。：；！？（）「」《》－-]/u;

function word(original: string): string {
  const filled = original.length > WORDS.length ? 'reprehenderit'.repeat(5) : '';
  const lower = (WORDS[original.length - 1] ?? filled).slice(0, original.length);
  if (original === original.toUpperCase()) return lower.toUpperCase();
  const isCapital = original.charAt(0) !== original.charAt(0).toLowerCase();
  return isCapital ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

/** Returns a meaningless text of the same shape and script: a word for each word, 0 for each digit. */
export function neutralText(original: string): string {
  let at = 0;
  return original.replace(/[A-Za-z]+|[^A-Za-z]/gu, (part) => {
    if (/^[A-Za-z]/.test(part)) return word(part);
    if (/\p{N}/u.test(part)) return '0';
    if (/\p{Script=Han}/u.test(part)) {
      at += 1;
      return CHINESE.charAt((at - 1) % CHINESE.length);
    }
    if (/\p{L}/u.test(part)) return 'a';
    return SIGNS.test(part) ? part : '·';
  });
}

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
