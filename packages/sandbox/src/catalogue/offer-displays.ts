import { endOfHongKongWeek, formatHongKongTime, startOfHongKongDay } from '@clinicart/sdk/contract';
import { type Call, isNewCustomer, mayBuy } from '../http/call.ts';

const STRIP = '640x96';
/** One offer in four ends today, so that demos show short countdowns. */
const TODAY_EVERY = 4;

/** Colours of offers on a product page; `promotion-art.ts` draws their strips. */
const DISPLAYS = {
  weekly: { ground: '#B9471A', ink: '#FFFFFF' },
  today: { ground: '#7A2E14', ink: '#FFFFFF' },
  welcome: { ground: '#1A6B4B', ink: '#FFFFFF' },
} as const;

function display(kind: keyof typeof DISPLAYS, endsAt: number | null, call: Call) {
  return {
    endTime: endsAt === null ? null : formatHongKongTime(endsAt),
    picPath: `${call.origin}/pictures/${STRIP}/promotion~${kind}~${call.language}.svg`,
    showPriceBackground: DISPLAYS[kind].ground,
    textColor: DISPLAYS[kind].ink,
    countDown: endsAt !== null,
  };
}

interface Tagged {
  readonly id: number;
  readonly tags: string;
}

/** The running offer of a product, for those who see prices: to the end of the week, or of today. Spec: 1§3 */
export function promotionDisplay({ id, tags }: Tagged, call: Call) {
  if (!mayBuy(call) || !tags.includes('"discount"')) return null;
  return id % TODAY_EVERY === 0
    ? display('today', startOfHongKongDay(call.now, 1) - 1000, call)
    : display('weekly', endOfHongKongWeek(call.now), call);
}

/** The new-customer offer, which has no end. Spec: 1§3, 1§6 */
export function newCustomerDisplay({ tags }: Tagged, call: Call) {
  return isNewCustomer(call) && tags.includes('"new-customer"')
    ? display('welcome', null, call)
    : null;
}
