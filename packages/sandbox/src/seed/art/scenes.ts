import { families } from './families.ts';
import { inkFor } from './ink.ts';
import { type ArtSize, type Ground, withPaints } from './render.ts';

/** Goods on a wide ground, without words: text over the picture carries them. */
export type SceneKind = 'infection' | 'restorative' | 'anaesthesia' | 'sterilisation' | 'restock';

interface Thing {
  readonly family: string;
  readonly tint: string;
}

interface Scene {
  readonly ground: readonly [string, string];
  /** The middle one is in front. */
  readonly things: readonly [Thing, Thing, Thing];
}

const SCENES: Readonly<Record<SceneKind, Scene>> = {
  infection: {
    ground: ['#E6F1EA', '#F4F1EA'],
    things: [
      { family: 'masks', tint: '#2B7A59' },
      { family: 'gloves-nitrile', tint: '#3F639B' },
      { family: 'wipes', tint: '#2F7F5C' },
    ],
  },
  restorative: {
    ground: ['#FBF0E6', '#F6F2EA'],
    things: [
      { family: 'bond', tint: '#B06F3C' },
      { family: 'composite', tint: '#B06F3C' },
      { family: 'capsules', tint: '#8F3D55' },
    ],
  },
  anaesthesia: {
    ground: ['#EAF1F7', '#F5F2EC'],
    things: [
      { family: 'needles', tint: '#C79A2B' },
      { family: 'cartridges', tint: '#2F5F94' },
      { family: 'syringe', tint: '#C77F2A' },
    ],
  },
  sterilisation: {
    ground: ['#EEF5F0', '#F3F1EC'],
    things: [
      { family: 'pouches', tint: '#2B7A59' },
      { family: 'autoclave', tint: '#5A4F8F' },
      { family: 'indicator-tape', tint: '#3C3F73' },
    ],
  },
  restock: {
    ground: ['#E3EFE8', '#F6F2EA'],
    things: [
      { family: 'gauze', tint: '#9A3B3B' },
      { family: 'pump-bottle', tint: '#1A6B4B' },
      { family: 'gloves-nitrile', tint: '#5A4F8F' },
    ],
  },
};

export const SCENE_KINDS = Object.keys(SCENES).filter((kind): kind is SceneKind => kind in SCENES);

/** Height of every view box; its width follows the requested shape. */
const HEIGHT = 420;
/** From here on there is room for all three beside the words. */
const WIDE = 2.4;
/** Three things in the middle of a narrower view box would be cut at its sides. */
const ROOM_FOR_THREE = 660;

/**
 * Draws a scene for its size. `beside` leaves the left half to words: three things where it is wide, else
 * the one in front, as a phone shows it. `alone` puts as many in the middle as fit. `bare` leaves the ground to the tint of its place.
 */
export function renderScene(
  kind: SceneKind,
  place: 'beside' | 'alone',
  size: ArtSize,
  on: Ground = 'light',
): string {
  const { ground, things } = SCENES[kind];
  const width = Math.round((HEIGHT * size.width) / size.height);
  const draw = ({ family, tint }: Thing, x: number, y: number, scale: number) => {
    const ink = inkFor(undefined, tint, undefined);
    const body = families[family]?.(ink) ?? '';
    // Each thing has separate paints, since tints differ.
    return `<g transform="translate(${x} ${y}) scale(${scale})">${withPaints(ink, body, family)}</g>`;
  };
  const [left, front, right] = things;
  const isWide = width / HEIGHT >= WIDE;
  const middle = place === 'alone' ? width / 2 : width * 0.73;
  const single = place === 'alone' ? width / 2 - 184 : width - 372;
  const goods =
    !isWide && (place === 'beside' || width < ROOM_FOR_THREE)
      ? draw(front, single, 36, 0.92)
      : draw(left, middle - 330, 116, 0.78) +
        draw(right, middle + 40, 96, 0.8) +
        draw(front, middle - 205, 8, 1.02);
  const [start, end] = ground;
  const paper =
    on === 'light'
      ? `<defs><linearGradient id="bg" x1="0" x2="1"><stop offset="0" stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient></defs><rect width="${width}" height="${HEIGHT}" fill="url(#bg)"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${HEIGHT}">${paper}${goods}</svg>`;
}
