import { endpoints } from '@clinicart/sdk/contract';
import { describe, expect, it } from 'vitest';
import { fieldPaths } from '../../packages/sdk/src/base/wire/documented-answer.ts';
import { check, exitCodeOf } from '../../scripts/contract/check.ts';
import { SOURCES } from '../../scripts/contract/known-ids.ts';
import { orderPlan, readingPlan } from '../../scripts/contract/reading-plan.ts';
import { reportText } from '../../scripts/contract/report-text.ts';
import { NEVER, WRITTEN } from '../../scripts/contract/writing-plan.ts';
import { accountOf, against, openServer, reportOf, rowOf, VERIFIED } from './real-server.ts';

describe('the plan', () => {
  it('calls every reading row, and sends every writing row or gives a reason why not', () => {
    const read = [...readingPlan('zh'), ...orderPlan()].map(({ row }) => row);
    const written = ['session.login', ...WRITTEN, ...Object.keys(NEVER)];
    const named = (isRead: boolean) =>
      endpoints.filter((each) => each.read === isRead).map(({ name }) => name);
    expect(read.toSorted()).toEqual(named(true).toSorted());
    expect(written.toSorted()).toEqual(named(false).toSorted());
  });

  it('takes ids from fields that the contract has', () => {
    for (const { row, path } of SOURCES) {
      const endpoint = endpoints.find(({ name }) => name === row);
      expect(endpoint && fieldPaths(endpoint.response), row).toContain(path);
    }
  });
});

describe.each([
  ['everything', false],
  ['the documented fields only', true],
])('a server that answers %s', (_, documented) => {
  it('passes for an account', async () => {
    const server = openServer({ documented });
    const report = await reportOf((request) => server.fetch(request));
    expect(
      report.rows.flatMap(({ name, findings }) => findings.map((each) => [name, each])),
    ).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
  });

  it('passes for an account with orders, parcels and after-sales applications', async () => {
    const server = openServer({ documented, history: true });
    const env = accountOf('regular@clinicart.test');
    const report = await reportOf((request) => server.fetch(request), [], env);
    expect(
      report.rows.flatMap(({ name, findings }) => findings.map((each) => [name, each])),
    ).toEqual([]);
    const read = report.rows.filter(({ name }) => /^(orders|afterSales)\./.test(name));
    for (const { name, verdict } of read) {
      // The plan asks several orders for a parcel, and one has it.
      const good = name === 'orders.parcelGoods' ? 'tolerated' : 'fits';
      if (endpoints.find((each) => each.name === name)?.read)
        expect([name, verdict]).toEqual([name, good]);
    }
  });

  it('passes when it is written to, and is left unchanged', async () => {
    const server = openServer({ documented });
    const state = () => {
      const { accounts } = server.console;
      return JSON.stringify(accounts().find(({ email }) => email === VERIFIED));
    };
    const before = state();
    const report = await reportOf((request) => server.fetch(request), ['--write']);
    expect(exitCodeOf(report)).toBe(0);
    expect(
      report.rows.flatMap(({ name, findings }) => findings.map((each) => [name, each])),
    ).toEqual([]);
    const asked = report.rows.filter(({ verdict }) => verdict !== 'not tried');
    expect(asked.map(({ verdict }) => verdict)).not.toContain('refused');
    for (const name of WRITTEN) expect(rowOf(report, name).verdict, name).toBe('fits');
    expect(report.left).toEqual([expect.stringMatching(/^the order under way/)]);
    expect(state()).toBe(before);
    const again = await reportOf((request) => server.fetch(request));
    expect(rowOf(again, 'cart.get').answers).toBe(1);
  });

  it('fits for a visitor and says how to compare more', async () => {
    const server = openServer({ documented });
    const { text, exitCode } = await against((request) => server.fetch(request), [], {});
    expect(exitCode).toBe(0);
    expect(text).toContain('Asked as a visitor: set CLINICART_USER');
    expect(text).toMatch(/not tried +cart\.get .*\n +it takes an account/);
  });
});

it('reports what the shop does without an undocumented call', async () => {
  const server = openServer({ documented: true });
  const { text } = await against((request) => server.fetch(request));
  expect(text).toMatch(
    /absent +session\.cipherKey .*\n +HTTP 404\n +without it: The key comes from/,
  );
  expect(text).toContain('Key of the captcha cipher: none: no code can be asked for');
});

it('reads a placed order by the number that is given', async () => {
  const server = openServer();
  const report = await reportOf((request) => server.fetch(request), ['--order', '1']);
  const row = rowOf(report, 'cashier.order');
  expect([row.verdict, row.screens]).toEqual([
    'refused',
    ['/pay/{id}', '/payResult', '/qrCodePage', '/order/confirm2'],
  ]);
});

describe('a run that cannot be completed', () => {
  it('exits with 2 when the server is away, after three calls', async () => {
    let calls = 0;
    const { text, exitCode } = await against(() => {
      calls += 1;
      return Promise.reject(new TypeError('fetch failed'));
    });
    expect([exitCode, calls]).toEqual([2, 3]);
    expect(text).toContain('The server was not reached.');
  });

  it('exits with 2 when the server goes away midway, and reports what came before', async () => {
    const server = openServer();
    let calls = 0;
    const report = await reportOf((request) => {
      calls += 1;
      return calls <= 10 ? server.fetch(request) : Promise.reject(new TypeError('fetch failed'));
    });
    expect(exitCodeOf(report)).toBe(2);
    expect(calls).toBeLessThan(25);
    expect(rowOf(report, 'account.userInfo').verdict).toBe('fits');
    expect(rowOf(report, 'content.article').notes).toEqual(['the server does not answer']);
    expect(reportText(report)).toContain('The server stopped answering.');
  });

  it('exits with 2 when the login fails, and still checks as a visitor', async () => {
    const server = openServer();
    const wrong = { ...accountOf(), CLINICART_PASSWORD: 'Wrong12345' };
    const report = await reportOf((request) => server.fetch(request), [], wrong);
    expect(exitCodeOf(report)).toBe(2);
    expect(rowOf(report, 'session.login').verdict).toBe('refused');
    expect(rowOf(report, 'catalogue.search').verdict).toBe('fits');
    expect(reportText(report)).toContain('Signing in failed');
  });

  it('exits with 2 when it is stopped, and sends nothing more', async () => {
    const server = openServer();
    let asked = 0;
    const report = await check({
      server: {
        apiBase: 'http://real.test',
        serviceBase: 'http://real.test',
        endpoints: {},
        productLine: '',
        languageCode: '2',
        fetch: (request) => {
          asked += 1;
          return server.fetch(request);
        },
      },
      language: 'en',
      isStopped: () => asked >= 5,
    });
    expect([exitCodeOf(report), asked]).toEqual([2, 5]);
    expect(rowOf(report, 'content.article').notes).toEqual(['the run was stopped']);
  });
});
