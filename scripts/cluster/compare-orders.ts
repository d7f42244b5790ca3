/** Compares what the shop told buyers about their orders with the rows of the server. */

/** The shop's word to a buyer about one basket. */
export interface Told {
  /** Name of the basket, which the buyer writes into the remark of the order. */
  readonly basket: string;
  /** Number of the order that was confirmed; undefined if the shop said that there is none. */
  readonly orderNo: string | undefined;
  /** Pieces in the basket. */
  readonly pieces: number;
}

/** A row of the server. */
export interface OrderRow {
  readonly basket: string;
  readonly orderNo: string;
  readonly pieces: number;
}

export interface OrderComparison {
  /** Confirmed to the buyer, without a row. */
  readonly lost: readonly string[];
  /** Baskets with more than one row. */
  readonly twice: readonly string[];
  /** Rows of which the shop said that there is none, or nothing at all. */
  readonly untold: readonly string[];
  /** Orders with other goods than the basket. */
  readonly different: readonly string[];
}

export function compareOrders(told: readonly Told[], rows: readonly OrderRow[]): OrderComparison {
  const byBasket = new Map<string, OrderRow[]>();
  for (const row of rows) byBasket.set(row.basket, [...(byBasket.get(row.basket) ?? []), row]);
  const confirmed = told.filter(({ orderNo }) => orderNo !== undefined);
  const numbers = new Set(confirmed.map(({ orderNo }) => orderNo));
  const rowOf = ({ basket, orderNo }: Told) =>
    byBasket.get(basket)?.find((row) => row.orderNo === orderNo);
  return {
    lost: confirmed.filter((each) => !rowOf(each)).map(({ basket }) => basket),
    twice: [...byBasket].filter(([, found]) => found.length > 1).map(([basket]) => basket),
    untold: rows.filter(({ orderNo }) => !numbers.has(orderNo)).map(({ basket }) => basket),
    different: confirmed
      .filter((each) => (rowOf(each)?.pieces ?? each.pieces) !== each.pieces)
      .map(({ basket }) => basket),
  };
}
