import type { SeedBrand } from '../shapes.ts';
import { families } from './families.ts';
import { inkFor, type, wordmark } from './ink.ts';
import { type ArtSize, withPaints } from './render.ts';

function svg(size: ArtSize, viewBox: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${body}</svg>`;
}

/** The brand's name on white, for brand walls. */
export function renderBrandMark(brand: SeedBrand, size: ArtSize): string {
  return svg(
    size,
    '0 0 320 120',
    `<rect width="320" height="120" fill="#FFFFFF"/>${wordmark(brand, 160, 72, 36, { fill: '#33302A', anchor: 'middle', fit: 264 })}`,
  );
}

/** A member's initial on a quiet ground; only the first character is drawn. */
export function renderAvatar(letter: string): string {
  const first = [...letter.trim()][0] ?? 'C';
  const drawn = /^[\p{L}\p{N}]$/u.test(first) ? first.toUpperCase() : 'C';
  return svg(
    { width: 160, height: 160 },
    '0 0 160 160',
    `<rect width="160" height="160" fill="#D9E9DF"/>${type(80, 105, drawn, 72, { weight: 600, fill: '#15573D', anchor: 'middle' })}`,
  );
}

export type BannerKind = 'infection' | 'restorative' | 'anaesthesia' | 'sterilisation';

interface Scene {
  readonly ground: readonly [string, string];
  readonly things: readonly (readonly [
    family: string,
    tint: string,
    x: number,
    y: number,
    scale: number,
  ])[];
  readonly zh: readonly [string, string];
  readonly en: readonly [string, string];
}

const SCENES: Record<BannerKind, Scene> = {
  infection: {
    ground: ['#E6F1EA', '#F4F1EA'],
    things: [
      ['masks', '#2B7A59', 560, 120, 0.8],
      ['gloves-nitrile', '#3F639B', 660, 10, 1.05],
      ['wipes', '#2F7F5C', 890, 70, 0.85],
    ],
    zh: ['手套、口罩、消毒袋', '一次補齊'],
    en: ['Gloves, masks and pouches', 'in one order'],
  },
  restorative: {
    ground: ['#FBF0E6', '#F6F2EA'],
    things: [
      ['bond', '#B06F3C', 590, 70, 0.85],
      ['composite', '#B06F3C', 680, 10, 1.05],
      ['capsules', '#8F3D55', 900, 90, 0.75],
    ],
    zh: ['複合樹脂節', 'A1 至 D4，全色號齊備'],
    en: ['Composite season', 'every shade from A1 to D4'],
  },
  anaesthesia: {
    ground: ['#EAF1F7', '#F5F2EC'],
    things: [
      ['needles', '#C79A2B', 580, 90, 0.8],
      ['cartridges', '#2F5F94', 700, 10, 1.05],
      ['syringe', '#C77F2A', 900, 110, 0.7],
    ],
    zh: ['針頭與麻醉', 'Peridon 系列積分雙倍'],
    en: ['Needles and anaesthetics', 'double points on Peridon'],
  },
  sterilisation: {
    ground: ['#EEF5F0', '#F3F1EC'],
    things: [
      ['pouches', '#2B7A59', 570, 60, 0.85],
      ['autoclave', '#5A4F8F', 690, 0, 1.05],
      ['indicator-tape', '#3C3F73', 910, 110, 0.7],
    ],
    zh: ['消毒流程套裝', '由清洗到封裝一次購齊'],
    en: ['The sterilising routine', 'from washing to sealing'],
  },
};

/** A wide ground with goods and two lines of type; 3 : 1 view box. */
export function renderBanner(kind: BannerKind, language: 'zh' | 'en', size: ArtSize): string {
  const scene = SCENES[kind];
  const [title, note] = scene[language];
  const goods = scene.things
    .map(([family, tint, x, y, scale]) => {
      const draw = families[family];
      // Each thing is a nested drawing with paints of its own, since tints differ.
      return draw === undefined
        ? ''
        : `<g transform="translate(${x} ${y}) scale(${scale})">${withPaints(inkFor(undefined, tint, undefined), draw(inkFor(undefined, tint, undefined)), family)}</g>`;
    })
    .join('');
  return svg(
    size,
    '0 0 1260 420',
    `<defs><linearGradient id="bg" x1="0" x2="1"><stop offset="0" stop-color="${scene.ground[0]}"/><stop offset="1" stop-color="${scene.ground[1]}"/></linearGradient></defs><rect width="1260" height="420" fill="url(#bg)"/>${goods}${type(72, 190, title, 44, { weight: 700, fill: '#10301F', fit: 470 })}${type(72, 246, note, 26, { fill: '#565148', fit: 470 })}`,
  );
}
