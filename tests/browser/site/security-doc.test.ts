// The built site sends the cookies and headers that the tables of docs/security.md list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { remember, signIn } from '../support/buyer.ts';
import { merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { useOwnServers } from '../support/own-servers.ts';
import { SWITCHES } from '../ui-text/common.ts';
import { themeSaid } from '../ui-text/theme.ts';

const visit = useBrowser();
const { startSite } = useOwnServers();
const text = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');

/** Reads the rows of the table below a heading, without the table's head. */
function tableUnder(heading: string): string[][] {
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Turns a cell into a pattern: `…` matches any text, – matches no header. */
function patternOf(cell: string): RegExp {
  if (cell === '–') return /^null$/;
  const parts = cell.replaceAll('`', '').split('…');
  return new RegExp(
    `^${parts.map((part) => part.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}$`,
    's',
  );
}

let token = '';
let proxying = '';
beforeAll(async () => {
  await merchant.reset();
  const { cookies } = await remember(visit, 'verified');
  token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  proxying = await startSite({ API_BASE: places().sandbox, API_PROXY: '1' });
}, 60_000);

describe('headers', () => {
  const rows = tableUnder("Headers of the shop's site");
  const answers: readonly [string, () => Promise<Response>][] = [
    ['a page for a visitor', () => fetch(`${places().shop}/contactUs`)],
    [
      'a page for a member',
      () => fetch(`${places().shop}/contactUs`, { headers: { cookie: `token=${token}` } }),
    ],
    [
      'a file of the site',
      async () => {
        const page = await (await fetch(`${places().shop}/contactUs`)).text();
        return fetch(`${places().shop}${/\/_astro\/[\w.-]+\.js/.exec(page)?.[0]}`);
      },
    ],
    ['a file for partners', () => fetch(`${places().shop}/embed/clinicart.js`)],
    [
      'the API through the site',
      () => fetch(`${proxying}/api/GetParentCategoryList`, { method: 'POST', body: '{}' }),
    ],
  ];

  test.each(answers.map(([name, ask], column) => [name, ask, column + 1] as const))(
    'of %s match the table',
    async (_, ask, column) => {
      const { headers, status } = await ask();
      expect(status).toBe(200);
      expect(rows.length).toBeGreaterThan(8);
      for (const row of rows) {
        const [name = ''] = row;
        expect(String(headers.get(name)), name).toMatch(patternOf(row[column] ?? ''));
      }
    },
  );
});

test('sets the cookies of the table, and no others', async () => {
  const rows = tableUnder("Cookies of the shop's site");
  const page = await visit({ language: 'en', at: '/contactUs' });
  await signIn(page, 'en', 'verified');
  await page.getByRole('banner').getByRole('button', { name: SWITCHES.zh, exact: true }).click();
  await expect
    .poll(
      async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value,
    )
    .toBe('3');
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: themeSaid.zh.dark, exact: true })
    .click();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'theme')?.value)
    .toBe('dark');
  const ended = await fetch(`${places().shop}/contactUs`, {
    headers: { cookie: 'token=none' },
    redirect: 'manual',
  });
  const mark = ended.headers.getSetCookie().find((each) => each.startsWith('sessionEnded='));
  const now = Date.now() / 1000;
  const cookies = await page.context().cookies();
  const seen = cookies.map(({ name, expires, sameSite, httpOnly }) => [
    name,
    `${Math.round((expires - now) / 86_400)} days`,
    sameSite,
    httpOnly ? 'yes' : 'no',
  ]);
  const told = rows.map(([name = '', , ...rest]) => [name.replaceAll('`', ''), ...rest]);
  expect(seen.toSorted()).toEqual(told.filter(([name]) => name !== 'sessionEnded').toSorted());
  expect(told.find(([name]) => name === 'sessionEnded')).toEqual([
    'sessionEnded',
    `${/Max-Age=(\d+)/.exec(mark ?? '')?.[1]} seconds`,
    /SameSite=(\w+)/.exec(mark ?? '')?.[1],
    mark?.includes('HttpOnly') ? 'yes' : 'no',
  ]);
});
