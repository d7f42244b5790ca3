import type { Cents } from '../base/values/money.ts';
import type { Language } from '../language/rules.ts';

/** An entry of the balance details. Spec: 2§3 Wallet list item */
export interface WalletEntry {
  /** Milliseconds since 1970; undefined where the server names no time. */
  readonly at: number | undefined;
  /** Amount that the entry added to the balance; negative for a debit. */
  readonly amount: Cents;
  /** The kind of entry, in the server's words. */
  readonly type: string;
  /** The order that the entry belongs to, if any. */
  readonly orderNo: string | undefined;
}

/** Which page of the balance details to read. */
export interface WalletDetailsQuery {
  /** A part of an order number or of a type; '' for all entries. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the balance details. Spec: 2§2.8 */
export interface WalletDetailsPage {
  /** Entries of this page, newest first. */
  readonly entries: readonly WalletEntry[];
  /** Number of pages in all. */
  readonly pages: number;
  /** Number of entries in all, where the server says. */
  readonly count: number | undefined;
}

/** How to export the balance details. */
export interface StatementOptions {
  readonly format: 'csv' | 'xlsx';
  /** Language of the headings; the shop's by default. Types are in the shop's language. */
  readonly language?: Language;
  /** A part of an order number or of a type; all entries by default. */
  readonly keyword?: string;
  readonly signal?: AbortSignal;
}
