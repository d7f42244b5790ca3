// Sentences that the documents quote, and the entry of the catalogue that says each. Spec: 1§5, 1§8
import { expect, test } from 'vitest';
import { allMessages, type MessageKey } from './all-messages.ts';

/** Without case, blanks of the catalogue, hyphens of every width and the full stop. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/\{\{\w+\}\}/g, '{0}')
    .replaceAll(/[-–]/g, '-')
    .replaceAll('.', '');

test.each<[string, MessageKey]>([
  ['please enter a valid e-mail address', 'invalid-email'],
  ['please enter e-mail', 'enter-email'],
  ['please check phone number format', 'check-phone'],
  ['please enter phone number', 'enter-phone'],
  ['please enter a correct phone number', 'invalid-phone'],
  ['the two passwords do not match', 'password-mismatch'],
  ['Old password format incorrect', 'old-password-format'],
  ['Password length at least', 'password-length'],
  ['Password must include letters and numbers', 'password-signs'],
  ['please upload the business registration certificate', 'upload-licence'],
  ['please enter captcha', 'enter-captcha'],
  ['file too large', 'file-too-large'],
  ['please complete the information', 'complete-the-information'],
  ['Please enter name', 'enter-name'],
  ['Please enter clinic address', 'enter-clinic-address'],
  ['under review, cannot be modified', 'under-review'],
  ['select at least one item', 'select-at-least-one'],
  ['insufficient stock', 'insufficient-stock'],
  ['insufficient stock', 'capped-at-stock'],
  ['no stock', 'no-stock'],
  ['limited to {0} pieces', 'limited'],
  ['Confirm delete?', 'confirm-delete'],
  ['please log in first', 'log-in-first'],
  ['purchases under {0}, cannot buy at low price', 'swap-under-amount'],
  ['purchases under {0} items, cannot buy at low price', 'swap-under-count'],
  ['submitted successfully', 'submitted'],
  ['added to cart successfully', 'added-to-cart'],
  ['collected successfully', 'collected'],
  ['claimed successfully', 'claimed'],
  ['modified successfully', 'modified'],
  ['modified successfully, please log in again', 'modified-log-in'],
  ['set successfully', 'set-successfully'],
])('"%s" is said by %s', (quoted, key) => {
  expect(plain(allMessages.en[key])).toContain(plain(quoted));
});

test.each<[string, string, MessageKey]>([
  [
    'enter 6-15 chars with letters and digits',
    'Enter 6–15 characters with letters and digits.',
    'password-form',
  ],
  ['invalid', 'This product has been taken down.', 'invalid'],
  ['cancelled collection successfully', 'Collection cancelled successfully.', 'collection-ended'],
  [
    'not eligible for new-customer offer, redirecting',
    'Not eligible for the new-customer offer, redirecting.',
    'not-eligible',
  ],
])('"%s" is said in other words: %s', (_, words, key) => {
  expect(allMessages.en[key]).toBe(words);
});
