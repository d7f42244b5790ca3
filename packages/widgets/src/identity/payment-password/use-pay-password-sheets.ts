import { useSheet } from '../../engine/index.ts';
import buttonCss from '../../ui/button/button.css?inline';
import stepsCss from '../../ui/data/steps.css?inline';
import digitBoxesCss from '../../ui/form/code-boxes.css?inline';
import fieldCss from '../../ui/form/field.css?inline';
import dialogCss from '../../ui/overlay/dialog.css?inline';
import emptyCss from '../../ui/state/empty.css?inline';
import noticeCss from '../../ui/state/notice.css?inline';
import skeletonCss from '../../ui/state/skeleton.css?inline';
import codeFieldCss from '../session/code-field.css?inline';
import payPasswordCss from './pay-password.css?inline';

const SHEETS = [
  buttonCss,
  dialogCss,
  fieldCss,
  digitBoxesCss,
  emptyCss,
  noticeCss,
  skeletonCss,
  stepsCss,
  codeFieldCss,
  payPasswordCss,
].join('\n');

/** Adds the dialog's style sheets to the widget that shows it. */
export const usePayPasswordSheets = () => useSheet(SHEETS);
