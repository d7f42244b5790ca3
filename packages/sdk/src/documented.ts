import { documented as account } from './account/documented.ts';
import { documented as address } from './address/documented.ts';
import type { DocumentedRow } from './base/documented.ts';
import { documented as campaign } from './campaign/documented.ts';
import { documented as cart } from './cart/documented.ts';
import { documented as cashier } from './cashier/documented.ts';
import { documented as catalogue } from './catalogue/documented.ts';
import { documented as content } from './content/documented.ts';
import { documented as coupon } from './coupon/documented.ts';
import { documented as order } from './order/documented.ts';
import { documented as payPassword } from './pay-password/documented.ts';
import { documented as profile } from './profile/documented.ts';
import { documented as promotion } from './promotion/documented.ts';
import { documented as quickOrder } from './quick-order/documented.ts';
import { documented as recovery } from './recovery/documented.ts';
import { documented as registration } from './registration/documented.ts';
import { documented as session } from './session/documented.ts';

/** What the two documents name of each call, by the name of its row. Spec: 1§3, 1§7, 2§3, 2§7 */
export const documentedRows: ReadonlyMap<string, DocumentedRow> = new Map(
  [
    session,
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
    payPassword,
    coupon,
    campaign,
    quickOrder,
    content,
  ].flatMap((rows) => Object.entries(rows)),
);

/** Result codes that the documents name; every other refusal is "other: server message". Spec: 1§8, 2§8 */
export const DOCUMENTED_RESULTS: ReadonlySet<number> = new Set([
  1200, 1300, 1323, 1328, 1333, 1340, 1359,
]);
