import { inBoth } from '../language/messages.ts';

/** Sentences of ordering by article number. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    'merged-lines': 'Lines {{lines}} are the same article: {{quantity}} in all.',
    'merged-into': 'The same article as line {{line}}: counted there.',
    'quantity-missing': 'No quantity given. Set to {{quantity}}.',
    'quantity-unreadable': 'This quantity is no whole number. Enter digits only.',
    'quantity-zero': 'The quantity is 0: nothing will be added.',
    'article-missing': 'This line has no article number.',
    'article-unknown': 'There is no such article number.',
    'article-near': 'There is no such article number. Choose one of the nearest or correct it.',
    'became-number':
      'A spreadsheet made this article number a number. Check it, also for zeros in front.',
    'became-date': 'A spreadsheet made this article number a date. Type it again.',
    'capped-by-cart': '{{inCart}} are in your cart already. Set to {{quantity}}.',
    'all-in-cart': 'All that you can buy ({{inCart}}) is in your cart already.',
    'maybe-in-cart':
      '{{quantity}} may be in your cart already. Your cart is asked before more is added.',
    'partly-in-cart': '{{quantity}} of it are in your cart already.',
    'more-in-cart': '{{quantity}} are in your cart. To have fewer, change it there.',
    'no-rows': 'No article numbers were found.',
    'too-many-rows': '{{rows}} lines are too many at once. Send at most {{most}}.',
    'file-empty': 'The file is empty.',
    'file-old-excel': 'This is an old Excel file (.xls). Save it as .xlsx or CSV, then try again.',
    'file-locked': 'This workbook is protected by a password. Save it without one, then try again.',
    'file-broken': 'The file cannot be read. Save it again as .xlsx or CSV, then try again.',
    'workbook-too-large':
      'This workbook holds far more than a list. Copy the list into a new workbook, then try again.',
    'sheet-too-large':
      'The sheet reaches as far as cell {{cell}}: up to {{rows}} rows and {{columns}} columns are read. Copy the list into a new workbook, then try again.',
    'file-no-table': 'This is no list of text. Choose an .xlsx, CSV or text file.',
  },
  zh: {
    'merged-lines': '第 {{lines}} 行是同一貨號，合共 {{quantity}} 件。',
    'merged-into': '與第 {{line}} 行貨號相同，已合併計算。',
    'quantity-missing': '未填數量，已設為 {{quantity}}。',
    'quantity-unreadable': '數量不是整數，請只輸入數字。',
    'quantity-zero': '數量為 0，不會加入。',
    'article-missing': '此行沒有貨號。',
    'article-unknown': '沒有此貨號。',
    'article-near': '沒有此貨號，請選擇相近的貨號或更正。',
    'became-number': '試算表把此貨號變成了數字，請核對，包括開首的 0。',
    'became-date': '試算表把此貨號變成了日期，請重新輸入。',
    'capped-by-cart': '購物車內已有 {{inCart}} 件，已調整為 {{quantity}}。',
    'all-in-cart': '可購買的 {{inCart}} 件已全部在購物車內。',
    'maybe-in-cart': '購物車內可能已有 {{quantity}} 件，再加入前會先核對購物車。',
    'partly-in-cart': '其中 {{quantity}} 件已在購物車內。',
    'more-in-cart': '購物車內已有 {{quantity}} 件；如要減少，請在購物車更改。',
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
