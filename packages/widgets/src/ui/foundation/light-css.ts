import base from './base.css?inline';
import { ICON_SIZES } from './base-styles.ts';
import motion from './motion.css?inline';
import { type Styles, sheetsIn } from './styles.ts';

/**
 * Returns a style sheet for the light DOM of one element (a form that a password manager must see). Nests every rule
 * under `tag`, with a higher specificity than usual rules of a host page. The element's own shadow root must adopt
 * `baseCss` (light children inherit the tokens), and the form must be inside a UiRoot.
 */
export function lightCss(tag: string, ...styles: readonly Styles[]): string {
  // Reverts to the browser's styles first: a host page's `label { … }` applies to the light DOM. No more specific than
  // the rules of `base` in `:where`, which come after it.
  const reset = ':where(.clinic-root) :where(:not(svg,svg *)){all:revert}';
  return `${motion}${tag}:not(#_){${reset}${iconReset}${base}${sheetsIn(styles).join('')}}`;
}

/**
 * Undoes a host page's rules for `svg` and `path`. `all: revert` would drop the attributes of an icon, its size and its
 * shape among them.
 */
const iconReset =
  ':where(.clinic-icon){margin:0;padding:0;border:0;background:none;color:inherit;' +
  'filter:none;float:none;opacity:1;position:static;transform:none}' +
  ':where(.clinic-icon) :where(*){fill:inherit;stroke:inherit;stroke-width:inherit;transform:none}' +
  ICON_SIZES.map(
    (size) => `:where(.clinic-icon[width='${size}']){width:${size}px;height:${size}px}`,
  ).join('');
