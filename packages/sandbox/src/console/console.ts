import { AUTH_STATUS } from '../call.ts';
import type { Db } from '../db.ts';
import type { Fault, Faults } from '../faults.ts';
import { licenceOf } from '../files.ts';
import { mailTitle } from '../mail-preferences.ts';
import type { LoggedRequest, RequestLog } from '../request-log.ts';
import { scenarios } from '../scenarios.ts';
import type { Bilingual } from '../seed/shapes.ts';
import { forgetWords } from '../words.ts';
import { type PromotionView, promotions, runCampaign } from './campaigns.ts';
import { type CouponChange, type CouponView, coupons, setCoupon } from './coupons.ts';
import { type HomeBlockView, homeBlocks, setHomeBlock } from './home-blocks.ts';

export interface AccountView {
  readonly id: number;
  readonly scenario: string | null;
  readonly about: Bilingual | undefined;
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string;
  readonly clinic: string;
  /** Spec: 1§4 */
  readonly authStatus: string;
  readonly reason: Bilingual | undefined;
  readonly isNewCustomer: boolean;
  readonly cartLines: number;
  readonly areaCode: string;
  readonly registeredAt: number;
  /** The code that brought them. */
  readonly invitation: string | null;
  /** Id of the licence that was handed in; its picture is at `licence/{account}`. */
  readonly licence: string | null;
}

export interface CodeView {
  readonly contact: string;
  readonly purpose: string;
  readonly code: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly used: boolean;
}

/** A mail or an SMS that the shop has sent. */
export interface LetterView {
  readonly id: number;
  readonly contact: string;
  readonly words: string;
  readonly sentAt: number;
}

/** A message of the contact form: its `word`, as it came. */
export interface MessageView {
  readonly id: number;
  readonly word: string;
  readonly sentAt: number;
}

/** An e-mail that an account has turned off. */
export interface MailOffView {
  readonly email: string;
  readonly title: Bilingual;
  readonly changedAt: number;
}

export interface SpecificationView {
  readonly id: number;
  readonly productId: number;
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly stock: number;
  readonly onShelf: boolean;
}

/** What a test, a demo or the console page can do to a shop. An account is named by scenario, e-mail or id. */
export interface SandboxConsole {
  accounts(): AccountView[];
  approve(account: string | number): void;
  /** The reason is shown to the clinic as it stands, in both languages. */
  reject(account: string | number, reason: string): void;
  review(account: string | number): void;
  /** The licence that a clinic has handed in, by the account's id. */
  licence(account: number): Response | undefined;
  /** Codes that were sent, newest first. */
  codes(): CodeView[];
  /** Every mail and SMS, newest first; of codes too. */
  outbox(): LetterView[];
  /** Messages of the contact form, newest first. */
  messages(): MessageView[];
  /** E-mails that are turned off, newest first. */
  mailsOff(): MailOffView[];
  /** Answers of the captcha pictures shown lately. */
  captchas(): string[];
  setFault(fault: Fault): void;
  faults(): readonly Fault[];
  clearFaults(): void;
  /** The shop's time. */
  now(): number;
  advanceClock(ms: number): void;
  /** Ends every session, as their expiry would (1323). */
  expireSessions(): void;
  /** Specifications whose article number or product name holds the text. */
  findSpecifications(text: string): SpecificationView[];
  setStock(specificationId: string | number, stock: number): void;
  setOnShelf(productId: string | number, onShelf: boolean): void;
  /** The home page's blocks in their order, those that are switched off too. */
  homeBlocks(): HomeBlockView[];
  /** Switches a block on or off, or lets it lead elsewhere: an address is taken as it is written. */
  setHomeBlock(block: number, change: { readonly isOn?: boolean; readonly path?: string }): void;
  /** Campaigns and the activities for new customers. */
  promotions(): PromotionView[];
  /** Lets a campaign run for a month from now, or ends it. */
  runCampaign(campaign: number, isOn: boolean): void;
  /** Every coupon, those that have ended too. */
  coupons(): CouponView[];
  setCoupon(coupon: number, change: CouponChange): void;
  requests(): readonly LoggedRequest[];
  /** Back to the seed: rows, faults, clock and log. */
  reset(): void;
}

export type ConsoleDoor = SandboxConsole;

interface Parts {
  readonly db: Db;
  readonly now: () => number;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly advance: (ms: number) => void;
  readonly reset: () => void;
}

const MOST_RESULTS = 30;

export function createConsole({ db, now, faults, log, advance, reset }: Parts): SandboxConsole {
  const setStatus = (account: string | number, status: string, reason: string | null) => {
    const changed = db.run(
      `UPDATE account SET auth_status = ?, reason_zh = ?, reason_en = ?
       WHERE CAST(id AS TEXT) = ? OR scenario = ? OR email = ?`,
      status,
      reason,
      reason,
      String(account),
      String(account),
      String(account),
    );
    if (changed === 0) throw new RangeError(`no such account: ${account}`);
  };
  return {
    accounts: () =>
      db
        .all<{
          id: number;
          scenario: string | null;
          email: string | null;
          phone: string | null;
          name: string;
          clinic: string;
          auth_status: string;
          reason_zh: string | null;
          reason_en: string | null;
          is_new_customer: number;
          area_code: string;
          registered_at: number;
          invitation: string | null;
          licence: string | null;
          lines: number;
        }>(
          `SELECT a.*, (SELECT count(*) FROM cart_line c WHERE c.account_id = a.id) lines FROM account a ORDER BY a.id`,
        )
        .map((row) => ({
          id: row.id,
          scenario: row.scenario,
          about: scenarios.find((each) => each.key === row.scenario)?.about,
          email: row.email,
          phone: row.phone,
          name: row.name,
          clinic: row.clinic,
          authStatus: row.auth_status,
          reason:
            row.reason_zh === null
              ? undefined
              : { zh: row.reason_zh, en: row.reason_en ?? row.reason_zh },
          isNewCustomer: row.is_new_customer === 1,
          cartLines: row.lines,
          areaCode: row.area_code,
          registeredAt: row.registered_at,
          invitation: row.invitation,
          licence: row.licence,
        })),
    approve: (account) => setStatus(account, AUTH_STATUS.approved, null),
    reject: (account, reason) => setStatus(account, AUTH_STATUS.rejected, reason),
    review: (account) => setStatus(account, AUTH_STATUS.underReview, null),
    licence: (account) => licenceOf(db, account),
    codes: () =>
      db
        .all<{
          contact: string;
          purpose: string;
          words: string;
          sent_at: number;
          expires_at: number;
          used: number;
        }>(
          `SELECT c.*, o.words FROM code c JOIN outbox o ON o.code_id = c.id
           ORDER BY c.sent_at DESC, c.id DESC LIMIT 50`,
        )
        .map((row) => ({
          contact: row.contact,
          purpose: row.purpose,
          // As a person reads it off the message; the table of codes has hashes alone.
          code: /\d{6}/.exec(row.words)?.[0] ?? '',
          sentAt: row.sent_at,
          expiresAt: row.expires_at,
          used: row.used === 1,
        })),
    outbox: () =>
      db
        .all<{ id: number; contact: string; words: string; sent_at: number }>(
          'SELECT * FROM outbox ORDER BY id DESC LIMIT 50',
        )
        .map(({ id, contact, words, sent_at }) => ({ id, contact, words, sentAt: sent_at })),
    messages: () =>
      db
        .all<{ id: number; word: string; sent_at: number }>(
          'SELECT * FROM contact_message ORDER BY id DESC LIMIT 50',
        )
        .map(({ id, word, sent_at }) => ({ id, word, sentAt: sent_at })),
    mailsOff: () =>
      db
        .all<{ email: string | null; preference: string; changed_at: number }>(
          `SELECT a.email, m.preference, m.changed_at FROM mail_off m JOIN account a ON a.id = m.account_id
           ORDER BY m.changed_at DESC LIMIT 50`,
        )
        .map((row) => ({
          email: row.email ?? '',
          title: mailTitle(row.preference),
          changedAt: row.changed_at,
        })),
    captchas: () =>
      db
        .all<{ answer: string }>(
          'SELECT answer FROM captcha WHERE expires_at > ? ORDER BY expires_at DESC LIMIT 10',
          now(),
        )
        .map((row) => row.answer),
    setFault: (fault) => faults.set(fault),
    faults: () => faults.list(),
    clearFaults: () => faults.clear(),
    now,
    advanceClock: advance,
    expireSessions: () => void db.run('UPDATE session SET expires_at = ?', now()),
    findSpecifications: (text) =>
      db
        .all<{
          id: number;
          product_id: number;
          article_number: string;
          zh: string;
          en: string;
          stock: number;
          on_shelf: number;
        }>(
          `SELECT s.id, s.product_id, s.article_number, p.name_zh || ' ' || s.standard_zh zh,
             p.name_en || ', ' || s.standard_en en, s.stock, p.on_shelf
           FROM specification s JOIN product p ON p.id = s.product_id
           WHERE instr(lower(s.article_number || ' ' || p.name_zh || ' ' || p.name_en), lower(?)) > 0
              OR CAST(s.id AS TEXT) = ? OR CAST(p.id AS TEXT) = ?
           ORDER BY p.sales DESC, s.position LIMIT ${MOST_RESULTS}`,
          text,
          text,
          text,
        )
        .map((row) => ({
          id: row.id,
          productId: row.product_id,
          articleNumber: row.article_number,
          name: { zh: row.zh, en: row.en },
          stock: row.stock,
          onShelf: row.on_shelf === 1,
        })),
    setStock(specificationId, stock) {
      if (!Number.isInteger(stock) || stock < 0) throw new RangeError(`no stock: ${stock}`);
      const sql = 'UPDATE specification SET stock = ? WHERE id = ?';
      if (db.run(sql, stock, Number(specificationId)) === 0)
        throw new RangeError(`no such specification: ${specificationId}`);
    },
    setOnShelf(productId, onShelf) {
      const sql = 'UPDATE product SET on_shelf = ? WHERE id = ?';
      if (db.run(sql, onShelf ? 1 : 0, Number(productId)) === 0)
        throw new RangeError(`no such product: ${productId}`);
      forgetWords(db);
    },
    homeBlocks: () => homeBlocks(db),
    promotions: () => promotions(db),
    runCampaign: (campaign, isOn) => runCampaign(db, campaign, now(), isOn),
    setHomeBlock: (block, change) => setHomeBlock(db, block, change),
    coupons: () => coupons(db),
    setCoupon: (coupon, change) => setCoupon(db, coupon, now(), change),
    requests: () => log.list(),
    reset,
  };
}
