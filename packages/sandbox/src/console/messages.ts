import { mailTitle } from '../content/mail-preferences.ts';
import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';

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

/** Messages of the contact form, newest first. */
export const messageViews = (db: Db): MessageView[] =>
  db
    .all<{ id: number; word: string; sent_at: number }>(
      'SELECT * FROM contact_message ORDER BY id DESC LIMIT 50',
    )
    .map(({ id, word, sent_at }) => ({ id, word, sentAt: sent_at }));

/** E-mails that are turned off, newest first. */
export const mailOffViews = (db: Db): MailOffView[] =>
  db
    .all<{ email: string | null; preference: string; changed_at: number }>(
      `SELECT a.email, m.preference, m.changed_at FROM mail_off m JOIN account a ON a.id = m.account_id
       ORDER BY m.changed_at DESC LIMIT 50`,
    )
    .map((row) => ({
      email: row.email ?? '',
      title: mailTitle(row.preference),
      changedAt: row.changed_at,
    }));
