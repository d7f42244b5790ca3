// The bytes that the SDK adds to a bundle, from the published modules. A change that needs more raises the number, and its commit says why.
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '../bench/library-bytes.ts';
import { bytesOf, COMPLETE, CORE, domainScripts, EVERY_DOMAIN } from '../bench/sdk-scripts.ts';

/** Most kilobytes that a domain adds to the core: minified by esbuild, brotli 11, at once. */
const DOMAINS: Readonly<Record<string, number>> = {
  addressDomain: 2.5,
  afterSalesDomain: 7.6,
  buyingListDomain: 2.5,
  campaignDomain: 1.9,
  cashierDomain: 9.1,
  checkoutDomain: 15.7,
  compareDomain: 0.6,
  contentDomain: 2.7,
  couponDomain: 1.6,
  handoverDomain: 0.9,
  homeDomain: 0.5,
  listViewDomain: 0.2,
  memberHomeDomain: 11.7,
  orderHistoryDomain: 0.3,
  ordersDomain: 9.8,
  payPasswordDomain: 1.9,
  pointsDomain: 4,
  profileDomain: 5.4,
  promotionDomain: 2.6,
  quickOrderDomain: 3.8,
  recoveryDomain: 3,
  registrationDomain: 5.8,
  swapItemsDomain: 0.4,
  themeDomain: 0.3,
  walletDomain: 0.7,
};

const kilobytes = async (script: string) => (await bytesOf(script)) / 1000;

it.each([
  ['the core', CORE, 21.7],
  ['every domain on the core', EVERY_DOMAIN, 74.3],
  ['the main entry', COMPLETE, 96.4],
])('%s takes at most its kilobytes', async (_, script, most) => {
  expect(await kilobytes(script)).toBeLessThanOrEqual(most);
});

describe('a domain on the core', () => {
  let core = 0;
  beforeAll(async () => {
    core = await kilobytes(CORE);
  });

  it.each([...domainScripts])('%s takes at most its kilobytes', async (name, script) => {
    expect((await kilobytes(CORE + script)) - core).toBeLessThanOrEqual(DOMAINS[name] ?? 0);
  });

  it('is in the table if it is in the package', () => {
    expect([...domainScripts.keys()].toSorted()).toEqual(Object.keys(DOMAINS));
  });
});

it('leaves ky, i18next and the sentences of the shop out of the core', async () => {
  const inputs = async (script: string) => {
    const { metafile } = await bundleOf(script, []);
    const [output] = Object.values(metafile.outputs);
    return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    );
  };
  const OUTSIDE = /libraries\/(?:ky|i18next)\/|language\/messages\.js$/;
  expect((await inputs(CORE)).filter((path) => OUTSIDE.test(path))).toEqual([]);
  // The same look finds them where they belong.
  expect((await inputs(COMPLETE)).filter((path) => OUTSIDE.test(path)).length).toBeGreaterThan(2);
});
