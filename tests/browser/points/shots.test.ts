import { beforeAll, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';

const visit = useBrowser();
beforeAll(async () => {
  await merchant.reset();
  await merchant.loadHistory();
});
const screens: [string, string, string | undefined][] = [
  ['mall', '/pointsMall', 'regular'],
  ['mall-visitor', '/pointsMall', undefined],
  ['product', '/pointsMall/detail/3', 'regular'],
  ['confirm', '/pointsMall/confirm?pointsProductId=4&amount=2', 'regular'],
  ['history', '/pointsMall/pointsRecord', 'regular'],
  ['exchanges', '/pointsMall/exchangeRecord', 'regular'],
];
const only = process.env.SHOTS?.split(',');
for (const width of [360, 768, 1440])
  for (const language of ['zh', 'en'] as const)
    test(`${width} ${language}`, async () => {
      const as = await remember(visit, 'regular');
      for (const [name, at, who] of screens) {
        if (only && !only.includes(name)) continue;
        const page = await visit({ at, width, language, as: who ? as : undefined });
        await isSettled(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/mall-shots/${name}-${width}-${language}.png`, fullPage: true });
        if (name === 'exchanges') {
          const way = page.locator('clinic-points-exchanges').getByRole('listitem').first().getByRole('link');
          const href = (await way.getAttribute('href')) ?? '';
          for (const [n, to] of [['order', href], ['result', href.replace('/point/orderDetail', '/pointsMall/paySuccess')], ['unknown', '/point/orderDetail?orderNo=x']] as const) {
            await page.goto(to);
            await isSettled(page);
            await page.waitForTimeout(300);
            await page.screenshot({ path: `/tmp/mall-shots/${n}-${width}-${language}.png`, fullPage: true });
          }
        }
      }
    });
