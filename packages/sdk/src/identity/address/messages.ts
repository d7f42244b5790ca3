import { inBoth } from '../../language/messages.ts';
import { contactMessages } from '../session/contact-messages.ts';

/** Sentences of delivery addresses. Spec: 2§5, 2§8 */
export const messages = inBoth({
  en: {
    ...contactMessages.en,
    'fill-in-complete-information': 'Some fields are missing.',
    'enter-consignee': 'Enter the recipient.',
    'choose-province-and-city': 'Choose a region.',
    'enter-street': 'Enter the building and street.',
    'address-saved': 'Address saved.',
    'address-deleted': 'Address deleted.',
    'address-gone': 'This address was deleted elsewhere. Save again to add it as a new one.',
    'default-set': 'Default address set.',
    'confirm-delete': 'Confirm delete?',
  },
  zh: {
    ...contactMessages.zh,
    'fill-in-complete-information': '請填寫完整資料。',
    'enter-consignee': '請輸入收貨人姓名。',
    'choose-province-and-city': '請選擇地區。',
    'enter-street': '請輸入大廈及街道。',
    'address-saved': '地址已儲存。',
    'address-deleted': '地址已刪除。',
    'address-gone': '此地址已在別處刪除。再次儲存會新增為新地址。',
    'default-set': '已設為預設地址。',
    'confirm-delete': '確認刪除？',
  },
});
