import { campaignPosters } from '../seed/campaigns.ts';
import { renderArt } from '../seed/data/index.ts';
import type { ArtRef, Bilingual } from '../seed/data/types.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const FONT =
  "'Helvetica Neue',Arial,'PingFang HK','Noto Sans HK','Noto Sans CJK HK','Microsoft JhengHei',sans-serif";
export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A drawn tile: two lines of words beside an illustration. */
export interface Poster {
  readonly title: Bilingual;
  readonly line: Bilingual;
  /** Family of the illustration. */
  readonly art: string;
  readonly tint: string;
  /** Ground of the poster. */
  readonly ground: string;
}

interface Drawn {
  readonly title: Bilingual;
  readonly line: Bilingual | undefined;
  readonly art: ArtRef;
  readonly ground: string;
  /** Of the height, the largest that the title may be. */
  readonly part?: number;
  /** Without its words, which the page writes over it. */
  readonly isBare?: boolean;
}

/** Han characters are as wide as they are high, Latin ones about half. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.56), 0);

/** Words left and illustration right, or above and below where the shape is upright. */
export function drawPoster(poster: Drawn, language: 'zh' | 'en', { width, height }: Size): string {
  const upright = width < height * 1.3;
  // Words of a page over it need more room than drawn ones.
  const part = poster.isBare ? 0.42 : 0.56;
  const art = upright ? Math.min(width, height * 0.7) : Math.min(height, width * part);
  const edge = Math.round(Math.min(width, height) * 0.09);
  const room = upright ? width - 2 * edge : width - art - 1.5 * edge;
  const title = poster.title[language];
  // A strip has room for larger type than a picture.
  const titlePart = poster.part ?? (width > height * 6 ? 0.28 : 0.12);
  const size = Math.round(Math.min(height * titlePart, room / widthOf(title)));
  const line = poster.line?.[language];
  const small = Math.round(Math.min(size * 0.55, room / widthOf(line ?? ' ')));
  const at = { x: width - art, y: upright ? height - art : (height - art) / 2 };
  const picture = renderArt(poster.art, undefined, { width: art, height: art }, 'bare').replace(
    '<svg ',
    `<svg x="${at.x}" y="${at.y}" `,
  );
  const drawn = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${poster.ground}"/>`,
    picture,
  ];
  if (poster.isBare) return [...drawn, '</svg>'].join('');
  const middle = (upright ? height - art : height) / 2;
  const baseline = middle + (line ? -size * 0.1 : size * 0.35);
  return [
    ...drawn,
    `<g font-family="${FONT}" fill="#1F1D19">`,
    `<text x="${edge}" y="${Math.round(baseline)}" font-size="${size}" font-weight="600">${escapeXml(title)}</text>`,
    line
      ? `<text x="${edge}" y="${Math.round(baseline + size * 1.05)}" font-size="${small}" fill="#565148">${escapeXml(line)}</text>`
      : '',
    '</g></svg>',
  ].join('');
}

/** `poster~<key>~<language>.svg`, or `poster~<key>~bare.svg` for the picture without its words. */
export function posterPicture(path: string, size: Size): string | undefined {
  const match = /^poster~([a-z0-9]{1,20})~(zh|en|bare)\.svg$/.exec(path);
  const key = match?.[1] ?? '';
  const poster = Object.hasOwn(campaignPosters, key) ? campaignPosters[key] : undefined;
  if (!poster) return undefined;
  const art = { family: poster.art, tint: poster.tint };
  const language = match?.[2] === 'en' ? 'en' : 'zh';
  return drawPoster({ ...poster, art, isBare: match?.[2] === 'bare' }, language, size);
}
