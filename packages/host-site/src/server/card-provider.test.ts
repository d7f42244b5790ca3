import { expect, test } from 'vitest';
import { cardSources, hasCardForm } from './card-provider.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const HASHES = { styles: ["'sha256-abc'"], scripts: ["'sha256-def'"] };
const directives = (policy: string) =>
  new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]));

test('refuses every frame and foreign script on a page without a card form', () => {
  const policy = directives(contentSecurityPolicy(HASHES));
  expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-def'");
  expect(policy.get('default-src')).toBe("default-src 'none'");
  expect(policy.has('frame-src')).toBe(false);
  expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(policy.get('trusted-types')).toBe(
    'trusted-types clinicart-html clinicart-frame clinicart-worker',
  );
});

test('the cashier lets in what the card provider documents, and no more', () => {
  const policy = directives(contentSecurityPolicy(HASHES, cardSources('')));
  expect(policy.get('script-src')).toBe(
    "script-src 'self' 'sha256-def' https://js.stripe.com https://*.js.stripe.com",
  );
  expect(policy.get('frame-src')).toBe(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  );
  expect(policy.get('connect-src')).toMatch(/^connect-src 'self' .*https:\/\/api\.stripe\.com$/);
  expect(policy.get('img-src')).toMatch(/ https:\/\/\*\.stripe\.com$/);
  expect(policy.get('style-src')).toBe("style-src 'self' 'sha256-abc'");
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(policy.get('trusted-types')).toBe(
    'trusted-types clinicart-html clinicart-frame clinicart-worker default',
  );
});

test('where the card provider is played, the real one has no place on the page', () => {
  const sources = cardSources('http://localhost:8787/stand-in/stripe.js');
  const policy = contentSecurityPolicy(HASHES, sources);
  expect(policy).not.toContain('stripe.com');
  expect(directives(policy).get('frame-src')).toBe('frame-src http://localhost:8787');
  expect(directives(policy).get('script-src')).toBe(
    "script-src 'self' 'sha256-def' http://localhost:8787",
  );
});

test.each([
  ['/pay/CC-1', true],
  ['/payResult', false],
  ['/order/confirm2', false],
  ['/', false],
])('%s has a card form: %s', (path, has) => {
  expect(hasCardForm(path)).toBe(has);
});
