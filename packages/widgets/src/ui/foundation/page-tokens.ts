import { colorDeclarations, colors, lineHeight, measures, typeScale } from './tokens.ts';

/**
 * The tokens as `--clinic-*` properties of `:root`, for the light-DOM layout of the host site. The widgets inherit them
 * too. The theme is the device's, or the one that `data-theme` of `<html>` names; paper is always light.
 */
export const pageTokensCss: string = [
  ':root{color-scheme:var(--clinic-color-scheme);--clinic-color-scheme:light dark;',
  colorDeclarations(colors, (name, value) => `--clinic-color-${name}:${value};`),
  ...Object.entries(measures).map(([name, value]) => `--clinic-${name}:${value};`),
  ...typeScale.map(
    ([size, line], step) =>
      `--clinic-font-size-${step + 1}:${size}px;--clinic-line-height-${step + 1}:${lineHeight(size, line)};`,
  ),
  '}:root[data-theme=light]{--clinic-color-scheme:light}:root[data-theme=dark]{--clinic-color-scheme:dark}',
  '@media print{:root:root{--clinic-color-scheme:light}}',
].join('');
