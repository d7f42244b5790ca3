import { unitFor } from '@clinicart/sdk/values';
import { bilingual } from '../../ui/foundation/words.ts';

/** Words of buying again. Spec: 2§4 */
export const againWords = bilingual({
  zh: {
    title: '再次購買',
    why: '已按現時的庫存及價格核對，請選擇要加入購物車的產品。',
    checking: '正在核對庫存及價格',
    lines: '產品',
    choose: (t: { name: string }) => `選擇 ${t.name}`,
    add: (t: { count: number }) => `加入購物車（${t.count} 款）`,
    adding: '加入中',
    added: '已加入購物車',
    addedAll: (t: { count: number }) => `已將 ${t.count} 款產品加入購物車。`,
    addedSome: (t: { count: number; all: number }) => `已加入 ${t.count} 款，共選 ${t.all} 款。`,
    addedNone: '未能加入購物車。',
    addedUnsure: '未收到商店回覆，產品可能已在購物車內。',
    kept: '未加入的產品仍在下方，可再試。',
    keptUnsure: '未確認的產品仍在下方。重試時會先核對購物車，不會重複加入。',
    retry: '重試未加入的產品',
    cart: '查看購物車',
    close: '關閉',
    unread: (t: { count: number }) => `未能查核 ${t.count} 款產品。`,
    nothing: '現時沒有可加入購物車的產品，原因見以下各項。',
    times: (t: { quantity: number; unit: string }) =>
      `× ${t.quantity} ${unitFor(t.quantity, t.unit)}`.trim(),
  },
  en: {
    title: 'Buy again',
    why: 'Checked against today’s stock and prices. Choose what to add to the cart.',
    checking: 'Checking stock and prices',
    lines: 'Products',
    choose: (t) => `Choose ${t.name}`,
    add: (t) => `Add ${t.count} ${t.count === 1 ? 'product' : 'products'} to cart`,
    adding: 'Adding',
    added: 'Added to cart',
    addedAll: (t) => `${t.count} ${t.count === 1 ? 'product is' : 'products are'} in the cart.`,
    addedSome: (t) => `${t.count} of ${t.all} products are in the cart.`,
    addedNone: 'Nothing was added to the cart.',
    addedUnsure: 'We did not hear back, so products may already be in your cart.',
    kept: 'The others are kept below, so that you can try again.',
    keptUnsure:
      'Products without an answer are kept below. Trying again checks the cart first, and adds nothing twice.',
    retry: 'Try the others again',
    cart: 'View cart',
    close: 'Close',
    unread: (t) => `${t.count} ${t.count === 1 ? 'product' : 'products'} could not be checked.`,
    nothing: 'No product can be added now. The reason is below each one.',
    times: (t) => `× ${t.quantity} ${unitFor(t.quantity, t.unit)}`.trim(),
  },
});
