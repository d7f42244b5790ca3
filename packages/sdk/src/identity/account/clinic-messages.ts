import { inBoth } from '../../language/messages.ts';

/** Sentences that registration and certification share. Spec: 1§5 */
export const clinicMessages = inBoth({
  en: {
    'enter-clinic-name': 'Enter your clinic name.',
    'enter-name': 'Enter your name.',
    'choose-region': 'Choose a region.',
    'upload-licence': 'Upload your business registration certificate.',
  },
  zh: {
    'enter-clinic-name': '請輸入診所名稱。',
    'enter-name': '請輸入姓名。',
    'choose-region': '請選擇地區。',
    'upload-licence': '請上載商業登記證。',
  },
});
