// Sentences that the documents quote, each with its entry in the catalogue. Spec: 1§5, 1§8
import { expect, test } from 'vitest';
import { allMessages, type MessageKey } from './all-messages.ts';

/** Ignores case, placeholders of the catalogue, hyphens of every width and the full stop. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/\{\{\w+\}\}/g, '{0}')
    .replaceAll(/[-–]/g, '-')
    .replaceAll('.', '');

test.each<[string, MessageKey]>([
  ['please log in first', 'log-in-first'],
  ['the two passwords do not match', 'password-mismatch'],
  ['Old password format incorrect', 'old-password-format'],
  ['Password length at least', 'password-length'],
  ['Password must include letters and numbers', 'password-signs'],
  ['file too large', 'file-too-large'],
  ['under review', 'under-review'],
  ['insufficient stock', 'insufficient-stock'],
  ['insufficient stock', 'capped-at-stock'],
  ['Confirm delete?', 'confirm-delete'],
  ['submitted', 'submitted'],
  ['added to cart', 'added-to-cart'],
  ['claimed', 'claimed'],
])('"%s" is said by %s', (quoted, key) => {
  expect(plain(allMessages.en[key])).toContain(plain(quoted));
});

// The documents describe these; docs/decisions.md says why the words are the shop's own.
test.each<[string, string, MessageKey]>([
  ['please enter a valid e-mail address', 'Enter a valid e-mail address.', 'invalid-email'],
  ['please enter e-mail', 'Enter your e-mail address.', 'enter-email'],
  ['please check phone number format', 'Check the format of the phone number.', 'check-phone'],
  ['please enter phone number', 'Enter your phone number.', 'enter-phone'],
  ['please enter a correct phone number', 'Enter a valid phone number.', 'invalid-phone'],
  [
    'please upload the business registration certificate',
    'Upload your business registration certificate.',
    'upload-licence',
  ],
  ['please enter captcha', 'Enter the captcha.', 'enter-captcha'],
  ['please enter password', 'Enter your password.', 'enter-password'],
  ['please complete the information', 'Complete all fields.', 'complete-the-information'],
  ['Please enter name', 'Enter your name.', 'enter-name'],
  ['Please enter clinic address', 'Enter your clinic address.', 'enter-clinic-address'],
  ['under review, cannot be modified', 'Under review. You cannot change it now.', 'under-review'],
  ['select at least one item', 'Select at least one product.', 'select-at-least-one'],
  ['no stock', 'Out of stock.', 'no-stock'],
  ['limited to {0} pieces', 'You can buy at most {{limit}}{{unit}}.', 'limited'],
  [
    'purchases under {0}, cannot buy at low price',
    'Spend {{amount}} to buy at the add-on price.',
    'swap-under-amount',
  ],
  [
    'purchases under {0} items, cannot buy at low price',
    'Buy {{count}} packs to get the add-on price.',
    'swap-under-count',
  ],
  ['submitted successfully', 'Submitted.', 'submitted'],
  ['added to cart successfully', 'Added to cart.', 'added-to-cart'],
  ['collected successfully', 'Saved.', 'collected'],
  ['cancelled collection successfully', 'Removed from saved items.', 'collection-ended'],
  ['claimed successfully', 'Claimed.', 'claimed'],
  ['modified successfully', 'Updated.', 'modified'],
  [
    'modified successfully, please log in again',
    'Updated. Please log in again.',
    'modified-log-in',
  ],
  ['set successfully', 'Your account is updated.', 'set-successfully'],
  ['set successfully (an address)', 'Default address set.', 'default-set'],
  [
    'enter 6-15 chars with letters and digits',
    'Enter 6–15 characters with letters and digits.',
    'password-form',
  ],
  ['invalid', 'This product is no longer sold.', 'invalid'],
  [
    'not eligible for new-customer offer, redirecting',
    'You are not eligible for the new-customer offer. Redirecting.',
    'not-eligible',
  ],
  [
    'please fill in complete information',
    'Some fields are missing.',
    'fill-in-complete-information',
  ],
  ['please select payment method', 'Choose a payment method.', 'select-payment-method'],
  ['password length is 6', 'The password must have 6 digits.', 'pay-password-length'],
  ['password must be digits only', 'Use digits only.', 'pay-password-digits'],
  [
    'select the stamped bills to upload',
    'Select the stamped forms to upload.',
    'bills-none-selected',
  ],
  ['at most 10 stamped bills', 'Upload at most {{most}} stamped forms.', 'bills-too-many'],
  ['view mode, no upload needed', 'View only.', 'bills-view-only'],
  ['Please enter your username', 'Enter your name.', 'enter-your-name'],
  ['Please enter the email address', 'Enter your e-mail address.', 'enter-email-address'],
  ['effective email address', 'Enter a valid e-mail address.', 'effective-email'],
  ['Please enter remarks', 'Enter a message.', 'enter-remarks'],
  ['send successfully', 'Message sent.', 'sent'],
  ['Send failure', 'Not sent.', 'send-failure'],
  ['order invalid', 'This order is not valid.', 'order-invalid'],
])('"%s" is said in other words: %s', (_, words, key) => {
  expect(allMessages.en[key]).toBe(words);
});
