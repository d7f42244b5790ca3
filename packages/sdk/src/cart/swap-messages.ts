import { inBoth } from '../language/messages.ts';

/** Sentences of the swap purchase. `{{fact}}` is filled in. Spec: 1§4, 1§8 */
export const messages = inBoth({
  en: {
    'swap-missing-amount': 'Spend {{missing}} more to add {{allowed}} at a swap price.',
    'swap-missing-count': 'Add {{missing}} more to choose {{allowed}} at a swap price.',
    'swap-open': 'You may add {{allowed}} at a swap price. Chosen: {{picked}}.',
    'swap-next-amount': 'Spend {{missing}} more for the next tier: {{allowed}} in all.',
    'swap-next-count': 'Add {{missing}} more for the next tier: {{allowed}} in all.',
    'swap-locked-amount': 'This item is for purchases of {{threshold}}. Spend {{missing}} more.',
    'swap-locked-count':
      'This item is for purchases of {{threshold}} pieces. Add {{missing}} more.',
    'swap-not-offered': 'This item is not among the swap items.',
    'swap-too-many': 'Choose {{allowed}} swap items at most.',
    'swap-ended': 'This swap offer has ended. Remove the item to check out.',
    'swap-fix-amount': 'Spend {{missing}} more, or remove the swap item.',
    'swap-fix-count': 'Add {{missing}} more, or remove the swap item.',
    'swap-remove': 'Remove the swap item.',
    'swap-offered': 'You may still add {{allowed}} at a swap price.',
  },
  zh: {
    'swap-missing-amount': '再購 {{missing}} 即可換購 {{allowed}} 件。',
    'swap-missing-count': '再購 {{missing}} 件即可換購 {{allowed}} 件。',
    'swap-open': '可換購 {{allowed}} 件，已選 {{picked}} 件。',
    'swap-next-amount': '再購 {{missing}} 可達下一級，共可換購 {{allowed}} 件。',
    'swap-next-count': '再購 {{missing}} 件可達下一級，共可換購 {{allowed}} 件。',
    'swap-locked-amount': '購物滿 {{threshold}} 方可換購此產品，尚欠 {{missing}}。',
    'swap-locked-count': '購物滿 {{threshold}} 件方可換購此產品，尚欠 {{missing}} 件。',
    'swap-not-offered': '此產品不在換購之列。',
    'swap-too-many': '最多可換購 {{allowed}} 件。',
    'swap-ended': '此換購優惠已結束，請移除換購品後結帳。',
    'swap-fix-amount': '再購 {{missing}}，或移除此換購品。',
    'swap-fix-count': '再購 {{missing}} 件，或移除此換購品。',
    'swap-remove': '請移除此換購品。',
    'swap-offered': '你尚可換購 {{allowed}} 件優惠產品。',
  },
});
