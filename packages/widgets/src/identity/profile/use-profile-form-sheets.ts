import { useLightSheet, useSheet, useWidget } from '../../engine/index.ts';
import buttonCss from '../../ui/button/button.css?inline';
import tabsCss from '../../ui/data/tabs.css?inline';
import choiceCss from '../../ui/form/choice.css?inline';
import fieldCss from '../../ui/form/field.css?inline';
import { lightCss } from '../../ui/foundation/base-styles.ts';
import dialogCss from '../../ui/overlay/dialog.css?inline';
import popoverCss from '../../ui/overlay/popover.css?inline';
import noticeCss from '../../ui/state/notice.css?inline';
import pictureUploadCss from '../../ui/upload/picture-upload.css?inline';
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
