import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  [{ areaCode: '+852', phone: '61230009' }, '+852\u00a061230009'],
  [{ areaCode: '+853', phone: '6612 3456' }, '+853\u00a06612\u00a03456'],
  [{ phone: ' +852 3000  8123' }, '+852\u00a03000\u00a08123'],
  [{ areaCode: '', phone: '61230009' }, '61230009'],
  [{ areaCode: '+852', phone: '' }, '+852'],
])('%o is written without a place to break', (contact, text) => {
  expect(phoneText(contact)).toBe(text);
  expect(phoneText(contact)).not.toContain(' ');
});
