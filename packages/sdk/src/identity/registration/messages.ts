import { fileMessages } from '../../language/file-messages.ts';
import { inBoth } from '../../language/messages.ts';
import { noticeMessages } from '../../language/notice-messages.ts';
import { clinicMessages } from '../account/clinic-messages.ts';
import { signInMessages } from '../session/sign-in-messages.ts';

/** Sentences of the registration. Spec: 1§5 */
export const messages = inBoth({
  en: {
    ...signInMessages.en,
    // The result, where the page stays.
    ...noticeMessages.en,
    ...fileMessages.en,
    ...clinicMessages.en,
    'choose-city': 'Choose the city or area too.',
    'enter-street': 'Enter the building and street.',
    'enter-unit': 'Enter the unit and floor, for example Room 1203, 12/F.',
    'signed-in-already': 'You are already logged in.',
  },
  zh: {
    ...signInMessages.zh,
    ...noticeMessages.zh,
    ...fileMessages.zh,
    ...clinicMessages.zh,
    'choose-city': '請選擇市或區域。',
    'enter-street': '請輸入大廈及街道。',
    'enter-unit': '請輸入單位及樓層，例如 12 樓 1203 室。',
    'signed-in-already': '你已登入。',
  },
});
