/**
 * The only definitions of colours, sizes and fonts. Two style sheets derive from them: `tokensCss` for shadow roots,
 * where a host page may override every public `--clinic-*` property, and page-tokens.ts for a document.
 */

/** `[light, dark]` values of every colour, published as `--clinic-color-<name>`. */
export const colors = {
  primary: ['#1A6B4B', '#7CC4A1'],
  'primary-hover': ['#15573D', '#93D2B3'],
  'primary-press': ['#104430', '#A9DEC4'],
  'primary-tint': ['#EEF5F0', '#1B2B23'],
  'primary-tint-2': ['#D9E9DF', '#243B2F'],
  'primary-line': ['#A9CBB8', '#3C6350'],
  'on-primary': ['#FFFFFF', '#0B2418'],
  deep: ['#10301F', '#0E1A14'],
  canvas: ['#F7F6F2', '#151412'],
  surface: ['#FFFFFF', '#1D1B19'],
  sunken: ['#F1EFEA', '#24221F'],
  line: ['#E5E2DB', '#36332E'],
  'line-strong': ['#CFCAC0', '#4B473F'],
  control: ['#8C867B', '#8B8578'],
  ink: ['#1F1D19', '#F2EFE9'],
  'ink-2': ['#565148', '#C0BAAF'],
  'ink-3': ['#706A5F', '#9C9589'],
  accent: ['#B9471A', '#F0935F'],
  'accent-tint': ['#FBEFE8', '#35231A'],
  'on-accent': ['#FFFFFF', '#2A1206'],
  danger: ['#B0213A', '#F28C9A'],
  'danger-tint': ['#FBECEE', '#361D22'],
  'on-danger': ['#FFFFFF', '#2A0A10'],
  warning: ['#855700', '#E2B65C'],
  'warning-tint': ['#FBF3E0', '#32280F'],
  info: ['#2A5E8C', '#8ABAE6'],
  'info-tint': ['#EAF1F7', '#1B2834'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** `[light, dark]` values of pictures, overlays and charts: rules read `--_<name>`, and no host sets them. */
export const ownColors = {
  // The ground of a product picture, from its top to its foot.
  'ground-top': ['#FAF9F6', '#EDEAE4'],
  'ground-foot': ['#ECE9E2', '#DDD8CE'],
  // Laid over a picture that brings its own ground: turns the light one above into the dimmed one.
  'dim-top': ['#0000', '#3C280011'],
  'dim-foot': ['#0000', '#3C280016'],
  // The mask of a picture of words, which no tint can darken.
  'dim-words': ['#000', '#000000C7'],
  // Masks of what one theme shows alone.
  'only-light': ['#000', '#0000'],
  'only-dark': ['#0000', '#000'],
  // The server's black, on a ground that the dark leaves out.
  'campaign-black': ['#000', '#F2EFE9'],
  backdrop: ['#1F1D1973', '#000000A6'],
  toast: ['#1F1D19', '#36332E'],
  // Of charts; in the dark, 60 % of it over the surface.
  'pale-primary': ['#7DB295', '#577663'],
  'pale-info': ['#A9C3DA', '#71808D'],
  'pale-ink': ['#B9B2A4', '#B9B2A4'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Values that are the same in both themes, published as `--clinic-<name>`. */
export const measures = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '32px',
  'space-8': '48px',
  'radius-s': '3px',
  'radius-m': '6px',
  'radius-l': '8px',
  'radius-xl': '12px',
  'shadow-1': '0 8px 24px -8px rgb(46 38 26/.18),0 1px 3px rgb(46 38 26/.08)',
  'shadow-2': '0 28px 64px -20px rgb(46 38 26/.38),0 2px 8px rgb(46 38 26/.08)',
  'font-weight': '400',
  'font-weight-strong': '600',
  // Names the fonts instead of system-ui, which on Chinese Windows shows Latin text in JhengHei.
  'font-family':
    '-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"PingFang HK","Noto Sans HK","Noto Sans CJK HK","Microsoft JhengHei UI","Microsoft JhengHei",sans-serif',
} as const satisfies Record<string, string>;

/** Size and line height in px of each step, published as `--clinic-font-size-<1…7>`. */
export const typeScale = [
  [12, 18],
  [13, 20],
  [14, 22],
  [16, 24],
  [18, 26],
  [24, 32],
  [32, 40],
] as const satisfies readonly (readonly [size: number, line: number])[];

/** Returns a line height without a unit, so that it scales if a host changes the font size. */
export const lineHeight = (size: number, line: number) => Math.round((line / size) * 1e4) / 1e4;

/** Declares colours that each element resolves by its own `color-scheme`. */
export const colorDeclarations = (
  pairs: Readonly<Record<string, readonly [light: string, dark: string]>>,
  declare: (name: string, value: string) => string,
): string =>
  Object.entries(pairs)
    .map(([name, [light, dark]]) =>
      declare(name, light === dark ? light : `light-dark(${light},${dark})`),
    )
    .join('');

/**
 * Tokens for a shadow root. Rules use the private names (`--_primary`, `--_space-4`, `--_radius-m`, `--_font-family`,
 * `--_type-3` = size and line height for a `font` shorthand). Each takes the public `--clinic-*` property of the host
 * page, or else the default.
 *
 * The theme is the element's `color-scheme`: that of the attribute `theme` (`auto` is the page's own), or else
 * `--clinic-color-scheme`, which a page sets for all elements at once, or else light. Paper is always light. It is
 * important, because `* { all: unset }` of a page would outrank it.
 */
export const tokensCss: string = [
  ':host{color-scheme:var(--clinic-color-scheme,light)!important;',
  colorDeclarations(colors, (name, value) => `--_${name}:var(--clinic-color-${name},${value});`),
  colorDeclarations(ownColors, (name, value) => `--_${name}:${value};`),
  ...Object.entries(measures).map(([name, value]) => `--_${name}:var(--clinic-${name},${value});`),
  ...typeScale.map(
    ([size, line], step) =>
      `--_type-${step + 1}:var(--clinic-font-size-${step + 1},${size}px)/${lineHeight(size, line)};`,
  ),
  '}:host([theme=light]){color-scheme:light!important}:host([theme=dark]){color-scheme:dark!important}:host([theme=auto]){color-scheme:inherit!important}',
  '@media print{:host,:host([theme]){color-scheme:light!important}}',
].join('');
