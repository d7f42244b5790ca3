/** Sentences by key, in both languages. The English ones are known as literals: their blanks are read off them. */
export type MessageTable<
  English extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> = Readonly<{ en: English; zh: Readonly<Record<keyof English, string>> }>;

/** A table in which no sentence is missing in either language. */
/* @__NO_SIDE_EFFECTS__ */
export const inBoth = <const English extends Readonly<Record<string, string>>>(
  table: MessageTable<English>,
): MessageTable<English> => table;

/** Sentences that every shop may need; a domain brings its own beside its rules. `{{fact}}` is filled in. Spec: 1§5, 1§8 */
export const messages = inBoth({
  en: {
    // Buying
    'select-at-least-one': 'Select at least one product.',
    'no-stock': 'Out of stock.',
    'insufficient-stock': 'Insufficient stock. {{stock}}{{unit}} left.',
    limited: 'You can buy at most {{limit}}{{unit}}.',
    invalid: 'This product is no longer sold.',
    'not-multiple': 'Sold in multiples of {{step}}{{unit}}. Choose {{lower}} or {{upper}}.',
    'rounded-down': 'Rounded down to {{quantity}}: sold in multiples of {{step}}{{unit}}.',
    'raised-to-step': 'Raised to {{quantity}}{{unit}}, the minimum quantity.',
    'capped-at-stock': 'Insufficient stock. Set to {{quantity}}{{unit}}.',
    'capped-at-limit': 'You can buy at most {{limit}}{{unit}}. Set to {{quantity}}.',
    'not-a-number': 'Enter digits only. Set to {{quantity}}{{unit}}.',
    'quantity-not-whole': 'Enter a whole number, 1 or more.',
    'multiple-of': 'In multiples of {{step}}{{unit}}',
    'enquire-only': 'Price on request. Contact us for a quotation.',
    'not-certified': 'Prices and buying are for verified clinics. Get verified first.',
    // Searching
    'enter-keyword': 'Enter a search term.',
    // Signing in
    'log-in-first': 'Please log in first.',
    'session-ended': 'Your session has ended. Please log in again.',
    'enter-password': 'Enter your password.',
    // Forms
    'text-too-long': 'Enter at most {{most}} characters.',
    // Calls
    'input-unfit': 'Nothing was sent: one value is not valid ({{field}}).',
    'network-failed': 'No connection to the shop. Check your network and try again.',
    'timed-out': 'The shop took too long to respond. Try again.',
    'server-busy': 'The shop is busy. Try again later.',
    'server-failed': 'Something went wrong in the shop. Try again.',
    'answer-unfit': 'The shop’s response could not be read. Try again later.',
    aborted: 'Stopped.',
  },
  zh: {
    'select-at-least-one': '請選擇至少一款產品。',
    'no-stock': '暫無庫存。',
    'insufficient-stock': '庫存不足，餘 {{stock}}{{unit}}。',
    limited: '限購 {{limit}}{{unit}}。',
    invalid: '此產品已下架。',
    'not-multiple': '須以 {{step}}{{unit}}的倍數購買，請選 {{lower}} 或 {{upper}}。',
    'rounded-down': '已調整為 {{quantity}}：須以 {{step}}{{unit}}的倍數購買。',
    'raised-to-step': '已調整為最少購買量 {{quantity}}{{unit}}。',
    'capped-at-stock': '庫存不足，已調整為 {{quantity}}{{unit}}。',
    'capped-at-limit': '限購 {{limit}}{{unit}}，已調整為 {{quantity}}。',
    'not-a-number': '請只輸入數字，已調整為 {{quantity}}{{unit}}。',
    'quantity-not-whole': '數量須為 1 或以上的整數。',
    'multiple-of': '按 {{step}}{{unit}}的倍數購買',
    'enquire-only': '此產品須查詢價格，請聯絡我們。',
    'not-certified': '認證診所方可查看價格及購買，請先完成認證。',
    'enter-keyword': '請輸入要搜尋的字詞。',
    'log-in-first': '請先登入。',
    'session-ended': '登入已失效，請重新登入。',
    'enter-password': '請輸入密碼。',
    'text-too-long': '最多 {{most}} 個字元。',
    'input-unfit': '內容不符合要求，未有送出（{{field}}）。',
    'network-failed': '未能連接商店，請檢查網絡後再試。',
    'timed-out': '商店回應太慢，請再試。',
    'server-busy': '商店繁忙，請稍後再試。',
    'server-failed': '商店暫時未能處理，請再試。',
    'answer-unfit': '商店的回覆無法讀取，請稍後再試。',
    aborted: '已停止。',
  },
});
