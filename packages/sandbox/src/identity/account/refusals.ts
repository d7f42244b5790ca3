import type { Bilingual } from '../../seed/data/types.ts';

/** Refusals of login, registration, codes, profiles and addresses; all codes are this server's own. */
export const accountRefusals = {
  wrongPassword: {
    id: 1301,
    zh: '帳戶或密碼不正確。',
    en: 'The account or password is not correct.',
  },
  tooManyTries: {
    id: 1302,
    zh: '嘗試次數過多，請於 {minutes} 分鐘後再試。',
    en: 'Too many attempts. Try again in {minutes} minutes.',
  },
  noHandover: {
    id: 1330,
    zh: '此頁面不能轉交登入。',
    en: 'This page cannot hand over a login.',
  },
  handoverOver: {
    id: 1331,
    zh: '轉交的登入已失效，請再登入一次。',
    en: 'The login that was handed over is no longer valid. Log in once more.',
  },
  noAccount: {
    id: 1303,
    zh: '未有此帳戶，請先註冊。',
    en: 'This account does not exist. Register first.',
  },
  wrongCode: {
    id: 1304,
    zh: '驗證碼不正確，請核對後再輸入。',
    en: 'The code is not correct. Check it and enter it again.',
  },
  codeExpired: {
    id: 1305,
    zh: '驗證碼已失效，請重新獲取。',
    en: 'The code is no longer valid. Get a new one.',
  },
  tooSoon: {
    id: 1306,
    zh: '請於 {seconds} 秒後再獲取驗證碼。',
    en: 'You can get another code in {seconds} seconds.',
  },
  captchaNeeded: {
    id: 1307,
    zh: '請輸入圖片中的 4 個字元。',
    en: 'Enter the 4 characters in the picture.',
  },
  captchaWrong: {
    id: 1308,
    zh: '圖片字元不正確，請再試一次。',
    en: 'The characters do not match the picture. Try again.',
  },
  unreadableCipher: {
    id: 1309,
    zh: '未能讀取加密內容，請重新整理頁面後再試。',
    en: 'The encrypted request could not be read. Reload the page and try again.',
  },
  noContact: {
    id: 1310,
    zh: '請輸入電郵，或手機號碼及區號。',
    en: 'Enter an e-mail address, or a phone number with its area code.',
  },
  alreadyRegistered: {
    id: 1311,
    zh: '此電郵或手機號碼已註冊，請直接登入。',
    en: 'This e-mail or phone number is already registered. Log in instead.',
  },
  weakPassword: {
    id: 1312,
    zh: '密碼須最少 6 個字元，並包含字母及數字。',
    en: 'Enter at least 6 characters with letters and digits.',
  },
  passwordsDiffer: {
    id: 1313,
    zh: '兩次輸入的密碼不一致。',
    en: 'The two passwords do not match.',
  },
  wrongOldPassword: {
    id: 1314,
    zh: '原密碼不正確。',
    en: 'The old password is not correct.',
  },
  proofNeeded: {
    id: 1315,
    zh: '請先驗證現有的手機號碼或電郵。',
    en: 'Verify your current phone number or e-mail first.',
  },
  unknownRegion: {
    id: 1316,
    zh: '沒有此地區，請重新選擇。',
    en: 'This region does not exist. Choose again.',
  },
  fileTooLarge: {
    id: 1317,
    zh: '檔案過大，請上載不超過 2 MB 的圖片。',
    en: 'The file is too large. Upload a picture of at most 2 MB.',
  },
  fileNotPicture: {
    id: 1318,
    zh: '此檔案不是 JPG 或 PNG 圖片。',
    en: 'This file is not a JPG or PNG picture.',
  },
  incomplete: {
    id: 1319,
    zh: '請填寫完整資料。',
    en: 'Some fields are missing.',
  },
  underReview: {
    id: 1320,
    zh: '審核中，暫不能修改。',
    en: 'Under review. You cannot change it now.',
  },
  noAddress: {
    id: 1321,
    zh: '沒有此送貨地址，請重新整理。',
    en: 'This delivery address does not exist. Refresh the page.',
  },
  tooManyAddresses: {
    id: 1322,
    zh: '最多可儲存 {most} 個送貨地址，請先刪除不用的。',
    en: 'You can save {most} delivery addresses. Delete one first.',
  },
  clinicAddressMissing: {
    id: 1324,
    zh: '請輸入診所地址。',
    en: 'Enter your clinic address.',
  },
  wrongPhone: {
    id: 1325,
    zh: '請檢查手機號碼格式。',
    en: 'Check the format of the phone number.',
  },
  contactTaken: {
    id: 1326,
    zh: '此電郵或手機號碼已由另一帳戶使用。',
    en: 'This e-mail or phone number belongs to another account.',
  },
  contactUnchanged: {
    id: 1327,
    zh: '這是你現有的電郵或手機號碼，請輸入另一個。',
    en: 'This is already your e-mail or phone number. Enter a different one.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
