import type { Db } from '../db/db.ts';
import { AUTH_STATUS } from '../http/call.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { halfReached, scenarios } from '../seed/scenarios.ts';

export interface AccountView {
  readonly id: number;
  readonly scenario: string | null;
  /** Who this is, as a demo account; undefined for one that was registered. */
  readonly about: Bilingual | undefined;
  readonly email: string | null;
  readonly areaCode: string;
  readonly phone: string | null;
  readonly name: string;
  readonly clinic: string;
  /** Spec: 1§4 */
  readonly authStatus: string;
  readonly reason: Bilingual | undefined;
  readonly isNewCustomer: boolean;
  readonly cartLines: number;
  readonly registeredAt: number;
  /** Invitation code of the registration. */
  readonly invitation: string | null;
  /** Partner on whose page it registered. */
  readonly partner: string | null;
  /** Id of the licence that was handed in; the picture is at `licence/{account}`. */
  readonly licence: string | null;
}

/** A code that brings new clinics, and how many it has brought. */
export interface InvitationView {
  readonly code: string;
  readonly name: Bilingual;
  readonly accounts: number;
}

interface AccountRow {
  readonly id: number;
  readonly scenario: string | null;
  readonly email: string | null;
  readonly area_code: string;
  readonly phone: string | null;
  readonly name: string;
  readonly clinic: string;
  readonly auth_status: string;
  readonly reason_zh: string | null;
  readonly reason_en: string | null;
  readonly is_new_customer: number;
  readonly registered_at: number;
  readonly invitation: string | null;
  readonly partner: string | null;
  readonly licence: string | null;
  readonly lines: number;
  readonly orders: number;
}

const people = [...scenarios, ...halfReached];

/** Says who a demo account is by what it has: an imported range brings neither orders nor filled carts. */
function aboutOf({ scenario, orders, lines }: AccountRow): Bilingual | undefined {
  const person = people.find((each) => each.key === scenario);
  const { goods } = person ?? {};
  const hasAll = orders >= (goods?.orders ?? 0) && lines >= (goods?.lines ?? 0);
  return hasAll ? person?.about : goods?.without;
}

const toView = (row: AccountRow): AccountView => ({
  id: row.id,
  scenario: row.scenario,
  about: aboutOf(row),
  email: row.email,
  areaCode: row.area_code,
  phone: row.phone,
  name: row.name,
  clinic: row.clinic,
  authStatus: row.auth_status,
  reason:
    row.reason_zh === null ? undefined : { zh: row.reason_zh, en: row.reason_en ?? row.reason_zh },
  isNewCustomer: row.is_new_customer === 1,
  cartLines: row.lines,
  registeredAt: row.registered_at,
  invitation: row.invitation,
  partner: row.partner,
  licence: row.licence,
});

/** Scenario accounts in their order, then registered ones. */
export const accountViews = (db: Db): AccountView[] =>
  db
    .all<AccountRow>(
      `SELECT a.*,
         (SELECT count(*) FROM cart_line c WHERE c.account_id = a.id) lines,
         (SELECT count(*) FROM shop_order o WHERE o.account_id = a.id) orders
       FROM account a ORDER BY a.id`,
    )
    .map(toView);

export const invitationViews = (db: Db): InvitationView[] =>
  db
    .all<{ code: string; name_zh: string; name_en: string; accounts: number }>(
      'SELECT i.*, (SELECT count(*) FROM account a WHERE a.invitation = i.code) accounts FROM invitation i ORDER BY code',
    )
    .map(({ code, name_zh: zh, name_en: en, accounts }) => ({ code, name: { zh, en }, accounts }));

/**
 * Returns the id of an account that is named by id, scenario or e-mail.
 * @throws {RangeError} when no account has that name.
 */
export function accountIdOf(db: Db, account: string | number): number {
  const id = db.get<{ id: number }>(
    'SELECT id FROM account WHERE CAST(id AS TEXT) = :name OR scenario = :name OR email = :name',
    { name: String(account) },
  )?.id;
  if (id === undefined) throw new RangeError(`no such account: ${account}`);
  return id;
}

/** Records the merchant's decision about a clinic; a rejection carries a reason. Spec: 1§4 */
export function setCertification(
  db: Db,
  account: string | number,
  status: keyof typeof AUTH_STATUS,
  reason?: Bilingual,
): void {
  db.run(
    'UPDATE account SET auth_status = :status, reason_zh = :zh, reason_en = :en WHERE id = :id',
    {
      id: accountIdOf(db, account),
      status: AUTH_STATUS[status],
      zh: reason?.zh ?? null,
      en: reason?.en ?? null,
    },
  );
}
