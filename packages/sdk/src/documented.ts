import { documented as afterSales } from './after-sales/documented.ts';
import type { CallRecord, DocumentedRow } from './base/wire/documented.ts';
import { documented as campaign } from './campaign/documented.ts';
import { documented as cart } from './cart/documented.ts';
import { documented as cashier } from './cashier/documented.ts';
import { documented as catalogue } from './catalogue/documented.ts';
import { documented as order } from './checkout/documented.ts';
import { documented as content } from './content/documented.ts';
import { documented as coupon } from './coupon/documented.ts';
import { documented as account } from './identity/account/documented.ts';
import { documented as address } from './identity/address/documented.ts';
import { documented as handover } from './identity/handover/documented.ts';
import { documented as recovery } from './identity/password-reset/documented.ts';
import { documented as payPassword } from './identity/payment-password/documented.ts';
import { documented as profile } from './identity/profile/documented.ts';
import { documented as registration } from './identity/registration/documented.ts';
import { documented as session } from './identity/session/documented.ts';
import { documented as promotion } from './new-customers/documented.ts';
import { documented as orders } from './orders/documented.ts';
import { documented as points } from './points/documented.ts';
import { documented as quickOrder } from './quick-order/documented.ts';
import { documented as wallet } from './wallet/documented.ts';

const records: ReadonlyMap<string, CallRecord> = new Map(
  [
    session,
    handover,
    registration,
    recovery,
    account,
    profile,
    address,
    catalogue,
    promotion,
    cart,
    order,
    cashier,
    orders,
    afterSales,
    payPassword,
    coupon,
    wallet,
    points,
    campaign,
    quickOrder,
    content,
  ].flatMap((rows) => Object.entries(rows)),
);

/** The documented fields of each call, by the name of its row. Spec: 1§3, 1§7, 2§3, 2§7 */
export const documentedRows: ReadonlyMap<string, DocumentedRow> = records;

/** The screens of each call, by the name of its row. `npm run contract -- --against` prints them. Spec: 1§2, 2§2 */
export const rowScreens: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...records].map(([name, { screens }]) => [name, screens]),
);

/** Result codes that the documents name; every other refusal is "other: server message". Spec: 1§8, 2§8 */
export const DOCUMENTED_RESULTS: ReadonlySet<number> = new Set([
  1200, 1300, 1323, 1328, 1333, 1340, 1359,
]);
