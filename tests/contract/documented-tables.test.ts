// Compares the route table of 2§2.1 and the calls of 1§7 and 2§7, as docs/spec.md restates them, with the pages of the host site, the rows
// of the contract and the calls that the sandbox answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { served } from '../../packages/sandbox/src/http/routes.ts';
import { documentedRows, endpoints } from '../../packages/sdk/src/contract.ts';
import { PAGES } from '../../packages/widgets/src/engine/routing/pages.ts';
import {
  documentedCalls,
  documentedRoutes,
  isDocumentedPath,
  siteRoutes,
} from '../../scripts/docs/documented-tables.ts';

const spec = readFileSync(join(import.meta.dirname, '../../docs/spec.md'), 'utf8');
const routes = documentedRoutes(spec);
const calls = documentedCalls(spec);

/** Pages of the host site that the documents do not name, with the reason. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  '/compare': 'products side by side, from the documented calls',
  '/quickOrder': 'a list of article numbers at once (1§2, Quick order)',
  '/manifest.webmanifest': 'a file that browsers read, not a page for people',
  '/offline': 'opens without a connection; its address is not shown',
  '/redirect': 'the page of 1§2 that reads `url`; its address is not shown',
  '/status/busy': 'sent in place of a page that found no place; its address is not shown',
  '/user': 'the menu of the account as a page on phones',
  '/user/history': 'what a clinic bought, from the documented calls',
};

/** Rows of the contract for the calls whose path the documents do not show, by their name in 1§7 and 2§7. */
const WITHOUT_PATH: Readonly<Record<string, readonly string[]>> = {
  'send or check a code': ['session.sendCode', 'session.verifyCode'],
  'area codes; regions': ['session.areaCodes', 'account.regions'],
  'add, edit address': ['address.add', 'address.edit'],
  'delete, make default': ['address.delete', 'address.setDefault'],
  confirmation: ['order.confirmation'],
  'check order': ['order.check'],
  'cancel expired order': ['cashier.cancelExpired'],
  'wallet return': ['cashier.confirmReturn'],
  'after-sales list': ['afterSales.list', 'afterSales.apply'],
  'wallet, its details': ['wallet.balance', 'wallet.details'],
  coupons: ['coupon.mine'],
  FAQ: ['content.faqCategories', 'content.faqArticles'],
  header: ['catalogue.hotWords', 'catalogue.suggestions', 'catalogue.subcategories'],
  'paths not shown (1§7)': [
    'catalogue.zone',
    'catalogue.brandGroups',
    'catalogue.similarWords',
    'content.mailPreferences',
    'content.saveMailPreferences',
    'content.supportContact',
    'profile.certify',
    'session.sendCode',
  ],
};

const files = siteRoutes();
const pages = files.filter((route) => route !== '/404' && route !== '/500');

describe('the routes of 2§2.1', () => {
  test('are all pages of the host site, and no page is missing from the documents without a reason', () => {
    expect(routes.length).toBeGreaterThan(35);
    expect([...routes, ...Object.keys(OWN_PAGES)].toSorted()).toEqual(pages.toSorted());
    expect(files).toContain('/404');
  });

  test('lead to rows of the table of pages', () => {
    const rows = new Set(Object.values(PAGES).map(({ path }) => path.replace(/[?#].*/, '')));
    // A redirect shows nothing, so it has no title.
    expect(routes.filter((route) => !rows.has(route))).toEqual(['/app/{id}']);
  });
});

describe('the calls of 1§7 and 2§7', () => {
  const rowsOf = (path: string) => endpoints.filter((row) => isDocumentedPath(row.path, path));

  test.each(calls.filter(({ paths }) => paths.length > 0))('$what is served', ({ paths }) => {
    for (const path of paths) {
      const rows = rowsOf(path).map(({ name }) => name);
      expect(rows, path).not.toEqual([]);
      for (const name of rows) expect(served).toContain(name);
    }
  });

  test('without a path are the rows that their names stand for, and those are served', () => {
    const unnamed = calls.filter(({ paths }) => paths.length === 0).map(({ what }) => what);
    const names = Object.keys(WITHOUT_PATH).filter((what) => !what.includes('(1§7)'));
    expect(names.toSorted()).toEqual(unnamed.toSorted());
    const rows = Object.values(WITHOUT_PATH).flat();
    expect(rows.filter((name) => !served.has(name))).toEqual([]);
  });

  test('are every row of the contract that the shop needs', () => {
    const documented = new Set([
      ...calls.flatMap(({ paths }) => paths.flatMap(rowsOf).map(({ name }) => name)),
      ...Object.values(WITHOUT_PATH).flat(),
    ]);
    const others = endpoints.filter(({ name }) => !documented.has(name)).map(({ name }) => name);
    const optional = [...documentedRows].filter(([, row]) => row.withoutCall !== undefined);
    expect(others.toSorted()).toEqual(optional.map(([name]) => name).toSorted());
  });
});
