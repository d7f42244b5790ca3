import { useLightSheet, useSheet, useWidget } from '../../engine/index.ts';
import {
  buttonCss,
  choiceCss,
  dialogCss,
  fieldCss,
  lightCss,
  noticeCss,
  pictureUploadCss,
  popoverCss,
  tabsCss,
} from '../../ui/styles.ts';
import regionCss from '../account/region.css?inline';
import codeFieldCss from '../session/code-field.css?inline';
import formCss from './profile-form.css?inline';

const SHEETS = [
  dialogCss,
  fieldCss,
  noticeCss,
  choiceCss,
  tabsCss,
  popoverCss,
  pictureUploadCss,
  regionCss,
  formCss,
].join('\n');

const LIGHT_SHEETS = [buttonCss, fieldCss, noticeCss, codeFieldCss, formCss];

/** Adds the dialogs' style sheets to the widget that shows the first of them. */
export function useProfileFormSheets() {
  const { tag } = useWidget();
  useSheet(SHEETS);
  useLightSheet(lightCss(tag, ...LIGHT_SHEETS));
}
