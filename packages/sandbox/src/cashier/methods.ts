import type { Call } from '../http/call.ts';
import type { Bilingual } from '../seed/data/types.ts';

interface Mark {
  /** Lettering of the mark, or a drawn line where there are no letters. */
  readonly letters?: string;
  readonly line?: string;
  readonly colour: string;
}

interface Method {
  readonly name: Bilingual;
  readonly mark: Mark;
}

const INK = '#1d2a24';
const WALLET = 'M12 9h19v11a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2zM12 9a2 2 0 0 1 2-3h13v3M27 15.500h.100';

/** Payment methods by their codes. Spec: 2§9 */
const methods = {
  '9': { name: { zh: '帳戶餘額', en: 'Account balance' }, mark: { line: WALLET, colour: INK } },
  '53': {
    name: { zh: '支票', en: 'Cheque' },
    mark: { line: 'M10 8h24v13H10zM13 17h8M13 13h12M28 17h3', colour: INK },
  },
  '52': {
    name: { zh: '信用卡或扣帳卡', en: 'Credit or debit card' },
    mark: { letters: 'CARD', colour: INK },
  },
  '57': { name: { zh: '轉數快 FPS', en: 'FPS' }, mark: { letters: 'FPS', colour: '#1f5fae' } },
  '56': { name: { zh: 'PayMe', en: 'PayMe' }, mark: { letters: 'PayMe', colour: '#b3202f' } },
  '50': {
    name: { zh: 'AlipayHK', en: 'AlipayHK' },
    mark: { letters: 'Alipay', colour: '#1760a8' },
  },
  '54': {
    name: { zh: 'AlipayHK 掃碼', en: 'AlipayHK (QR code)' },
    mark: { letters: 'Alipay', colour: '#1760a8' },
  },
  '1': {
    name: { zh: '微信支付', en: 'WeChat Pay' },
    mark: { letters: 'WeChat', colour: '#1c7a37' },
  },
  '51': { name: { zh: 'PayPal', en: 'PayPal' }, mark: { letters: 'PayPal', colour: '#1b3f8f' } },
  '8': {
    name: { zh: '銀行轉帳', en: 'Bank transfer' },
    mark: { line: 'M13 12l9-5 9 5zM15 13v7M20 13v7M24 13v7M29 13v7M13 22h18', colour: INK },
  },
} as const satisfies Record<string, Method>;

export type MethodCode = keyof typeof methods;

export const METHOD_ORDER: readonly MethodCode[] = [
  '9',
  '52',
  '57',
  '56',
  '50',
  '54',
  '1',
  '51',
  '8',
  '53',
];

export const isMethod = (code: string): code is MethodCode => Object.hasOwn(methods, code);

export const methodName = (code: string): Bilingual | undefined =>
  isMethod(code) ? methods[code].name : undefined;

/** A payment method of the cashier; the natural size of its icon is 44 by 28. */
export function methodWire(code: MethodCode, { language, origin }: Call) {
  const icon = `${origin}/pictures/44x28/method~${code}.svg`;
  return { value: code, name: methods[code].name[language], icon };
}

/** The plain mark at `method~{code}.svg`: letters, or a line, on a white card. */
export function methodMark(
  path: string,
  size: { readonly width: number; readonly height: number },
): string | undefined {
  const code = /^method~(\d+)\.svg$/.exec(path)?.[1];
  if (code === undefined || !isMethod(code)) return undefined;
  const { letters, line, colour }: Mark = methods[code].mark;
  const drawing =
    letters === undefined
      ? `<path d="${line}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<text x="22" y="17.800" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${letters.length > 4 ? 10 : 11}" fill="${colour}">${letters}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 44 28"><rect x=".5" y=".5" width="43" height="27" rx="4" fill="#fff" stroke="#dfe3df"/>${drawing}</svg>`;
}
