import { messages as returnChanges } from '../after-sales/change-messages.ts';
import { messages as afterSales } from '../after-sales/messages.ts';
import { messages as campaign } from '../campaign/messages.ts';
import { buyingMessages as buying } from '../cart/buying-messages.ts';
import { messages as cashier } from '../cashier/messages.ts';
import { productMessages as product } from '../catalogue/product-messages.ts';
import { messages as order } from '../checkout/messages.ts';
import { messages as placing } from '../checkout/place-order/messages.ts';
import { messages as compare } from '../compare/messages.ts';
import { messages as content } from '../content/messages.ts';
import { messages as coupon } from '../coupon/messages.ts';
import { messages as address } from '../identity/address/messages.ts';
import { messages as handover } from '../identity/handover/messages.ts';
import { messages as recovery } from '../identity/password-reset/messages.ts';
import { messages as profile } from '../identity/profile/messages.ts';
import { messages as registration } from '../identity/registration/messages.ts';
import { messages as orders } from '../orders/messages.ts';
import { messages as orderOperations } from '../orders/operation-messages.ts';
import { messages as points } from '../points/messages.ts';
import { messages as redeeming } from '../points/redeem-messages.ts';
import { messages as quickOrder } from '../quick-order/messages.ts';
import { messages as wallet } from '../wallet/messages.ts';
import { messages as common } from './messages.ts';

/** The English sentences by key. */
export type MessageTexts = typeof allMessages.en;

/** The key of a sentence: the reasons of all rules, and the confirmations. */
export type MessageKey = keyof MessageTexts;

/** Every sentence of every domain. */
export const allMessages = {
  en: {
    ...common.en,
    ...afterSales.en,
    ...returnChanges.en,
    ...address.en,
    ...buying.en,
    ...campaign.en,
    ...cashier.en,
    ...compare.en,
    ...content.en,
    ...coupon.en,
    ...handover.en,
    ...order.en,
    ...placing.en,
    ...orders.en,
    ...orderOperations.en,
    ...points.en,
    ...redeeming.en,
    ...product.en,
    ...profile.en,
    ...quickOrder.en,
    ...recovery.en,
    ...registration.en,
    ...wallet.en,
  },
  zh: {
    ...common.zh,
    ...afterSales.zh,
    ...returnChanges.zh,
    ...address.zh,
    ...buying.zh,
    ...campaign.zh,
    ...cashier.zh,
    ...compare.zh,
    ...content.zh,
    ...coupon.zh,
    ...handover.zh,
    ...order.zh,
    ...placing.zh,
    ...orders.zh,
    ...orderOperations.zh,
    ...points.zh,
    ...redeeming.zh,
    ...product.zh,
    ...profile.zh,
    ...quickOrder.zh,
    ...recovery.zh,
    ...registration.zh,
    ...wallet.zh,
  },
};
