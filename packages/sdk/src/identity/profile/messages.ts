import { doneMessages } from '../../language/done-messages.ts';
import { fileMessages } from '../../language/file-messages.ts';
import { inBoth } from '../../language/messages.ts';
import { clinicMessages } from '../account/clinic-messages.ts';
import { signInMessages } from '../session/sign-in-messages.ts';

/** Sentences of the profile. Spec: 1§4, 1§5, 1§8 */
export const messages = inBoth({
  en: {
    ...doneMessages.en,
    ...signInMessages.en,
    ...fileMessages.en,
    ...clinicMessages.en,
    'old-password-format': 'Old password format incorrect.',
    'password-length': 'Password length at least {{least}}, at most {{most}}.',
    'password-signs': 'Password must include letters and numbers.',
    'complete-the-information': 'Complete all fields.',
    'enter-clinic-address': 'Enter your clinic address.',
    'contact-unchanged': 'This is already your contact. Enter a different one.',
    'picture-unreadable': 'This picture cannot be read. Choose another.',
    'approved-fixed': 'Your clinic information was verified. Contact us to change it.',
    'change-certificate':
      'Your certificate must be replaced. Contact us: you cannot submit it here.',
    'certification-unknown':
      'We cannot read your verification status, so you cannot submit now. Contact us.',
    'under-review': 'Under review. You cannot change it now.',
    'clinic-rejected': 'Your clinic could not be verified. {{why}}',
  },
  zh: {
    ...doneMessages.zh,
    ...signInMessages.zh,
    ...fileMessages.zh,
    ...clinicMessages.zh,
    'old-password-format': '原密碼格式不正確。',
    'password-length': '密碼最少 {{least}} 個字元，最多 {{most}} 個。',
    'password-signs': '密碼須包含英文字母及數字。',
    'complete-the-information': '請填妥資料。',
    'enter-clinic-address': '請輸入診所地址。',
    'contact-unchanged': '這是你現有的聯絡方法，請輸入另一個。',
    'picture-unreadable': '未能讀取這張圖片，請換另一張。',
    'approved-fixed': '診所資料已通過認證，如需更改請聯絡我們。',
    'change-certificate': '證書須更換。請聯絡我們辦理，不能在此提交。',
    'certification-unknown': '未能辨別你的認證狀態，暫時不能提交，請聯絡我們。',
    'under-review': '審核中，暫不能修改。',
    'clinic-rejected': '認證未獲通過。{{why}}',
  },
});
