import { unitFor } from '../base/values/units.ts';
import type { Language } from '../language/rules.ts';
import { PIECE, type PiecePrice } from './packs.ts';

/** A quantity, and the unit that the wire names; '' where it names none. */
interface Amount {
  readonly count: number;
  readonly unit: string;
}

/** The multiple that a specification is sold in, and its unit. */
interface Multiple {
  readonly step: number;
  readonly unit: string;
}

/** Phrases about units of sale. */
export interface PackWords {
  /** A quantity: 40 盒, 40 boxes. */
  amount(amount: Amount): string;
  /** A sum of quantities, whose units may differ: 40 件, 40 units. */
  sum(amount: Amount): string;
  /** The stock of a specification: 餘 40 盒, 40 boxes in stock. */
  stock(amount: Amount): string;
  /** A formatted price with its unit: HK$28.00／包, HK$28.00 / pack. */
  unitPrice(price: { readonly text: string; readonly unit: string }): string;
  /** The price of a piece: HK$5.60／支, HK$5.60 each. */
  piecePrice(price: Pick<PiecePrice, 'text' | 'pieceUnit'>): string;
  /** The multiple, short: 每 5 包, in 5s, packs; '' where it is sold singly. */
  multiple(terms: Multiple): string;
  /** The multiple as a sentence: 按 5 包的倍數購買. */
  soldIn(terms: Multiple): string;
  /** Head of a column of quantities: 數量（每 5 包）, Quantity (in 5s, packs). */
  quantityHead(terms: Multiple): string;
  /** Head of a column of prices: 單價／包, Price / pack. */
  priceHead(unit: string): string;
}

const figures = (count: number) => count.toLocaleString('en');

/** The Chinese word for a unit without a name. */
const PIECE_ZH = '件';

const zh: PackWords = {
  amount: ({ count, unit }) => `${figures(count)} ${unitFor(count, unit) || PIECE_ZH}`,
  sum: (amount) => zh.amount(amount),
  stock: (amount) => `餘 ${zh.amount(amount)}`,
  unitPrice: ({ text, unit }) => (unit ? `${text}／${unit}` : text),
  piecePrice: ({ text, pieceUnit }) => `${text}／${pieceUnit === PIECE ? PIECE_ZH : pieceUnit}`,
  multiple: ({ step, unit }) => (step > 1 ? `每 ${zh.amount({ count: step, unit })}` : ''),
  soldIn: ({ step, unit }) => `按 ${zh.amount({ count: step, unit })}的倍數購買`,
  quantityHead: ({ step, unit }) => {
    const terms = zh.multiple({ step, unit }) || unit;
    return terms ? `數量（${terms}）` : '數量';
  },
  priceHead: (unit) => (unit ? `單價／${unit}` : '單價'),
};

const en: PackWords = {
  amount: ({ count, unit }) => `${figures(count)} ${unitFor(count, unit)}`.trim(),
  sum: ({ count, unit }) => en.amount({ count, unit: unit || 'unit' }),
  stock: (amount) => `${en.amount(amount)} in stock`,
  unitPrice: ({ text, unit }) => (unit ? `${text} / ${unit}` : text),
  piecePrice: ({ text, pieceUnit }) =>
    pieceUnit === PIECE ? `${text} each` : `${text} / ${pieceUnit}`,
  multiple: ({ step, unit }) =>
    step > 1 ? [`in ${step}s`, unitFor(step, unit)].filter(Boolean).join(', ') : '',
  soldIn: ({ step, unit }) => `Sold in multiples of ${en.amount({ count: step, unit })}`,
  quantityHead: ({ step, unit }) => {
    const terms = en.multiple({ step, unit }) || unitFor(2, unit);
    return terms ? `Quantity (${terms})` : 'Quantity';
  },
  priceHead: (unit) => (unit ? `Price / ${unit}` : 'Price'),
};

/**
 * Phrases about units of sale in both languages, with the unit of the wire; without one the neutral word: 件 in
 * Chinese, the bare number in English. Spec: 1§3 unit, sellPartCount
 */
export const packWords: Readonly<Record<Language, PackWords>> = { zh, en };
