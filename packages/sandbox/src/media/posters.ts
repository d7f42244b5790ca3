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
}

/** Han characters are as wide as they are high, Latin ones about half. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.56), 0);

const svgOf = ({ width, height }: Size, ground: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`;

/** An illustration in a square of a picture. */
const artAt = (art: ArtRef, x: number, y: number, side: number) =>
  renderArt(art, undefined, { width: side, height: side }, 'bare').replace(
    '<svg ',
    `<svg x="${x}" y="${y}" `,
  );

/** Words left and illustration right, or above and below where the shape is upright. */
export function drawPoster(poster: Drawn, language: 'zh' | 'en', { width, height }: Size): string {
  const upright = width < height * 1.3;
  const art = upright ? Math.min(width, height * 0.7) : Math.min(height, width * 0.56);
  const edge = Math.round(Math.min(width, height) * 0.09);
  const room = upright ? width - 2 * edge : width - art - 1.5 * edge;
  const title = poster.title[language];
  // A strip has room for larger type than a picture.
  const titlePart = poster.part ?? (width > height * 6 ? 0.28 : 0.12);
  const size = Math.round(Math.min(height * titlePart, room / widthOf(title)));
  const line = poster.line?.[language];
  const small = Math.round(Math.min(size * 0.55, room / widthOf(line ?? ' ')));
  const at = { x: width - art, y: upright ? height - art : (height - art) / 2 };
  const middle = (upright ? height - art : height) / 2;
  const baseline = middle + (line ? -size * 0.1 : size * 0.35);
  const words = [
    `<g font-family="${FONT}" fill="#1F1D19">`,
    `<text x="${edge}" y="${Math.round(baseline)}" font-size="${size}" font-weight="600">${escapeXml(title)}</text>`,
    line
      ? `<text x="${edge}" y="${Math.round(baseline + size * 1.05)}" font-size="${small}" fill="#565148">${escapeXml(line)}</text>`
      : '',
    '</g>',
  ].join('');
  return svgOf({ width, height }, poster.ground, artAt(poster.art, at.x, at.y, art) + words);
}

/** Where the illustration of a picture without words lies: at the right of a page's words, or alone in the middle. */
type Place = 'bare' | 'alone';
/** Of the width, the largest part of an illustration beside words. */
const BESIDE_PART = 0.42;
/** A wide picture repeats its illustration, smaller to the sides. */
const WIDE = 2;

function drawBare({ art, ground }: Drawn, place: Place, { width, height }: Size): string {
  if (place === 'bare') {
    const side = width < height * 1.3 ? height * 0.7 : Math.min(height, width * BESIDE_PART);
    const y = width < height * 1.3 ? height - side : (height - side) / 2;
    return svgOf({ width, height }, ground, artAt(art, width - side, y, side));
  }
  const side = Math.min(width, height);
  const small = side * 0.72;
  const low = height - small - (height - side) / 2;
  const beside =
    width < height * WIDE
      ? ''
      : artAt(art, width / 2 - side * 0.45 - small, low, small) +
        artAt(art, width / 2 + side * 0.45, low, small);
  return svgOf(
    { width, height },
    ground,
    beside + artAt(art, (width - side) / 2, (height - side) / 2, side),
  );
}

/** `poster~<key>~bare.svg`, which a page writes words over, or `poster~<key>~alone.svg`. */
export function posterPicture(path: string, size: Size): string | undefined {
  const [, key = '', place] = /^poster~([a-z0-9]{1,20})~(bare|alone)\.svg$/.exec(path) ?? [];
  const poster = Object.hasOwn(campaignPosters, key) ? campaignPosters[key] : undefined;
  if (!poster) return undefined;
  const art = { family: poster.art, tint: poster.tint };
  return drawBare({ ...poster, art }, place === 'alone' ? 'alone' : 'bare', size);
}
