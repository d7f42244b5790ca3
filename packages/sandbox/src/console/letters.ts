import type { Db } from '../db/db.ts';

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

/** Codes as they arrived, newest first. */
export const codeViews = (db: Db): CodeView[] =>
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
    }));

/** Every mail and SMS, newest first. */
export const letterViews = (db: Db): LetterView[] =>
  db
    .all<{ id: number; contact: string; words: string; sent_at: number }>(
      'SELECT id, contact, words, sent_at FROM outbox ORDER BY id DESC LIMIT 50',
    )
    .map(({ id, contact, words, sent_at }) => ({ id, contact, words, sentAt: sent_at }));

/** Answers of the captchas that still hold, newest first. */
export const captchaAnswers = (db: Db, now: number): string[] =>
  db
    .all<{ answer: string }>(
      'SELECT answer FROM captcha WHERE expires_at > ? ORDER BY expires_at DESC LIMIT 10',
      now,
    )
    .map((row) => row.answer);
