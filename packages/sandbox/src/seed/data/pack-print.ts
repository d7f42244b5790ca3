/** Colours that specifications differ by, as they are drawn. */
const COLOURS: Readonly<Record<string, string>> = {
  blue: '#3F72B0',
  green: '#3E8F6C',
  orange: '#D07A2E',
  grey: '#7C8287',
  yellow: '#C79A2B',
  pink: '#D982A5',
  red: '#B23A3A',
  black: '#33363A',
  burgundy: '#7A2E3F',
  navy: '#2C3F6B',
  white: '#C9C4B8',
  clear: '#BFCDD3',
  translucent: '#BFCDD3',
  opaque: '#EFE9DA',
  mint: '#6FB59B',
  cherry: '#B8455A',
  strawberry: '#D2607A',
  melon: '#E0A05A',
  unflavoured: '#D8D0BC',
  silver: '#9AA1A5',
  sand: '#B79F74',
  ivory: '#C9B48A',
};

/** The print for a word of a specification; empty where form or colour shows it. */
const SHORT: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  regular: 'R',
  'extra-large': 'XL',
  left: 'L',
  right: 'R',
  coarse: 'C',
  fine: 'F',
  superfine: 'SF',
  heavy: 'HEAVY',
  thin: 'THIN',
  standard: '',
  straight: '',
  curved: 'C',
  adult: '',
  child: 'C',
  upper: 'U',
  lower: 'L',
  assorted: '',
  cup: '',
  'clear lens': '',
  tip: '',
  forest: '',
};

/** Words of a specification that its pack leaves out. */
const LEFT_OUT =
  /\b(size|shade|canister of|refill of|kit of|refill|extra short|short|long|can|bottle|pocket|set|body|ball end|single end|single tip|cuff|seal|pack|registration|end|a spray|jumbo|supragingival|periodontal|endodontic|standard|molar|deep|reverse cutting|upper (?:premolars|right molars|anterior|molars)|lower(?: molars)?|filter lens|lens|tablets|vials|strips|packs|pcs|needle|football)\b/gi;

function printedPart(text: string): string {
  const whole = text.toLowerCase();
  if (Object.hasOwn(SHORT, whole)) return SHORT[whole] ?? '';
  const words = text
    .replace(/^(8\d\d) [a-z -]+$/, '$1')
    .replace(/^4-hole$/, 'M4')
    .replace(/^2-hole$/, 'B2')
    .replace(/ inch$/, '″')
    .replace(/^For (\d+) instruments$/, '× $1')
    .replace(/^Set of (\d+)$/, '× $1')
    .replace(/^(Upper|Lower) (\d)$/, (_, arch: string, size: string) => `${arch.charAt(0)}${size}`)
    .replace(/ (upper|lower)$/, (_, arch: string) => ` ${arch.charAt(0).toUpperCase()}`)
    .replace(/^(fast|normal) set$/i, (_, speed: string) => speed.toUpperCase())
    .replace(/^(light|regular|heavy) body$/i, (_, body: string) => body.toUpperCase())
    .replace(LEFT_OUT, '')
    .replace(/\([a-z]+\)/g, '')
    .split(' ')
    .map((word) => {
      // A word in capitals is one that a pack prints.
      if (/^[A-Z]{2,}$/.test(word)) return word;
      const key = word.toLowerCase();
      if (Object.hasOwn(COLOURS, key)) return '';
      return Object.hasOwn(SHORT, key) ? SHORT[key] : word;
    });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the text of a specification's label from its English name: sizes, shades, gauges and strengths, parted by
 * ` · `. Colours, flavours and plain words are left to the drawing.
 */
export function printOf(standard: string): string {
  const parts = standard
    .split(/, | · /)
    .map(printedPart)
    .filter((part) => part !== '');
  return parts.slice(0, 2).join(' · ').slice(0, 32);
}

/** Returns the colour that a specification names, as it is drawn. */
export function colourOf(standard: string): string | undefined {
  const words = standard.toLowerCase().split(/[^a-z]+/);
  const word = words.find((each) => Object.hasOwn(COLOURS, each));
  return word === undefined ? undefined : COLOURS[word];
}
