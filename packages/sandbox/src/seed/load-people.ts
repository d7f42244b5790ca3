import { scryptSync } from 'node:crypto';
import { moveBalance } from '../cashier/wallet.ts';
import type { Db } from '../db/db.ts';
import { storePicture } from '../identity/account/uploads.ts';
import { licenceSpecimen } from '../media/licence-specimen.ts';
import {
  halfReached,
  invitations,
  type Person,
  SCENARIO_PASSWORD,
  SCENARIO_PAY_PASSWORD,
  type Scenario,
  scenarios,
} from './scenarios.ts';

// One hash for all, made once a process: the passwords are printed anyway, and eight would slow each test.
const hashes = new Map<string, string>();
function scenarioHash(password: string): string {
  const known = hashes.get(password);
  if (known) return known;
  const salt = Buffer.from('clinicart-sandbox');
  const made = `${salt.toString('hex')}.${scryptSync(password, salt, 32).toString('hex')}`;
  hashes.set(password, made);
  return made;
}

/** Writes the accounts with what is theirs. */
export function loadPeople(db: Db, now: number): void {
  for (const { code, name } of invitations)
    db.run('INSERT INTO invitation VALUES (?, ?, ?)', code, name.zh, name.en);
  for (const each of [...scenarios, ...halfReached]) loadPerson(db, now, each);
  fillCreditCart(db, now);
  fillAddressBooks(db);
}

function loadPerson(db: Db, now: number, each: Scenario | Person): void {
  const clinic = each.clinic !== '';
  db.run(
    `INSERT INTO account (scenario, email, phone, password, name, clinic, auth_status, reason_zh, reason_en,
       province, city, district, street, unit, has_pay_password, has_credit, may_pay_by_cheque, is_new_customer, registered_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[
      each.key,
      each.email,
      each.phone,
      scenarioHash(SCENARIO_PASSWORD),
      each.name,
      each.clinic,
      each.authStatus,
    ],
    ...[each.reason?.zh ?? null, each.reason?.en ?? null],
    ...(clinic ? ['810000', '810100', '810102'] : [null, null, null]),
    ...(clinic ? ['駱克道 388 號', '12 樓 1203 室'] : ['', '']),
    ...[each.hasPaymentPassword ? 1 : 0, each.hasCredit ? 1 : 0, each.mayPayByCheque ? 1 : 0],
    ...[each.isNewCustomer ? 1 : 0, now],
  );
  const row = db.get<{ id: number }>('SELECT id FROM account WHERE scenario = ?', each.key);
  if (!row) return;
  if (clinic) storePicture({ db, now }, row.id, 'licence', licenceSpecimen());
  fillWallet(db, now, row.id, each);
}

/** What somebody pays with besides a provider. Spec: 2§5, 2§6 */
function fillWallet(db: Db, now: number, accountId: number, each: Scenario | Person): void {
  if (each.hasPaymentPassword)
    db.run(
      'INSERT INTO pay_password VALUES (?, ?)',
      accountId,
      scenarioHash(SCENARIO_PAY_PASSWORD),
    );
  const { wallet } = each;
  if (!wallet) return;
  const { chequeQuota = 0, chequeStop } = wallet;
  db.run(
    'INSERT INTO wallet VALUES (?, 0, ?, ?, ?)',
    ...[accountId, chequeQuota, chequeStop?.zh ?? null, chequeStop?.en ?? null],
  );
  moveBalance({ db, now }, { accountId, amount: wallet.balance, kind: 'opening' });
}

type Place = readonly [
  name: string,
  areaCode: string,
  phone: string,
  province: string,
  city: string,
  district: string,
  street: string,
  unit: string,
  isDefault: 0 | 1,
];

/** Two places of the verified clinic, and one from before districts and streets were asked for; one here and one in Macau of the accountant. Spec: 2§3 */
const BOOKS: Readonly<Record<string, readonly Place[]>> = {
  verified: [
    ['何靜怡', '+852', '61230001', '810000', '', '', '', '駱克道 388 號 12 樓', 0],
    [
      ...(['陳小姐（倉庫）', '+852', '61230021', '810000', '810200', '810205'] as const),
      ...(['鴻圖道 57 號', '5 樓 B 室', 0] as const),
    ],
    [
      ...(['何靜怡醫生', '+852', '61230001', '810000', '810100', '810102'] as const),
      ...(['駱克道 388 號', '12 樓 1203 室', 1] as const),
    ],
  ],
  finance: [
    ['博濟澳門分店', '+853', '66123456', '820000', '820100', '', '南灣大馬路 517 號', '9 樓 A', 0],
    [
      ...(['林國輝', '+852', '61230006', '810000', '810100', '810101'] as const),
      ...(['德輔道中 68 號', '20 樓', 1] as const),
    ],
  ],
};

function fillAddressBooks(db: Db): void {
  const insert = `INSERT INTO delivery_address
    (name, area_code, phone, province, city, district, street, unit, is_default, account_id)
    SELECT ?, ?, ?, ?, nullif(?, ''), nullif(?, ''), ?, ?, ?, id FROM account WHERE scenario = ?`;
  for (const [scenario, places] of Object.entries(BOOKS))
    for (const place of places) db.run(insert, ...place, scenario);
}

function fillCreditCart(db: Db, now: number): void {
  const goods = db.all<{ id: number; product_id: number; multiple: number }>(
    `SELECT min(s.id) id, s.product_id, s.multiple FROM specification s JOIN product p ON p.id = s.product_id
     WHERE s.stock >= s.multiple * 6 AND s.buy_limit IS NULL AND s.price < 100000000
     GROUP BY s.product_id ORDER BY p.sales LIMIT 3`,
  );
  const account = db.get<{ id: number }>("SELECT id FROM account WHERE scenario = 'credit'");
  const [kept, short, gone] = goods;
  if (!account || !kept || !short || !gone) return;
  for (const each of [kept, short, gone])
    db.run(
      'INSERT INTO cart_line (account_id, specification_id, quantity, added_at) VALUES (?, ?, ?, ?)',
      account.id,
      each.id,
      each.multiple * 4,
      now,
    );
  db.run('UPDATE specification SET stock = ? WHERE id = ?', short.multiple * 2, short.id);
  db.run('UPDATE product SET on_shelf = 0 WHERE id = ?', gone.product_id);
}
