/** A colour of the server as a ground, with the ink that can be read on it. */
export interface Ground {
  /** `#rrggbb`, whatever the server wrote. */
  readonly background: string;
  readonly ink: '#000000' | '#ffffff';
}

type Channels = readonly [red: number, green: number, blue: number];

/** The names that pages of old use; the other hundred and thirty are not understood. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
};

/** `#rgb`, `#rrggbb`, `rgb(r, g, b)` or a plain name; anything else, and anything one could see through, is none. */
function channelsOf(text: string): Channels | undefined {
  const plain = text.trim().toLowerCase();
  const written = Object.hasOwn(NAMED, plain) ? (NAMED[plain] ?? '') : plain;
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(written) ? written.slice(1) : '';
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const listed = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(written);
  const [red, green, blue] = long
    ? [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
    : (listed?.slice(1).map(Number) ?? []);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue];
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of black and white on a colour is the same here; the better one always has 4.5 or more. */
const EVEN = Math.sqrt(1.05 * 0.05) - 0.05;

/** A colour that came from a server, made safe to use; undefined for what is no opaque colour. Spec: 2§3 Campaign */
export function groundOf(text: string | undefined): Ground | undefined {
  const channels = channelsOf(text ?? '');
  if (!channels) return undefined;
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { background: `#${hex}`, ink: luminance(channels) > EVEN ? '#000000' : '#ffffff' };
}
