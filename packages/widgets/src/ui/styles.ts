// One string per component. A widget adopts `baseCss` and those of the components that it shows; which sheets a
// component needs besides its own stands in README.md. Nothing but names may stand here: whoever imports one of
// them would else carry them all.

export { default as badgeCss } from './badge.css?inline';
export { baseCss, lightCss } from './base-styles.ts';
export { default as breadcrumbCss } from './breadcrumb.css?inline';
export { default as buttonCss } from './button.css?inline';
export { default as carouselCss } from './carousel.css?inline';
export { default as choiceCss } from './choice.css?inline';
export { default as countdownCss } from './countdown.css?inline';
export { default as dialogCss } from './dialog.css?inline';
export { default as digitBoxesCss } from './digit-boxes.css?inline';
export { default as emptyCss } from './empty.css?inline';
export { default as fieldCss } from './field.css?inline';
export { default as fileDropCss } from './file-drop.css?inline';
export { default as noticeCss } from './notice.css?inline';
export { default as pagerCss } from './pager.css?inline';
export { default as panelCss } from './panel.css?inline';
export { default as pictureCss } from './picture.css?inline';
export { default as pictureTilesCss } from './picture-tiles.css?inline';
export { default as pictureUploadCss } from './picture-upload.css?inline';
export { default as popoverCss } from './popover.css?inline';
export { default as priceCss } from './price.css?inline';
export { default as qrCodeCss } from './qr-code.css?inline';
export { default as skeletonCss } from './skeleton.css?inline';
export { default as sortBarCss } from './sort-bar.css?inline';
export { default as stepperCss } from './stepper.css?inline';
export { default as stepsCss } from './steps.css?inline';
export { default as tableCss } from './table.css?inline';
export { default as tabsCss } from './tabs.css?inline';
export { default as toastCss } from './toast.css?inline';
export { default as tooltipCss } from './tooltip.css?inline';
