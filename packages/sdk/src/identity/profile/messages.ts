import { inBoth } from '../../language/messages.ts';
import { clinicMessages } from '../account/clinic-messages.ts';

/** Sentences of the profile. Spec: 1§4, 1§5, 1§8 */
export const messages = inBoth({
  en: {
    ...clinicMessages.en,
    'old-password-format': 'Old password format incorrect.',
    'password-length': 'Password length at least {{least}}, at most {{most}}.',
    'password-signs': 'Password must include letters and numbers.',
    'complete-the-information': 'Please complete the information.',
    'enter-clinic-address': 'Please enter clinic address.',
    'contact-unchanged': 'This is your present one. Enter another.',
    'picture-unreadable': 'This picture could not be read. Choose another.',
    'approved-fixed':
      'Approved. The clinic information is kept under review control and cannot be modified here.',
    'change-certificate':
      'The certificate has to be changed. Please contact us: it cannot be handed in here.',
    'certification-unknown':
      'The state of your certification could not be read, so nothing can be handed in now. Please contact us.',
  },
  zh: {
    ...clinicMessages.zh,
    'old-password-format': '原密碼格式不正確。',
    'password-length': '密碼最少 {{least}} 個字元，最多 {{most}} 個。',
    'password-signs': '密碼須包含英文字母及數字。',
    'complete-the-information': '請完善資料。',
    'enter-clinic-address': '請輸入診所地址。',
    'contact-unchanged': '這是你現有的聯絡方法，請輸入另一個。',
    'picture-unreadable': '未能讀取這張圖片，請換另一張。',
    'approved-fixed': '認證已批准。診所資料受審核管理，不能在此修改。',
    'change-certificate': '證書須更換。請聯絡我們辦理，不能在此提交。',
    'certification-unknown': '未能辨別你的認證狀態，暫時不能提交，請聯絡我們。',
  },
});
