import { fileMessages } from '../language/file-messages.ts';
import { inBoth } from '../language/messages.ts';

/** Sentences of ordering by article number. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    ...fileMessages.en,
    'merged-lines': 'Lines {{lines}} have the same article number: {{quantity}}{{unit}} in all.',
    'merged-into': 'Same article number as line {{line}}. Counted there.',
    'quantity-missing': 'No quantity given. Set to {{quantity}}{{unit}}.',
    'quantity-unreadable': 'This quantity is not a whole number. Enter digits only.',
    'quantity-zero': 'The quantity is 0, so nothing will be added.',
    'article-missing': 'This line has no article number.',
    'article-unknown': 'This article number does not exist.',
    'article-near': 'This article number does not exist. Choose a similar one or correct it.',
    'became-number':
      'A spreadsheet turned this article number into a number. Check it, including leading zeros.',
    'became-date': 'A spreadsheet turned this article number into a date. Type it again.',
    'capped-by-cart': '{{inCart}}{{unit}} already in your cart. Set to {{quantity}}.',
    'all-in-cart': 'All you can buy ({{inCart}}{{unit}}) is already in your cart.',
    'maybe-in-cart':
      '{{quantity}}{{unit}} may already be in your cart. We’ll check the cart before adding more.',
    'partly-in-cart': '{{quantity}}{{unit}} of these already in your cart.',
    'more-in-cart': '{{quantity}}{{unit}} in your cart. To reduce the quantity, change it there.',
    'no-rows': 'No article numbers found.',
    'too-many-rows': '{{rows}} lines are too many. Send at most {{most}} at a time.',
    'file-empty': 'The file is empty.',
    'file-old-excel': 'This is an old Excel file (.xls). Save it as .xlsx or CSV, then try again.',
    'file-locked':
      'This workbook is password-protected. Save it without a password, then try again.',
    'file-broken': 'This file cannot be read. Save it again as .xlsx or CSV, then try again.',
    'workbook-too-large':
      'This workbook contains far more than a list. Copy the list into a new workbook, then try again.',
    'sheet-too-large':
      'The sheet extends to cell {{cell}}, beyond the {{rows}} rows and {{columns}} columns that we can read. Copy the list into a new workbook, then try again.',
    'file-no-table': 'This is not a text list. Choose an .xlsx, CSV or text file.',
  },
  zh: {
    ...fileMessages.zh,
    'merged-lines': '第 {{lines}} 行是同一貨號，合共 {{quantity}}{{unit}}。',
    'merged-into': '與第 {{line}} 行貨號相同，已合併計算。',
    'quantity-missing': '未填數量，已設為 {{quantity}}{{unit}}。',
    'quantity-unreadable': '數量不是整數，請只輸入數字。',
    'quantity-zero': '數量為 0，不會加入。',
    'article-missing': '此行沒有貨號。',
    'article-unknown': '沒有此貨號。',
    'article-near': '沒有此貨號，請選擇相近的貨號或更正。',
    'became-number': '試算表把此貨號變成了數字，請核對，包括開首的 0。',
    'became-date': '試算表把此貨號變成了日期，請重新輸入。',
    'capped-by-cart': '購物車內已有 {{inCart}}{{unit}}，已調整為 {{quantity}}。',
    'all-in-cart': '可購買的 {{inCart}}{{unit}}已全部在購物車內。',
    'maybe-in-cart': '購物車內可能已有 {{quantity}}{{unit}}，再加入前會先核對購物車。',
    'partly-in-cart': '其中 {{quantity}}{{unit}}已在購物車內。',
    'more-in-cart': '購物車內已有 {{quantity}}{{unit}}；如要減少，請在購物車更改。',
    'no-rows': '未找到貨號。',
    'too-many-rows': '共 {{rows}} 行，超出每次上限 {{most}} 行。',
    'file-empty': '檔案是空的。',
    'file-old-excel': '這是舊版 Excel 檔案（.xls），請另存為 .xlsx 或 CSV 再試。',
    'file-locked': '此活頁簿設有密碼，請移除密碼後再試。',
    'file-broken': '檔案無法讀取，請重新另存為 .xlsx 或 CSV 再試。',
    'workbook-too-large': '此活頁簿的內容遠多於一張清單，請把清單複製到新的活頁簿再試。',
    'sheet-too-large':
      '工作表延伸至儲存格 {{cell}}，超出可讀取的 {{rows}} 行、{{columns}} 欄，請把清單複製到新的活頁簿再試。',
    'file-no-table': '這不是文字清單，請選擇 .xlsx、CSV 或文字檔。',
  },
});
