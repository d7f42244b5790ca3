import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

const site = 'https://shop.example';

test.each([
  [`${site}/`, `${site}/?lang=en`],
  [`${site}/search?keyword=a%20b`, `${site}/search?keyword=a%20b&lang=en`],
  [`${site}/?login=1`, `${site}/?login=1&lang=en`],
  [`${site}/user/information#certify`, `${site}/user/information?lang=en#certify`],
  [`${site}/user#certify?x=1`, `${site}/user?lang=en#certify?x=1`],
])('leads from %j to %j', (url, address) => {
  expect(inLanguage(url, 'en')).toBe(address);
});
