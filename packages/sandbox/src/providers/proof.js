import { pageChannel, post, say } from './channel.js';

const words = {
  zh: {
    tag: '示範頁面，並非真正的銀行',
    title: '驗證這次付款',
    why: '發卡銀行要求確認是你本人付款（3-D Secure）。請選擇驗證結果。',
    complete: '完成驗證',
    fail: '驗證失敗',
  },
  en: {
    tag: 'Stand-in, not a real bank',
    title: 'Verify this payment',
    why: 'The bank wants to know that it is you who pays (3-D Secure). Choose how that ends.',
    complete: 'Complete',
    fail: 'Fail',
  },
};

let wanted;
const port = await pageChannel(({ set }) => {
  if (!set) return;
  wanted = set;
  say(words, set.locale);
});
say(words, 'zh-HK');
port.postMessage({ said: 'awake' });

const [complete, fail] = ['complete', 'fail'].map((id) => document.getElementById(id));
async function prove(isProved) {
  if (!wanted) return;
  complete.disabled = fail.disabled = true;
  const result = await post('/stand-in/card/prove', { ...wanted, isProved });
  port.postMessage({ said: 'proved', result });
}
complete.addEventListener('click', () => prove(true));
fail.addEventListener('click', () => prove(false));
complete.focus();
