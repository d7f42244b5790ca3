// One string per component. A widget adopts `baseCss` and those of the components that it shows; which sheets a
// component needs besides its own stands in README.md. Nothing but names may stand here: whoever imports one of
// them would else carry them all.

export { default as buttonCss } from './button/button.css?inline';
export { default as carouselCss } from './carousel/carousel.css?inline';
export { default as badgeCss } from './data/badge.css?inline';
export { default as breadcrumbCss } from './data/breadcrumb.css?inline';
export { default as countdownCss } from './data/countdown.css?inline';
export { default as pagerCss } from './data/pager.css?inline';
export { default as panelCss } from './data/panel.css?inline';
export { default as priceCss } from './data/price.css?inline';
export { default as sortBarCss } from './data/sort-bar.css?inline';
export { default as stepsCss } from './data/steps.css?inline';
export { default as tableCss } from './data/table.css?inline';
export { default as tabsCss } from './data/tabs.css?inline';
export { default as choiceCss } from './form/choice.css?inline';
export { default as digitBoxesCss } from './form/code-boxes.css?inline';
export { default as fieldCss } from './form/field.css?inline';
export { default as stepperCss } from './form/stepper.css?inline';
export { baseCss, lightCss } from './foundation/base-styles.ts';
export { default as pictureCss } from './media/picture.css?inline';
export { default as qrCodeCss } from './media/qr-code.css?inline';
export { default as dialogCss } from './overlay/dialog.css?inline';
export { default as popoverCss } from './overlay/popover.css?inline';
export { default as toastCss } from './overlay/toast.css?inline';
export { default as tooltipCss } from './overlay/tooltip.css?inline';
export { default as emptyCss } from './state/empty.css?inline';
export { default as noticeCss } from './state/notice.css?inline';
export { default as skeletonCss } from './state/skeleton.css?inline';
export { default as fileDropCss } from './upload/file-drop.css?inline';
export { default as pictureTilesCss } from './upload/picture-tiles.css?inline';
export { default as pictureUploadCss } from './upload/picture-upload.css?inline';
