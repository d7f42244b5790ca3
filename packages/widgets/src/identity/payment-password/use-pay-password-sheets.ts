import { useSheet } from '../../engine/index.ts';
import {
  buttonCss,
  dialogCss,
  digitBoxesCss,
  emptyCss,
  fieldCss,
  noticeCss,
  skeletonCss,
  stepsCss,
} from '../../ui/styles.ts';
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
