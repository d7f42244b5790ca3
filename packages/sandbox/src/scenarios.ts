import { scryptSync } from 'node:crypto';
import { AUTH_STATUS } from './call.ts';
import type { Db } from './db.ts';
import type { Bilingual } from './seed/shapes.ts';

/** The one password of every scenario account; satisfies the rules of 1§5. */
export const SCENARIO_PASSWORD = 'Clinic2026';

export interface Scenario {
  readonly key: string;
  readonly email: string;
  /** A Hong Kong number, area code +852. */
  readonly phone: string;
  readonly name: string;
  readonly clinic: string;
  readonly authStatus: string;
  readonly reason?: Bilingual;
  /** Who this is and what they can see and do. */
  readonly about: Bilingual;
  /** Has not ordered yet; the offer is theirs once approved. */
  readonly isNewCustomer?: boolean;
  readonly hasPaymentPassword?: boolean;
  readonly hasCredit?: boolean;
  readonly mayPayByCheque?: boolean;
}

/** The people that tests and demos need. The eighth, the visitor, has no account. */
export const scenarios: readonly Scenario[] = [
  {
    key: 'verified',
    email: 'verified@clinicart.test',
    phone: '61230001',
    name: '何靜怡醫生',
    clinic: '皓晴牙科診所',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    about: {
      zh: '已認證診所：看到價格，可以選購，購物車是空的。',
      en: 'A verified clinic: sees prices and can buy; the cart is empty.',
    },
  },
  {
    key: 'unverified',
    email: 'unverified@clinicart.test',
    phone: '61230002',
    name: '陳嘉欣',
    clinic: '',
    authStatus: AUTH_STATUS.none,
    isNewCustomer: true,
    about: {
      zh: '已註冊而未認證：看不到價格，會見到「去認證」。',
      en: 'Registered but not verified: sees no price, and “Get verified”.',
    },
  },
  {
    key: 'under-review',
    email: 'under-review@clinicart.test',
    phone: '61230003',
    name: '李志明醫生',
    clinic: '仁樂醫務所',
    authStatus: AUTH_STATUS.underReview,
    isNewCustomer: true,
    about: {
      zh: '認證審核中：暫時看不到價格，可在控制台批准。',
      en: 'Under review: no prices yet; approve it on the console.',
    },
  },
  {
    key: 'rejected',
    email: 'rejected@clinicart.test',
    phone: '61230004',
    name: '黃慧敏',
    clinic: '康庭綜合診所',
    authStatus: AUTH_STATUS.rejected,
    isNewCustomer: true,
    reason: {
      zh: '商業登記證影像模糊，請重新上載。',
      en: 'The business registration picture is blurred. Please upload it again.',
    },
    about: {
      zh: '認證被拒：看到原因，修改後可再提交。',
      en: 'Rejected: sees the reason and may submit again.',
    },
  },
  {
    key: 'new-customer',
    email: 'new-customer@clinicart.test',
    phone: '61230005',
    name: '周詠詩醫生',
    clinic: '海怡牙科中心',
    authStatus: AUTH_STATUS.approved,
    isNewCustomer: true,
    about: {
      zh: '剛獲認證的新客戶：可享新客戶優惠。',
      en: 'Newly verified: entitled to the new-customer offer.',
    },
  },
  {
    key: 'finance',
    email: 'finance@clinicart.test',
    phone: '61230006',
    name: '林國輝（會計部）',
    clinic: '博濟醫療集團',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    mayPayByCheque: true,
    about: {
      zh: '診所會計：已設支付密碼，可用支票付款。',
      en: 'A clinic’s accountant: has a payment password and may pay by cheque.',
    },
  },
  {
    key: 'credit',
    email: 'credit@clinicart.test',
    phone: '61230007',
    name: '鄭浩然醫生',
    clinic: '信和牙科診所',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    hasCredit: true,
    about: {
      zh: '月結客戶：購物車有 3 項，一項數量多於庫存，一項已下架。',
      en: 'Buys on credit: 3 lines in the cart, one above its stock, one no longer sold.',
    },
  },
];

// One hash for all, made once a process: the password is printed anyway, and eight would slow each test.
let shared: string | undefined;
function scenarioHash(): string {
  if (shared) return shared;
  const salt = Buffer.from('clinicart-sandbox');
  shared = `${salt.toString('hex')}.${scryptSync(SCENARIO_PASSWORD, salt, 32).toString('hex')}`;
  return shared;
}

/** Writes the accounts, and the cart of `credit`. */
export function seedScenarios(db: Db, now: number): void {
  for (const each of scenarios) {
    const clinic = each.clinic !== '';
    db.run(
      `INSERT INTO account (scenario, email, phone, password, name, clinic, auth_status, reason_zh, reason_en,
         licence, province, city, district, street, unit, has_pay_password, has_credit, may_pay_by_cheque, is_new_customer)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      each.key,
      each.email,
      each.phone,
      scenarioHash(),
      each.name,
      each.clinic,
      each.authStatus,
      each.reason?.zh ?? null,
      each.reason?.en ?? null,
      clinic ? 'licence.svg' : null,
      clinic ? '810000' : null,
      clinic ? '810100' : null,
      clinic ? '810102' : null,
      clinic ? '駱克道 388 號' : '',
      clinic ? '12 樓 1203 室' : '',
      each.hasPaymentPassword ? 1 : 0,
      each.hasCredit ? 1 : 0,
      each.mayPayByCheque ? 1 : 0,
      each.isNewCustomer ? 1 : 0,
    );
  }
  fillCreditCart(db, now);
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
