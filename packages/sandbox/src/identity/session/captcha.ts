import { randomInt } from 'node:crypto';
import { session } from '@clinicart/sdk/contract';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { captchaPicture } from '../../media/captcha-picture.ts';
import { newCaptcha } from './password-hash.ts';

const VALID_MS = 5 * 60_000;
const LENGTH = 4;

/** Digits as words: readable for screen readers, not for simple scripts. */
const DIGITS = {
  zh: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
} as const;
const QUESTIONS = {
  zh: (words: readonly string[]) => `請輸入這四個數字：${words.join('、')}`,
  en: (words: readonly string[]) => `Type these four digits: ${words.join(', ')}`,
} as const;

function storeCaptcha({ db, now }: Call, nonce: string, answer: string): void {
  db.run('DELETE FROM captcha WHERE expires_at <= ?', now);
  db.run(
    `INSERT INTO captcha (nonce, answer, expires_at)
      VALUES (:nonce, :answer, :expires_at)
      ON CONFLICT DO UPDATE
      SET answer = excluded.answer, expires_at = excluded.expires_at`,
    { nonce: nonce.slice(0, 64), answer, expires_at: now + VALID_MS },
  );
}

/** Consumes the captcha with this answer; refuses an answer that matches none. */
export function consumeCaptcha({ db, now }: Call, answer: string): void {
  if (answer === '') throw new Refusal('captchaNeeded');
  // The call carries no nonce (1§7), so any unexpired captcha may match.
  const sql = `DELETE FROM captcha WHERE nonce =
    (SELECT nonce FROM captcha WHERE answer = ? AND expires_at > ? LIMIT 1)`;
  if (db.run(sql, answer.toUpperCase(), now) === 0) throw new Refusal('captchaWrong');
}

export const captchaRoutes = [
  serve(session.captchaPicture, ({ t }, call) => {
    const answer = newCaptcha();
    storeCaptcha(call, t, answer);
    return captchaPicture(answer);
  }),

  serve(session.captchaQuestion, ({ t }, call) => {
    const digits = Array.from({ length: LENGTH }, () => randomInt(10));
    storeCaptcha(call, t, digits.join(''));
    const words = digits.map((digit) => DIGITS[call.language][digit] ?? '');
    return { question: QUESTIONS[call.language](words) };
  }),
];
