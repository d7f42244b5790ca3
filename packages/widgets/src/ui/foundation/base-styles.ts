import base from './base.css?inline';
import motion from './motion.css?inline';
import { tokensCss } from './tokens.ts';

/** Tokens, keyframes and the reset: first in every shadow root. */
export const baseCss: string = tokensCss + motion + base;

/**
 * Sheets for the light DOM of one element (a form that a password manager must see): every rule is nested
 * under `tag`, above anything a host page is likely to say. The element's own shadow root must carry `baseCss`
 * (the tokens reach its light children by inheritance), and its form must stand in a UiRoot.
 */
export function lightCss(tag: string, ...sheets: readonly string[]): string {
  // Back to the browser's own styles before ours: a host page's `label { … }` reaches light DOM.
  const reset = '.clinic-root :where(:not(svg,svg *)){all:revert}';
  return `${motion}${tag}:not(#_){${reset}${base}${sheets.join('')}}`;
}
