import type { SeedBrand } from '../data/types.ts';
import { isLight, shade } from './colour.ts';

export const ART_FONT = "Inter, 'Helvetica Neue', Arial, 'Noto Sans CJK HK', sans-serif";
const SERIF_FONT = "Georgia, 'Times New Roman', 'Noto Serif', serif";

/** The brand's colours, its wordmark and the label, for a drawing. */
export interface Ink {
  readonly tint: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  readonly pale: string;
  /** The brand's own colour, for a pack whose goods have another. */
  readonly pack: string;
  /** Text on the pack's colour. */
  readonly onPack: string;
  /** The colour of the goods; undefined for a mix, or where none is named. */
  readonly goods: string | undefined;
  /** Text on the tint. */
  readonly on: string;
  /** False for goods behind others of their kind, which need no label. */
  readonly isCaptioned: boolean;
  /** Lines of the label; empty for none. */
  readonly lines: readonly string[];
  /** Technical word of the product; empty for none. */
  readonly kind: string;
  line(index: number): string;
  mark(x: number, y: number, size: number, options?: TextOptions): string;
}

export interface TextOptions {
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing in user units. */
  readonly spacing?: number;
  /** Shrinks the type until it is no wider than this. */
  readonly fit?: number;
}

export type Draw = (ink: Ink) => string;

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function emWidth(text: string): number {
  let width = 0;
  for (const char of text) {
    if (/[\u2e80-\uffef]/.test(char)) width += 1;
    else if (/[A-ZMWmw%]/.test(char)) width += 0.72;
    else if (/[ilI.,:;'| ·]/.test(char)) width += 0.3;
    else width += 0.57;
  }
  return width;
}

/** One line of type as SVG. */
export function type(
  x: number,
  y: number,
  text: string,
  size: number,
  o: TextOptions & { family?: string; italic?: boolean } = {},
): string {
  if (text === '') return '';
  const spacing = o.spacing ?? 0;
  const wide = emWidth(text) * size + spacing * text.length;
  const scale = o.fit !== undefined && wide > o.fit ? o.fit / wide : 1;
  const set = [
    `x="${x}" y="${y}"`,
    `font-family="${o.family ?? ART_FONT}"`,
    `font-size="${Math.round(size * scale * 10) / 10}"`,
    `font-weight="${o.weight ?? 500}"`,
    `fill="${o.fill ?? '#706A5F'}"`,
    `text-anchor="${o.anchor ?? 'start'}"`,
  ];
  if (spacing !== 0) set.push(`letter-spacing="${Math.round(spacing * scale * 100) / 100}"`);
  if (o.italic === true) set.push('font-style="italic"');
  return `<text ${set.join(' ')}>${escapeXml(text)}</text>`;
}

/** The parts of a brand from which its name is drawn. */
export type MarkedBrand = Pick<SeedBrand, 'title' | 'wordmark'>;

/** The brand's name in its own hand; nothing without a brand. */
export function wordmark(
  brand: MarkedBrand | undefined,
  x: number,
  y: number,
  size: number,
  options: TextOptions = {},
): string {
  const style = brand?.wordmark;
  const title = brand?.title ?? '';
  return type(x, y, style?.upper === false ? title : title.toUpperCase(), size, {
    ...options,
    weight: style?.weight ?? 700,
    spacing: (style?.tracking ?? 0.1) * size,
    family: style?.family === 'serif' ? SERIF_FONT : ART_FONT,
    italic: style?.italic ?? false,
  });
}

export function inkFor(
  brand: SeedBrand | undefined,
  tint: string | undefined,
  label: string | undefined,
  kind?: string,
  isCaptioned = true,
): Ink {
  const colour = tint ?? brand?.colour ?? '#2B7A59';
  const pack = brand?.colour ?? colour;
  const lines = label === undefined ? [] : label.split(' · ');
  return {
    tint: colour,
    dark: shade(colour, -0.24),
    deep: shade(colour, -0.5),
    light: shade(colour, 0.42),
    pale: shade(colour, 0.8),
    on: isLight(colour) ? '#2A2E30' : '#FFFFFF',
    pack,
    onPack: isLight(pack) ? '#2A2E30' : '#FFFFFF',
    goods: tint,
    isCaptioned,
    lines,
    kind: kind ?? '',
    line: (index) => lines[index] ?? '',
    mark: (x, y, size, options) => wordmark(brand, x, y, size, options),
  };
}
