import regionCss from '../../account/region.css?inline';
import { useSheet } from '../../engine/index.ts';
import {
  choiceCss,
  dialogCss,
  fieldCss,
  noticeCss,
  pictureUploadCss,
  popoverCss,
  tabsCss,
} from '../../ui/styles.ts';
import formCss from '../profile-form.css?inline';

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

/** The style of the dialogs, which comes with the first of them. */
export const useFormSheets = () => useSheet(SHEETS);
