import { messages as campaign } from '../campaign/messages.ts';
import { messages as content } from '../content/messages.ts';
import { messages as coupon } from '../coupon/messages.ts';
import { messages as quickOrder } from '../quick-order/messages.ts';
import { messages as recovery } from '../recovery/messages.ts';
import { messages as common } from './messages.ts';

/** A sentence of the catalogue. */
export type MessageKey = keyof typeof allMessages.en;

/** Every sentence of every domain. */
export const allMessages = {
  en: {
    ...common.en,
    ...campaign.en,
    ...content.en,
    ...coupon.en,

    ...quickOrder.en,
    ...recovery.en,
  },
  zh: {
    ...common.zh,
    ...campaign.zh,
    ...content.zh,
    ...coupon.zh,

    ...quickOrder.zh,
    ...recovery.zh,
  },
};
