import { colors, lineHeight, measures, typeScale } from './tokens.ts';

/**
 * The tokens as `--clinic-*` properties of `:root`, for the light-DOM layout of the host site. The widgets inherit them
 * too, so a page with this style sheet cannot also show a widget with `theme="dark"`.
 */
export const pageTokensCss: string = [
  ':root{',
  ...Object.entries(colors).map(([name, [light]]) => `--clinic-color-${name}:${light};`),
  ...Object.entries(measures).map(([name, value]) => `--clinic-${name}:${value};`),
  ...typeScale.map(
    ([size, line], step) =>
      `--clinic-font-size-${step + 1}:${size}px;--clinic-line-height-${step + 1}:${lineHeight(size, line)};`,
  ),
  '}',
].join('');
