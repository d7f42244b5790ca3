import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, stackOf } from './redact.ts';

describe('a text for the log', () => {
  test.each([
    [
      'Could not render http://shop.example/search?keyword=A&phone=61234567',
      'http://shop.example/search',
    ],
    ['GET /rorgotPassword?email=amy%40clinic.example failed', '/rorgotPassword'],
    ['Authorization: Bearer abc.def-123', 'Authorization'],
    ['Cookie: language=2; token=abc', 'Cookie'],
    ['{"password":"hunter 2","quantity":3}', '"quantity":3'],
    ['no account amy.wong+x@clinic.com.hk here', 'no account'],
    ['amy%40clinic.example', ''],
    ['call +852 6123 4567 now', 'call'],
    ['call 61234567.', 'call'],
    ['code for (852) 6123-4567', 'code for'],
    ['session 9f86d081884c7d659a2feaa0c55ad015 ended', 'session'],
  ])('%s loses what names a person', (text, kept) => {
    const clean = redact(text);
    expect(clean).toContain(kept);
    expect(clean).toContain('[redacted]');
    expect(clean).not.toMatch(/amy|clinic\.|6123|4567|abc|hunter|9f86d0|keyword/);
  });

  test.each([
    'TypeError: x is not a function\n    at render (file:///srv/dist/server/chunks/virtual_astro_server-island-manifest_BhTW5IeR.mjs:1200:34)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
    '<clinic-product> could not be rendered.',
    'Port 4321 is in use: set PORT to another one.',
    'connect ECONNREFUSED 127.0.0.1:8787',
  ])('%s stays as it is', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('loses every value of the request, in any form', () => {
    const request = {
      url: '/search?keyword=%E9%BB%83%E5%B0%8F%E6%98%8E%E8%A8%BA%E6%89%80',
      headers: {
        cookie: `language=2; token=opaque-A; user=${encodeURIComponent('{"name":"Wong Siu Ming Dental"}')}`,
        authorization: 'opaque-B',
      },
    };
    const text = 'opaque-A opaque-B 黃小明診所 {"name":"Wong Siu Ming Dental"} Dental language';
    expect(redact(text, request)).not.toMatch(/opaque|黃小明|Dental|Ming"/);
    expect(redact(text, request)).toMatch(/language$/);
  });

  test('loses any token, phone number and e-mail address, wherever it is', () => {
    const secret = fc.oneof(
      fc.stringMatching(/^[a-f0-9]{16}\d[a-f0-9]{16}$/).map((token) => `a${token}`),
      fc.stringMatching(/^[5679]\d{7}$/),
      fc.emailAddress(),
    );
    const text = fc.constantFrom('', 'Error: no ', 'at (', '"', '\n');
    fc.assert(
      fc.property(text, secret, text, (before, value, after) => {
        expect(redact(before + value + after)).not.toContain(value);
      }),
    );
  });
});

test('a long text is cut between words, so that no half of a contact remains', () => {
  const text = `${'word '.repeat(1998)}amy.wong@clinic.example ${'more '.repeat(100)}`;
  const clean = redact(text);
  expect(clean.length).toBeLessThan(10_000);
  expect(clean).toMatch(/^(?:word )+…$/);
  expect(redact('a'.repeat(1_000_000))).toBe('…');
});

test('the stack names the causes and no other property', () => {
  const cause = Object.assign(new TypeError('inner'), { body: 'secret body' });
  const text = stackOf(new Error('outer', { cause }));
  expect(text).toMatch(/^Error: outer\n[\s\S]+Caused by: TypeError: inner\n/);
  expect(text).not.toContain('secret body');
  expect(stackOf(new AggregateError([new Error('one'), new Error('two')]))).toMatch(
    /one[\s\S]+two/,
  );
});
