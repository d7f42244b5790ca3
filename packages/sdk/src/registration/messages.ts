import { inBoth } from '../language/messages.ts';

/** Sentences of registering. Spec: 1§5 */
export const messages = inBoth({
  en: {
    'enter-clinic-name': 'Please enter clinic name.',
    'enter-name': 'Please enter name.',
    'choose-region': 'Please choose the region.',
    'choose-city': 'Please choose the city too.',
    'enter-street': 'Please enter building and street.',
    'enter-unit': 'Please enter unit and floor, for example 1203, 12/F.',
    'upload-licence': 'Please upload the business registration certificate.',
    'signed-in-already': 'You are logged in already.',
  },
  zh: {
    'enter-clinic-name': '請輸入診所名稱。',
    'enter-name': '請輸入姓名。',
    'choose-region': '請選擇地區。',
    'choose-city': '請選擇城市。',
    'enter-street': '請輸入大廈及街道。',
    'enter-unit': '請輸入單位及樓層，例如 12 樓 1203 室。',
    'upload-licence': '請上載商業登記證。',
    'signed-in-already': '你已登入。',
  },
});
