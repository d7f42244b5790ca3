import { formatHongKongTime } from '@clinicart/sdk/contract';
import { accountOf, type Call, pictureTemplate } from '../http/call.ts';
import { expirePoints, type PointsKind } from './ledger.ts';
import { entryNames, statusAt, tagWords } from './words.ts';

interface EntryRow {
  readonly at: number;
  readonly amount: number;
  readonly kind: PointsKind;
  readonly order_no: string | null;
  /** Of the redeemed product, or of the first product of the order; null for other entries. */
  readonly name: string | null;
  readonly picture: string | null;
  /** Products of the order beside the first. */
  readonly more: number | null;
}

const CONDITIONS = { total: '', plus: 'AND e.amount > 0', reduce: 'AND e.amount < 0' } as const;

function nameOf({ kind, name, more }: EntryRow, language: Call['language']): string {
  if (name === null) return entryNames[kind === 'expired' ? 'expired' : 'granted'][language];
  if (more === null || more < 1) return name;
  return language === 'zh'
    ? `${name} 等 ${more + 1} 款產品`
    : `${name} and ${more} more ${more === 1 ? 'product' : 'products'}`;
}

/** A page of the points history, newest first. Spec: 2§3 Points history item */
export function historyPage(
  call: Call,
  wish: {
    readonly pageIndex: number;
    readonly pageSize: number;
    readonly type: keyof typeof CONDITIONS;
  },
) {
  const { db, language } = call;
  const { id } = accountOf(call);
  expirePoints(call, id);
  const where = `e.account_id = :account_id ${CONDITIONS[wish.type]}`;
  const count =
    db.get<{ count: number }>(`SELECT count(*) count FROM points_entry e WHERE ${where}`, {
      account_id: id,
    })?.count ?? 0;
  const rows = db.all<EntryRow>(
    `SELECT e.at, e.amount, e.kind, e.order_no,
       ifnull(g.name_${language}, p.name_${language}) name,
       ifnull(g.pictures ->> 0, p.picture) picture,
       (SELECT count(DISTINCT s.product_id) - 1 FROM order_line l
          JOIN specification s ON s.id = l.specification_id WHERE l.order_id = o.id) more
     FROM points_entry e
       LEFT JOIN points_order x ON x.order_no = e.order_no
       LEFT JOIN points_product g ON g.id = x.product_id
       LEFT JOIN shop_order o ON o.order_no = e.order_no
       LEFT JOIN order_line f ON f.id = (SELECT min(id) FROM order_line WHERE order_id = o.id)
       LEFT JOIN specification s ON s.id = f.specification_id
       LEFT JOIN product p ON p.id = s.product_id
     WHERE ${where} ORDER BY e.at DESC, e.id DESC LIMIT :size OFFSET :offset`,
    { account_id: id, size: wish.pageSize, offset: (wish.pageIndex - 1) * wish.pageSize },
  );
  return {
    list: rows.map((row) => ({
      picturePath: row.picture === null ? null : pictureTemplate(call, row.picture),
      productName: nameOf(row, language),
      orderNo: row.order_no,
      usedTime: formatHongKongTime(row.at),
      usedPoints: row.amount,
      tag: tagWords[row.kind][language],
    })),
    totalPage: Math.ceil(count / wish.pageSize),
  };
}

interface ExchangeRow {
  readonly order_no: string;
  readonly made_at: number;
  readonly points: number;
  readonly quantity: number;
  readonly name: string;
  readonly picture: string | null;
}

/** All points orders of the account, newest first. Spec: 2§3 Exchange record item */
export const exchangeRecords = (call: Call) =>
  call.db
    .all<ExchangeRow>(
      `SELECT x.order_no, x.made_at, x.points, x.quantity, g.name_${call.language} name, g.pictures ->> 0 picture
       FROM points_order x JOIN points_product g ON g.id = x.product_id
       WHERE x.account_id = ? ORDER BY x.made_at DESC, x.id DESC`,
      accountOf(call).id,
    )
    .map((row) => ({
      orderNo: row.order_no,
      payTime: formatHongKongTime(row.made_at),
      statusString: statusAt(row.made_at, call.now)[call.language],
      picturePath: row.picture === null ? null : pictureTemplate(call, row.picture),
      productName: row.name,
      productPoints: row.points,
      amount: row.quantity,
    }));
