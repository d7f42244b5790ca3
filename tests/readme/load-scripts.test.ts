// The parts of `npm run cluster` and `npm run load` that decide what was lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareOrders } from '../../scripts/cluster/compare-orders.ts';
import { localNginxFile } from '../../scripts/cluster/nginx-file.ts';
import { createTally } from '../../scripts/cluster/tally.ts';
import { readNumbers } from '../../scripts/trial/numbers.ts';
import { tableText } from '../../scripts/trial/table.ts';

const told = (basket: string, orderNo?: string) => ({ basket, orderNo, pieces: 2 });
const row = (basket: string, orderNo: string, pieces = 2) => ({ basket, orderNo, pieces });

describe('the comparison of orders', () => {
  const none = { lost: [], twice: [], untold: [], different: [] };

  test.each([
    ['one row for each confirmed order', [told('a', '1')], [row('a', '1')], none],
    ['no row where the buyer knows of no order', [told('a')], [], none],
    ['a confirmed order without a row', [told('a', '1')], [], { ...none, lost: ['a'] }],
    [
      'two rows for one basket',
      [told('a', '1')],
      [row('a', '1'), row('a', '2')],
      { ...none, twice: ['a'], untold: ['a'] },
    ],
    [
      'a row that the buyer does not know',
      [told('a')],
      [row('a', '1')],
      { ...none, untold: ['a'] },
    ],
    [
      'a row of another basket under the number',
      [told('a', '1'), told('b')],
      [row('b', '1')],
      { ...none, lost: ['a'] },
    ],
    ['more goods', [told('a', '1')], [row('a', '1', 4)], { ...none, different: ['a'] }],
  ])('finds %s', (_, words, rows, expected) => {
    expect(compareOrders(words, rows)).toEqual(expected);
  });
});

test('a tally counts losses by kind and keeps their reasons', () => {
  const tally = createTally();
  tally.tried('page', 3);
  tally.lost('page', 'status 502');
  tally.lost('page', 'status 502');
  expect(tally.counts.get('page')).toEqual({ tried: 3, lost: 2 });
  expect([...tally.reasons]).toEqual([['page: status 502', 2]]);
});

describe('the nginx file of a trial', () => {
  const shipped = readFileSync(
    join(import.meta.dirname, '../../examples/deploy/nginx.conf'),
    'utf8',
  );
  const places = { port: 5000, instances: [5001, 5002, 5003], folder: '/tmp/trial' };

  test('is the shipped one on this machine', () => {
    const local = localNginxFile(shipped, places);
    expect(local.match(/127\.0\.0\.1:\d+/g)).toEqual(
      [5001, 5002, 5003, 5000].map((port) => `127.0.0.1:${port}`),
    );
    const plain = local.replace(/#.*$/gm, '');
    expect(plain).not.toMatch(/\/etc\/|\/var\/|ssl|listen \[/);
    for (const rule of [
      'proxy_next_upstream error timeout http_404;',
      'max_fails=1',
      'proxy_cache_use_stale',
    ])
      expect(plain).toContain(rule);
  });

  test('keeps TLS and the redirect to it where there is a certificate', () => {
    const tls = { certificate: '/tmp/site.pem', key: '/tmp/key.pem', plainPort: 5004 };
    const plain = localNginxFile(shipped, { ...places, tls }).replace(/#.*$/gm, '');
    expect(plain.match(/listen [^;]+;/g)).toEqual([
      'listen 127.0.0.1:5004;',
      'listen 127.0.0.1:5000 ssl http2;',
    ]);
    expect(plain).toContain(
      'ssl_certificate /tmp/site.pem;\n    ssl_certificate_key /tmp/key.pem;',
    );
    expect(plain).toContain('return 301 https://shop.example$request_uri;');
    expect(plain).not.toMatch(/\/etc\/|\/var\//);
  });

  test('is refused where the shipped one no longer fits', () => {
    expect(() =>
      localNginxFile(shipped.replace('listen 443 ssl', 'listen 8443 ssl'), places),
    ).toThrow('adapt scripts/cluster/nginx-file.ts');
  });
});

describe('the options', () => {
  const options = { seconds: { usual: 180, least: 10, most: 900 } };

  test('are whole numbers within bounds', () => {
    expect(readNumbers([], options)).toEqual({ seconds: 180 });
    expect(readNumbers(['--seconds', '40'], options)).toEqual({ seconds: 40 });
    for (const wrong of ['9', '901', '1.5', 'many'])
      expect(() => readNumbers(['--seconds', wrong], options)).toThrow('from 10 to 900');
    expect(() => readNumbers(['--hours', '1'], options)).toThrow('--hours');
  });
});

test('a table aligns numbers to the right', () => {
  expect(
    tableText(
      ['what', 'tried'],
      [
        ['home', 5],
        ['search', 1234],
      ],
    ),
  ).toBe(['what    tried', '------  -----', 'home        5', 'search  1,234'].join('\n'));
});
