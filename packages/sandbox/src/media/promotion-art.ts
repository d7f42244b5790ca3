import type { Bilingual } from '../seed/data/types.ts';

const FONT =
  "'Helvetica Neue',Arial,'PingFang HK','Noto Sans HK','Noto Sans CJK HK','Microsoft JhengHei',sans-serif";

const STRIPS: Readonly<Record<string, { readonly ground: string; readonly words: Bilingual }>> = {
  weekly: { ground: '#B9471A', words: { zh: '本週優惠', en: 'This week only' } },
  today: { ground: '#7A2E14', words: { zh: '今日截止', en: 'Ends today' } },
  welcome: { ground: '#1A6B4B', words: { zh: '新客戶專享', en: 'New customers' } },
};

/** `promotion~<kind>~<language>.svg`: the strip of an offer, its words at the left, a quiet pattern at the right. */
export function promotionPicture(
  path: string,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  const match = /^promotion~([a-z]+)~(zh|en)\.svg$/.exec(path);
  const kind = match?.[1] ?? '';
  const strip = Object.hasOwn(STRIPS, kind) ? STRIPS[kind] : undefined;
  if (!strip) return undefined;
  const words = strip.words[match?.[2] === 'en' ? 'en' : 'zh'];
  const size = Math.round(height * 0.36);
  const slopes = [0, 1, 2, 3].map((at) => {
    const x = width - height * (0.6 + at * 0.7);
    return `<path d="M${x} ${height}l${height * 0.5} ${-height}h${height * 0.3}l${-height * 0.5} ${height}z" fill="#FFFFFF" opacity="${(0.14 - at * 0.03).toFixed(2)}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${strip.ground}"/>`,
    ...slopes,
    `<text x="${Math.round(height * 0.3)}" y="${Math.round(height / 2 + size * 0.36)}" font-family="${FONT}" font-size="${size}" font-weight="600" fill="#FFFFFF">${words}</text>`,
    '</svg>',
  ].join('');
}
