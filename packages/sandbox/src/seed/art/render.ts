import type { ArtRef, SeedBrand } from '../data/types.ts';
import { shade } from './colour.ts';
import { families } from './families.ts';
import { type Ink, inkFor, type } from './ink.ts';
import { shadow } from './solids.ts';

export interface ArtSize {
  readonly width: number;
  readonly height: number;
}

const across = 'x1="0" x2="1"';
const down = 'x1="0" y1="0" x2="0" y2="1"';
const aslant = 'x1="0" y1="0" x2="1" y2="1"';

function linear(
  id: string,
  way: string,
  ...stops: readonly (readonly [number, string, number?])[]
) {
  const body = stops.map(
    ([at, colour, opacity]) =>
      `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}" ${way}>${body.join('')}</linearGradient>`;
}

function paints(ink: Ink): Record<string, string> {
  const { tint } = ink;
  return {
    gd: linear('gd', down, [0, '#FAF9F6'], [0.72, '#F3F1EC'], [1, '#ECE9E2']),
    sh: '<radialGradient id="sh"><stop offset="0" stop-color="#3A342A" stop-opacity=".34"/><stop offset=".55" stop-color="#3A342A" stop-opacity=".13"/><stop offset="1" stop-color="#3A342A" stop-opacity="0"/></radialGradient>',
    wh: linear('wh', across, [0, '#F4F2ED'], [0.3, '#FFFFFF'], [1, '#DEDAD1']),
    whv: linear('whv', down, [0, '#FFFFFF'], [1, '#E6E2DA']),
    stl: linear(
      'stl',
      across,
      [0, '#9BA2A6'],
      [0.28, '#F2F4F4'],
      [0.55, '#B9C0C3'],
      [0.8, '#8A9296'],
      [1, '#C5CBCD'],
    ),
    stv: linear('stv', down, [0, '#DDE1E2'], [0.3, '#F8F9F9'], [0.6, '#AEB5B8'], [1, '#868E92']),
    foil: linear(
      'foil',
      aslant,
      [0, '#F1F2F2'],
      [0.4, '#CDD2D4'],
      [0.6, '#E9EBEC'],
      [1, '#B4BBBE'],
    ),
    glass: linear(
      'glass',
      across,
      [0, '#C9D8DE', 0.85],
      [0.25, '#FFFFFF', 0.95],
      [0.7, '#DCE6EA', 0.8],
      [1, '#AFC2CA', 0.9],
    ),
    glv: linear(
      'glv',
      down,
      [0, '#D6E2E7', 0.9],
      [0.3, '#FFFFFF', 0.95],
      [0.7, '#DCE6EA', 0.85],
      [1, '#AFC2CA', 0.9],
    ),
    amb: linear('amb', across, [0, '#8A4B1C'], [0.3, '#C27A38'], [1, '#6B3611']),
    drk: linear('drk', across, [0, '#3B3F42'], [0.3, '#62686B'], [1, '#24282A']),
    drv: linear('drv', down, [0, '#5A6063'], [0.3, '#6F7679'], [1, '#2A2E30']),
    tn: linear('tn', across, [0, tint], [0.35, shade(tint, 0.16)], [1, shade(tint, -0.28)]),
    tnv: linear('tnv', down, [0, shade(tint, 0.2)], [0.35, tint], [1, shade(tint, -0.3)]),
    tl: linear('tl', aslant, [0, shade(tint, 0.55)], [1, shade(tint, 0.22)]),
    paper: linear('paper', aslant, [0, '#FFFFFF'], [1, '#EFECE5']),
    card: linear('card', down, [0, '#E2CFAE'], [1, '#C9B28B']),
  };
}

/** Puts a drawing beside the gradients it uses, named apart so that several fit in one picture. */
export function withPaints(ink: Ink, body: string, suffix = ''): string {
  const used = new Set([...body.matchAll(/url\(#(\w+)\)/g)].map((m) => m[1]));
  const defs = Object.entries(paints(ink))
    .filter(([id]) => used.has(id))
    .map(([id, paint]) => paint.replace(`id="${id}"`, `id="${id}${suffix}"`))
    .join('');
  return `<defs>${defs}</defs>${body.replace(/url\(#(\w+)\)/g, `url(#$1${suffix})`)}`;
}

/** Its own light ground, or bare for a picture over another. */
export type Ground = 'light' | 'bare';

function page(ink: Ink, body: string, size: ArtSize, on: Ground = 'light'): string {
  const ground = on === 'light' ? '<rect width="400" height="400" fill="url(#gd)"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 400 400">${withPaints(ink, ground + body)}</svg>`;
}

function shippingCarton(ink: Ink): string {
  return (
    shadow(206, 322, 150, 24) +
    '<path d="M274 150l62-34v160l-62 36z" fill="#B39A70"/>' +
    '<path d="M72 150l62-34h202l-62 34z" fill="#E8D8BB"/>' +
    '<rect x="72" y="150" width="202" height="162" fill="url(#card)"/>' +
    '<path d="M158 150l62-34h22l-62 34v52h-22z" fill="#F4EBD8" opacity=".85"/>' +
    '<rect x="88" y="226" width="124" height="70" rx="2" fill="#FDFCFA"/>' +
    `<rect x="88" y="226" width="124" height="7" fill="${ink.tint}"/>` +
    ink.mark(98, 254, 15, { fill: '#2A2E30', fit: 104 }) +
    type(98, 274, [ink.kind, ...ink.lines].filter(Boolean).join(' · '), 11, { fit: 104 }) +
    '<path d="M98 282v8M102 282v8M104 282v8M109 282v8M111 282v8M116 282v8M118 282v8M122 282v8M127 282v8M129 282v8" stroke="#2A2E30" stroke-width="1.6"/>'
  );
}

function viewed(ref: ArtRef, ink: Ink, brand: SeedBrand | undefined): string {
  const draw = families[ref.family];
  if (draw === undefined) return placeholderBody();
  switch (ref.view ?? 'front') {
    case 'front':
      return draw(ink);
    case 'detail':
      return `<g transform="translate(200 200) scale(1.7) translate(-186 -212)">${draw(ink)}</g>`;
    case 'stack': {
      const behind = draw(inkFor(brand, ref.tint, ref.label, ref.kind, false));
      return (
        `<g transform="translate(122 40) scale(.6)">${behind}</g>` +
        `<g transform="translate(10 74) scale(.68)">${behind}</g>` +
        `<g transform="translate(104 106) scale(.74)">${draw(ink)}</g>`
      );
    }
    case 'pack':
      return shippingCarton(ink);
  }
}

/** Draws a product picture: a whole SVG text of the size asked, square view box. Deterministic. */
export function renderArt(
  ref: ArtRef,
  brand: SeedBrand | undefined,
  size: ArtSize,
  ground: Ground = 'light',
): string {
  const ink = inkFor(brand, ref.tint, ref.label, ref.kind);
  return page(ink, viewed(ref, ink, brand), size, ground);
}

function placeholderBody(): string {
  return (
    '<g fill="none" stroke="#B7B0A2" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">' +
    '<path d="M200 112l88 44v92l-88 44-88-44v-92z"/><path d="M112 156l88 44 88-44M200 200v92M156 134l88 44"/></g>'
  );
}

/** The line-drawn box that stands for a picture that is missing. */
export function renderPlaceholder(size: ArtSize): string {
  return page(inkFor(undefined, undefined, undefined), placeholderBody(), size);
}
