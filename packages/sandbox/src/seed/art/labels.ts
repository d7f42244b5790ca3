import { type Ink, type } from './ink.ts';

/** A paper label beside goods that bear no print; nothing where the specification has no text. */
export function tag(ink: Ink, text = ink.lines.join(' · ')): string {
  if (text === '' || !ink.isCaptioned) return '';
  const width = Math.min(190, Math.round(26 + [...text].length * 13));
  return (
    `<rect x="${386 - width}" y="342" width="${width}" height="42" rx="6" fill="#FDFCFA" stroke="#D5D0C5" stroke-width="1.5"/>` +
    type(386 - width / 2, 371, text, 23, {
      anchor: 'middle',
      weight: 700,
      fill: '#2A2E30',
      fit: width - 18,
    })
  );
}

/** The brand below goods that bear no print. */
export const corner = (ink: Ink): string =>
  ink.isCaptioned ? ink.mark(30, 372, 16, { fill: '#565148', fit: 130 }) : '';

/** The first number of a label: 5 of `5 ml`; undefined for none. */
export function amountOf(text: string): number | undefined {
  const found = /\d+(\.\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** Draws goods smaller or larger on the same ground. */
export function scaled(scale: number, body: string, ground = 330): string {
  if (scale === 1) return body;
  return `<g transform="translate(200 ${ground}) scale(${scale}) translate(-200 -${ground})">${body}</g>`;
}

/** Shades of teeth as resin and ceramic show them, deeper than life so that neighbours differ. */
const SHADES: Readonly<Record<string, string>> = {
  A1: '#F3E6C6',
  A2: '#E9D3A4',
  A3: '#DDBF85',
  'A3.5': '#CBA566',
  B1: '#F5EDD2',
  B2: '#EBDDA9',
  C2: '#CFBF9B',
  D3: '#D6BC9A',
};

/** The colour of a shade; undefined for another label. */
export const shadeOf = (label: string): string | undefined => SHADES[label];

/** Colours of root canal instruments by ISO size. */
const ISO_COLOURS: Readonly<Record<string, string>> = {
  10: '#7B5AA6',
  15: '#F4F1EA',
  20: '#E9C53F',
  25: '#C33B33',
  30: '#2F62A6',
  35: '#3E8F6C',
  40: '#2A2E30',
};
const MIXED = ['#F4F1EA', '#E9C53F', '#C33B33', '#2F62A6', '#3E8F6C', '#2A2E30'];

/** Six colours for six instruments: all of the size on the label, or the mixed set. */
export function isoColours(label: string): readonly string[] {
  const size = /^#?(\d+)(?:\/|$)/.exec(label)?.[1];
  const colour = size === undefined ? undefined : ISO_COLOURS[size];
  return colour === undefined ? MIXED : MIXED.map(() => colour);
}
