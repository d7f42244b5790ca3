// The bytes that the SDK adds to a bundle, from the published modules. A change that needs more raises the number, and its commit says why.
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '../../bench/library-bytes.ts';
import { bytesOf, COMPLETE, CORE, domainScripts, EVERY_DOMAIN } from '../../bench/sdk-scripts.ts';

/** Most kilobytes that a domain adds to the core: minified by esbuild, brotli 11, at once. */
const DOMAINS: Readonly<Record<string, number>> = {
  addressDomain: 1.3,
  afterSalesDomain: 5.2,
  buyingListDomain: 0.9,
  campaignDomain: 1.9,
  cashierDomain: 6.3,
  checkoutDomain: 6.6,
  compareDomain: 0.5,
  contentDomain: 2.1,
  couponDomain: 1.71,
  handoverDomain: 1,
  homeDomain: 0.5,
  listViewDomain: 0.1,
  memberHomeDomain: 7.1,
  orderHistoryDomain: 0.4,
  ordersDomain: 6.2,
  payPasswordDomain: 1.7,
  pointsDomain: 2.74,
  profileDomain: 3,
  promotionDomain: 2.92,
  quickOrderDomain: 2.7,
  recoveryDomain: 2.4,
  registrationDomain: 4.5,
  swapItemsDomain: 0.3,
  themeDomain: 0.2,
  walletDomain: 0.83,
};

const kilobytes = async (script: string) => (await bytesOf(script)) / 1000;

it.each([
  ['the core', CORE, 16.7],
  ['every domain on the core', EVERY_DOMAIN, 53.3],
  ['the main entry', COMPLETE, 76.8],
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
