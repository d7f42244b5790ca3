import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '@clinicart/sandbox';
import { createSandbox } from '@clinicart/sandbox';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecording } from '../../packages/sandbox/src/http/recording.ts';
import { toRecording } from '../../scripts/contract/recording/folder.ts';
import { reportText } from '../../scripts/contract/report-text.ts';
import { CORE, CORES, plantedServer, SHAPES } from './planted-server.ts';
import { accountOf, against, reportOf } from './real-server.ts';

let server: Sandbox;
let folder: string;
beforeAll(() => {
  server = createSandbox();
  folder = mkdtempSync(join(tmpdir(), 'clinicart-recording-'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Picks shape and core of each secret, another way for each seed. */
function chooseBy(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
  return () => ({ shape: next(SHAPES.length), core: next(CORES.length) });
}

const everythingIn = (at: string): string =>
  readdirSync(at)
    .map((name) => name + readFileSync(join(at, name), 'utf8'))
    .join('\n');

describe('a recording', () => {
  it('holds none of the secrets that were planted in every text, whatever they look like', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const planted = plantedServer(server, chooseBy(seed));
        const at = mkdtempSync(join(folder, 'planted-'));
        const { text } = await against(planted.fetch, ['--write', '--record', at]);
        expect(planted.cores.size).toBeGreaterThan(500);
        const survivors = (left: string) =>
          [...left.toLowerCase().matchAll(CORE)]
            .map(([core]) => core)
            .filter((core) => planted.cores.has(core));
        expect(survivors(everythingIn(at))).toEqual([]);
        expect(survivors(text)).toEqual([]);
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  it('keeps no name, phone, address, order, file or token of the account', async () => {
    const { observed } = await reportOf((request) => server.fetch(request), ['--write']);
    const written = JSON.stringify([...toRecording(observed)]);
    const account = JSON.stringify(
      observed.filter(({ row }) =>
        ['account.userInfo', 'address.list', 'session.login'].includes(row),
      ),
    );
    const texts = [...account.matchAll(/"([^"\\]{4,})"/g)].map(([, text = '']) => text);
    const own = texts.filter(
      (text) => !/^[A-Za-z]+(?:\.[A-Za-z]+)?$/.test(text) && text !== '+852',
    );
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((text) => written.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('replaces amounts so that lines and stores still add up', async () => {
    const { observed } = await reportOf((request) => server.fetch(request), ['--write']);
    interface Order {
      totalPrice: number;
      orderTemps: { amount: number; unitDiscountPrice: number }[];
    }
    const orders = (calls: readonly { data: unknown }[]) =>
      calls.flatMap(({ data }) => (data as { splitOrders?: Order[] } | null)?.splitOrders ?? []);
    const real = orders(observed.filter(({ row }) => row === 'order.confirmation'));
    const recorded = orders(
      (toRecording(observed).get('order.confirmation') ?? []).map(({ answer }) => answer),
    );
    const goods = ({ orderTemps }: Order) =>
      orderTemps.reduce(
        (sum, line) => sum + Math.round(line.unitDiscountPrice * 100) * line.amount,
        0,
      );
    expect(recorded.length).toBeGreaterThan(0);
    for (const order of recorded) expect(goods(order)).toBe(Math.round(order.totalPrice * 100));
    expect(recorded[0]?.totalPrice).not.toBe(real[0]?.totalPrice);
  });

  it('replaces one thing with the same text in every row', async () => {
    const { observed } = await reportOf((request) => server.fetch(request));
    const recording = toRecording(observed);
    const ids = (row: string, key: string) =>
      [...JSON.stringify(recording.get(row)).matchAll(new RegExp(`"${key}":"(\\d+)"`, 'g'))].map(
        ([, found]) => found,
      );
    const listed = new Set(ids('catalogue.search', 'searchProductId'));
    const asked = (recording.get('catalogue.product') ?? []).map(({ request }) =>
      String(Reflect.get(Object(request), 'id')),
    );
    expect(asked).toHaveLength(3);
    for (const id of asked) expect(listed).toContain(id);
    const codes = new Set(ids('account.regions', 'code'));
    const regions = [...JSON.stringify(recording.get('address.list')).matchAll(/"(\d+)•/g)];
    expect(regions.length).toBeGreaterThan(0);
    for (const [, code] of regions) expect(codes).toContain(code);
  });

  it('holds neither undocumented numbers nor refusals without a number', () => {
    const observed = { wire: {}, message: '', row: 'content.supportContact' };
    const data = { phone: '2100 0000', latitude: 22.3193, staff: 61_230_001, floors: 3 };
    expect([...toRecording([{ ...observed, resultID: 1200, data }])]).toEqual([
      [
        'content.supportContact',
        [
          {
            request: {},
            answer: {
              resultID: 1200,
              message: '',
              data: { phone: '51000001', latitude: 1.5, staff: 100_001, floors: 3 },
            },
          },
        ],
      ],
    ]);
    expect(toRecording([{ ...observed, resultID: Number.NaN, data: null }]).size).toBe(0);
  });

  it('is not written when the login fails', async () => {
    const at = join(folder, 'failed');
    const wrong = { ...accountOf(), CLINICART_PASSWORD: 'Wrong12345' };
    const { text, exitCode } = await against(
      (request) => server.fetch(request),
      ['--record', at],
      wrong,
    );
    expect(exitCode).toBe(2);
    expect(text).toContain('Nothing was recorded');
    expect(existsSync(at)).toBe(false);
  });
});

describe('a folder without a recording', () => {
  it('is refused with its name', () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect(() => readRecording(empty)).toThrow(`${empty} holds no recording`);
  });
});

it('prints no sentence of a server that repeats what was sent or what an account holds', async () => {
  const said = (message: string) => async (request: Request) =>
    request.url.endsWith('/searchUserCoupon')
      ? Response.json({ resultID: 1399, message, data: null })
      : server.fetch(request);
  const noteOf = async (message: string) => {
    const text = reportText(await reportOf(said(message)));
    return /coupon\.mine .*\n +(.*)/.exec(text)?.[1];
  };
  expect(await noteOf('Coupons are closed today')).toBe(
    'refused with 1399, saying “Coupons are closed today”',
  );
  for (const told of [
    'No coupons for VERIFIED@clinicart.test',
    'Call 6123 0001',
    'See https://x.hk',
  ])
    expect(await noteOf(told)).toBe('refused with 1399, message left out');
  expect(await noteOf('Closed\u001b[31m\nnow')).toBe('refused with 1399, saying “Closed [31m now”');
});
