import { moveBalance } from '../cashier/wallet.ts';
import type { Db } from '../db/db.ts';
import { replacePicture } from '../identity/account/uploads.ts';
import { hashPublicPassword } from '../identity/session/password-hash.ts';
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
  const made = hashPublicPassword(password);
  hashes.set(password, made);
  return made;
}

/** Writes the accounts with what is theirs. `changesGoods`: a cart that shows goods running out. */
export function loadPeople(db: Db, now: number, changesGoods: boolean): void {
  for (const { code, name } of invitations)
    db.insert('invitation', { code, name_zh: name.zh, name_en: name.en });
  for (const each of [...scenarios, ...halfReached]) loadPerson(db, now, each);
  if (changesGoods) fillCreditCart(db, now);
  fillAddressBooks(db);
}

/** The registered address of every clinic. */
const CLINIC_ADDRESS = {
  province: '810000',
  city: '810100',
  district: '810102',
  street: '駱克道 388 號',
  unit: '12 樓 1203 室',
};

function loadPerson(db: Db, now: number, each: Scenario | Person): void {
  const hasClinic = each.clinic !== '';
  db.insert('account', {
    scenario: each.key,
    email: each.email,
    phone: each.phone,
    password: scenarioHash(SCENARIO_PASSWORD),
    name: each.name,
    clinic: each.clinic,
    auth_status: each.authStatus,
    reason_zh: each.reason?.zh ?? null,
    reason_en: each.reason?.en ?? null,
    ...(hasClinic ? CLINIC_ADDRESS : {}),
    has_pay_password: each.hasPaymentPassword ? 1 : 0,
    has_credit: each.hasCredit ? 1 : 0,
    may_pay_by_cheque: each.mayPayByCheque ? 1 : 0,
    is_new_customer: each.isNewCustomer ? 1 : 0,
    ...(each.roles !== undefined && { roles: each.roles }),
    registered_at: now,
  });
  const row = db.get<{ id: number }>('SELECT id FROM account WHERE scenario = ?', each.key);
  if (!row) return;
  if (hasClinic) replacePicture({ db, now }, row.id, 'licence', licenceSpecimen());
  fillWallet(db, now, row.id, each);
}

/** Means of payment of a demo account besides the providers. Spec: 2§5, 2§6 */
function fillWallet(db: Db, now: number, accountId: number, each: Scenario | Person): void {
  if (each.hasPaymentPassword)
    db.insert('pay_password', { account_id: accountId, hash: scenarioHash(SCENARIO_PAY_PASSWORD) });
  const { wallet } = each;
  if (!wallet) return;
  const { chequeQuota = 0, chequeStop } = wallet;
  db.insert('wallet', {
    account_id: accountId,
    balance: 0,
    cheque_quota: chequeQuota,
    cheque_stop_zh: chequeStop?.zh ?? null,
    cheque_stop_en: chequeStop?.en ?? null,
  });
  moveBalance({ db, now }, { accountId, amount: wallet.balance, kind: 'opening' });
}

/** An address of a scenario account; codes of the region tree. */
interface SeedAddress {
  readonly scenario: string;
  readonly name: string;
  readonly areaCode: '+852' | '+853';
  readonly phone: string;
  readonly region: readonly [province: string, city: string | null, district: string | null];
  readonly street: string;
  readonly unit: string;
  readonly isDefault: boolean;
}

/** Address books: one entry of the verified clinic lacks the city and the street; one of the accountant is in Macau. Spec: 2§3 */
const ADDRESSES: readonly SeedAddress[] = [
  {
    scenario: 'verified',
    name: '何靜怡',
    areaCode: '+852',
    phone: '61230001',
    region: ['810000', null, null],
    street: '',
    unit: '駱克道 388 號 12 樓',
    isDefault: false,
  },
  {
    scenario: 'verified',
    name: '陳小姐（倉庫）',
    areaCode: '+852',
    phone: '61230021',
    region: ['810000', '810200', '810205'],
    street: '鴻圖道 57 號',
    unit: '5 樓 B 室',
    isDefault: false,
  },
  {
    scenario: 'verified',
    name: '何靜怡醫生',
    areaCode: '+852',
    phone: '61230001',
    region: ['810000', '810100', '810102'],
    street: '駱克道 388 號',
    unit: '12 樓 1203 室',
    isDefault: true,
  },
  {
    scenario: 'regular',
    name: '譚綽盈醫生',
    areaCode: '+852',
    phone: '61230011',
    region: ['810000', '810100', '810101'],
    street: '德輔道西 211 號',
    unit: '8 樓',
    isDefault: true,
  },
  {
    scenario: 'finance',
    name: '博濟澳門分店',
    areaCode: '+853',
    phone: '66123456',
    region: ['820000', '820100', null],
    street: '南灣大馬路 517 號',
    unit: '9 樓 A',
    isDefault: false,
  },
  {
    scenario: 'finance',
    name: '林國輝',
    areaCode: '+852',
    phone: '61230006',
    region: ['810000', '810100', '810101'],
    street: '德輔道中 68 號',
    unit: '20 樓',
    isDefault: true,
  },
];

function fillAddressBooks(db: Db): void {
  for (const { scenario, name, areaCode, phone, region, street, unit, isDefault } of ADDRESSES) {
    const account = db.get<{ id: number }>('SELECT id FROM account WHERE scenario = ?', scenario);
    if (!account) throw new Error(`no account ${scenario}`);
    const [province, city, district] = region;
    db.insert('delivery_address', {
      account_id: account.id,
      name,
      area_code: areaCode,
      phone,
      province,
      city,
      district,
      street,
      unit,
      is_default: isDefault ? 1 : 0,
    });
  }
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
    db.insert('cart_line', {
      account_id: account.id,
      specification_id: each.id,
      quantity: each.multiple * 4,
      added_at: now,
    });
  db.run('UPDATE specification SET stock = ? WHERE id = ?', short.multiple * 2, short.id);
  db.run('UPDATE product SET on_shelf = 0 WHERE id = ?', gone.product_id);
}
