import { inBoth } from '../language/messages.ts';

/** Sentences of the swap purchase. `{{fact}}` is filled in. Spec: 1§4, 1§8 */
export const messages = inBoth({
  en: {
    'swap-missing-amount': 'Spend {{missing}} more to add {{allowed}} at the add-on price.',
    'swap-missing-count': 'Buy {{missing}} more to add {{allowed}} at the add-on price.',
    'swap-open': 'You can add {{allowed}} at the add-on price. Chosen: {{picked}}.',
    'swap-next-amount': 'Spend {{missing}} more for the next tier: {{allowed}} in all.',
    'swap-next-count': 'Buy {{missing}} more for the next tier: {{allowed}} in all.',
    'swap-locked-amount': 'Spend {{threshold}} to add this product. {{missing}} to go.',
    'swap-locked-count': 'Buy {{threshold}} packs to add this product. {{missing}} to go.',
    'swap-not-offered': 'This product is not part of the add-on deal.',
    'swap-too-many': 'Choose at most {{allowed}} add-on products.',
    'swap-ended': 'This add-on deal has ended. Remove the product to check out.',
    'swap-fix-amount': 'Spend {{missing}} more, or remove the add-on product.',
    'swap-fix-count': 'Buy {{missing}} more, or remove the add-on product.',
    'swap-remove': 'Remove the add-on product.',
    'swap-offered': 'You can still add {{allowed}} at the add-on price.',
  },
  zh: {
    'swap-missing-amount': '再購 {{missing}} 即可以換購價加購 {{allowed}} 件。',
    'swap-missing-count': '再購 {{missing}} 件即可以換購價加購 {{allowed}} 件。',
    'swap-open': '可以換購價加購 {{allowed}} 件，已選 {{picked}} 件。',
    'swap-next-amount': '再購 {{missing}} 可達下一級，共可加購 {{allowed}} 件。',
    'swap-next-count': '再購 {{missing}} 件可達下一級，共可加購 {{allowed}} 件。',
    'swap-locked-amount': '購物滿 {{threshold}} 方可加購此產品，尚欠 {{missing}}。',
    'swap-locked-count': '購物滿 {{threshold}} 件方可加購此產品，尚欠 {{missing}} 件。',
    'swap-not-offered': '此產品不在加價換購之列。',
    'swap-too-many': '最多可加購 {{allowed}} 件。',
    'swap-ended': '此加價換購已結束，請移除換購品後結帳。',
    'swap-fix-amount': '再購 {{missing}}，或移除此換購品。',
    'swap-fix-count': '再購 {{missing}} 件，或移除此換購品。',
    'swap-remove': '請移除此換購品。',
    'swap-offered': '你仍可以換購價加購 {{allowed}} 件。',
  },
});
