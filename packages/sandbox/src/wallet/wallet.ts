import { wallet as contract, formatHongKongTime } from '@clinicart/sdk/contract';
import { hasBalance, walletOf } from '../cashier/wallet.ts';
import { normalise } from '../catalogue/search/normalise.ts';
import { type Account, accountOf, type Call } from '../http/call.ts';
import type { Language } from '../http/language.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { entryWords, type ShownKind } from './entry-words.ts';

interface EntryRow {
  readonly at: number;
  readonly amount: number;
  readonly shown: ShownKind;
  readonly order_no: string | null;
  readonly reason: string | null;
}

/** Refuses an account that has neither credit nor cheques. Spec: 2§6 */
function holderOf(call: Call): Account {
  const account = accountOf(call);
  if (!hasBalance(account)) throw new Refusal('noWallet');
  return account;
}

/** Kinds whose words contain the keyword. */
const kindsWith = (keyword: string, language: Language): string[] =>
  Object.entries(entryWords).flatMap(([kind, words]) =>
    normalise(words[language]).includes(keyword) ? [`'${kind}'`] : [],
  );

/** The entries of an account that match a keyword; every booking is one entry, so that all add up to the balance. */
function entriesOf(account: Account, keyword: string, { language }: Call) {
  const sought = normalise(keyword);
  const entries = `SELECT e.id, e.at, e.amount, e.order_no, e.reason_${language} reason,
      CASE e.kind WHEN 'hold' THEN iif(p.status = 'open', 'reserved', 'payment') ELSE e.kind END shown
    FROM wallet_entry e LEFT JOIN payment p ON p.id = e.payment_id WHERE e.account_id = :account_id`;
  if (sought === '') return { from: `(${entries})`, values: { account_id: account.id } };
  const where = `instr(lower(order_no), lower(:number)) > 0 OR instr(lower(reason), :sought) > 0
    OR reason IS NULL AND shown IN (${kindsWith(sought, language).join()})`;
  return {
    from: `(SELECT * FROM (${entries}) WHERE ${where})`,
    values: {
      account_id: account.id,
      number: keyword.trim(),
      sought: keyword.trim().toLowerCase(),
    },
  };
}

/** Spec: 2§3 Wallet list item */
const entryWire = (row: EntryRow, { language }: Call) => ({
  createTime: formatHongKongTime(row.at),
  price: row.amount / 100,
  type: row.reason ?? entryWords[row.shown][language],
  orderNo: row.order_no,
});

export const walletRoutes = [
  serve(contract.walletBalance, (_, call) => walletOf(call.db, holderOf(call).id).balance / 100),

  serve(contract.walletDetails, ({ keyword, pageIndex, pageSize }, call) => {
    const { db } = call;
    const { from, values } = entriesOf(holderOf(call), keyword, call);
    const total = db.get<{ n: number }>(`SELECT count(*) n FROM ${from}`, values)?.n ?? 0;
    const rows = db.all<EntryRow>(
      `SELECT * FROM ${from} ORDER BY at DESC, id DESC LIMIT :limit OFFSET :offset`,
      { ...values, limit: pageSize, offset: (pageIndex - 1) * pageSize },
    );
    return {
      list: rows.map((row) => entryWire(row, call)),
      totalPage: Math.ceil(total / pageSize),
      totalCount: total,
    };
  }),

  serve(contract.chequeQuota, (_, call) => {
    const account = holderOf(call);
    if (account.may_pay_by_cheque === 0) throw new Refusal('noCheque');
    return walletOf(call.db, account.id).cheque_quota / 100;
  }),
];
