import base from './base.css?inline';
import motion from './motion.css?inline';
import { tokensCss } from './tokens.ts';

/** Tokens, keyframes and the reset: first in every shadow root. */
export const baseCss: string = tokensCss + motion + base;

// One string per component. A widget adopts `baseCss` and those of the components that it shows; which sheets a
// component needs besides its own stands in README.md.
export { default as badgeCss } from './badge.css?inline';
export { default as breadcrumbCss } from './breadcrumb.css?inline';
export { default as buttonCss } from './button.css?inline';
export { default as carouselCss } from './carousel.css?inline';
export { default as choiceCss } from './choice.css?inline';
export { default as countdownCss } from './countdown.css?inline';
export { default as dialogCss } from './dialog.css?inline';
export { default as emptyCss } from './empty.css?inline';
export { default as fieldCss } from './field.css?inline';
export { default as fileDropCss } from './file-drop.css?inline';
export { default as noticeCss } from './notice.css?inline';
export { default as pagerCss } from './pager.css?inline';
export { default as panelCss } from './panel.css?inline';
export { default as pictureCss } from './picture.css?inline';
export { default as pictureUploadCss } from './picture-upload.css?inline';
export { default as popoverCss } from './popover.css?inline';
export { default as priceCss } from './price.css?inline';
export { default as skeletonCss } from './skeleton.css?inline';
export { default as sortBarCss } from './sort-bar.css?inline';
export { default as spinnerCss } from './spinner.css?inline';
export { default as stepperCss } from './stepper.css?inline';
export { default as tableCss } from './table.css?inline';
export { default as tabsCss } from './tabs.css?inline';
export { default as toastCss } from './toast.css?inline';
export { default as tooltipCss } from './tooltip.css?inline';

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
