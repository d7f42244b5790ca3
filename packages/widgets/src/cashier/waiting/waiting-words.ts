import { bilingual } from '../../engine/index.ts';

/** Texts during a payment that is made elsewhere. */
export const waitingWords = bilingual({
  zh: {
    waiting: {
      title: (t: { method: string }) => `等候付款：${t.method}`,
      window:
        '請在付款頁面完成付款，此頁會自動前往結果。如已關閉付款頁面，可再次開啟，或改用其他付款方式。',
      code: '付款後此頁會自動前往結果。',
      unknownTitle: '正在確認付款結果',
      unknown: '未收到商店的回覆，付款可能已完成。請勿再次付款，此頁會繼續查詢。',
      paid: '我已付款',
      asking: '查詢中',
      again: '再次開啟付款頁面',
      blocked: '瀏覽器封鎖了付款頁面，請按下面的連結在新分頁開啟。',
      openNow: '開啟付款頁面',
      opening: '正在開啟付款頁面…',
      another: '改用其他付款方式',
      asked: '已向商店查詢，尚未收到付款。此頁會繼續查詢。',
      troubled: '暫時查詢不到付款結果，會自動再試。',
      amount: (t: { amount: string }) => `付款 ${t.amount}`,
      balancePart: (t: { amount: string }) => `另由餘額支付 ${t.amount}`,
    },
    code: {
      label: (t: { method: string; amount: string }) => `${t.method} 付款碼，${t.amount}`,
      steps: {
        wechat: { first: '開啟微信，按「掃一掃」', second: '掃描付款碼', third: '核對金額後付款' },
        fps: {
          first: '開啟銀行或電子錢包應用程式，選擇「轉數快」',
          second: '掃描付款碼',
          third: '核對金額後付款',
        },
        payme: { first: '開啟 PayMe，按「掃碼」', second: '掃描付款碼', third: '核對金額後付款' },
        alipay: {
          first: '開啟 AlipayHK，按「掃一掃」',
          second: '掃描付款碼',
          third: '核對金額後付款',
        },
      },
      cannotScan: '不能掃碼？',
      text: '付款碼文字',
      textWhy: '可將以下文字貼到付款應用程式，或在另一部裝置開啟。',
      copyText: '複製付款碼文字',
      open: (t: { method: string }) => `開啟${/^[a-z]/i.test(t.method) ? ' ' : ''}${t.method}`,
      page: '在另一頁顯示付款碼',
      notDrawn: '未能顯示付款碼，請使用以下文字。',
    },
  },
  en: {
    waiting: {
      title: (t) => `Waiting for ${t.method}`,
      window:
        'Complete the payment on the provider’s page. This page continues once you have paid. If you closed that page, open it again or pay another way.',
      code: 'This page continues once you have paid.',
      unknownTitle: 'Checking your payment',
      unknown:
        'We did not hear back, so you may have paid already. Do not pay again. We’ll keep checking.',
      paid: 'I have paid',
      asking: 'Checking',
      again: 'Open the payment page again',
      blocked: 'Your browser blocked the payment page. Open it in a new tab with the link below.',
      openNow: 'Open the payment page',
      opening: 'Opening the payment page…',
      another: 'Pay another way',
      asked: 'No payment received yet. We’ll keep checking.',
      troubled: 'We cannot check your payment now. We’ll retry automatically.',
      amount: (t) => `Pay ${t.amount}`,
      balancePart: (t) => `Plus ${t.amount} from your balance`,
    },
    code: {
      label: (t) => `${t.method} payment code, ${t.amount}`,
      steps: {
        wechat: {
          first: 'Open WeChat and tap Scan',
          second: 'Scan the code',
          third: 'Check the amount and pay',
        },
        fps: {
          first: 'Open your bank or wallet app and choose FPS',
          second: 'Scan the code',
          third: 'Check the amount and pay',
        },
        payme: {
          first: 'Open PayMe and tap Scan',
          second: 'Scan the code',
          third: 'Check the amount and pay',
        },
        alipay: {
          first: 'Open AlipayHK and tap Scan',
          second: 'Scan the code',
          third: 'Check the amount and pay',
        },
      },
      cannotScan: 'Cannot scan it?',
      text: 'Payment code as text',
      textWhy: 'Paste this into the payment app, or open it on another device.',
      copyText: 'Copy the payment code',
      open: (t) => `Open ${t.method}`,
      page: 'Show the code on its own page',
      notDrawn: 'The code could not be shown. Use the text below.',
    },
  },
});
