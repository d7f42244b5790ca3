// A partner's page with Trusted Types. A violation is an error on the console, which fails the visit.
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { paidOnce } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { atDrawer, isPaidInDrawer, payByCard, strictPolicy } from './partner-cashier.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

/** A page with an article of the server, which has HTML. `policies` are those that the page allows. */
const articlePage = (file: string, policies: string) => {
  const { shop, sandbox } = places();
  return foreignPage(
    `<clinic-article article-id="3"></clinic-article>
    <script type="module" src="${shop}/embed/${file}" data-api="${sandbox}" data-language="en"></script>`,
    {
      'content-security-policy': `default-src 'none'; script-src ${shop}; connect-src ${sandbox}; img-src data: ${sandbox}; require-trusted-types-for 'script'; trusted-types ${policies}`,
    },
  );
};

test.each(['clinicart.js', 'clinicart.react.js'])(
  '%s shows HTML of the server where the page allows its policy',
  async (file) => {
    const page = await visit({ site: '', language: 'en' });
    await page.goto(await articlePage(file, 'clinicart-html'));
    await isSettled(page);
    const article = page.locator('clinic-article .clinic-article-text');
    await see(article.locator('p').first()).toBeVisible();
  },
);

test.each(['clinicart.js', 'clinicart.react.js'])(
  '%s shows none where the page allows no policy, and the rest of the element works',
  async (file) => {
    const page = await visit({ site: '', language: 'en', mayHear: /policy|Policy|Trusted/ });
    await page.goto(await articlePage(file, "'none'"));
    await isSettled(page);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('clinic-article .clinic-article-text').innerHTML()).toBe('');
  },
);

describe('the cashier in the drawer', () => {
  const headers = {
    'content-security-policy': `${strictPolicy()}; require-trusted-types-for 'script'; trusted-types clinicart-html clinicart-frame`,
  };

  test('pays by card with 3-D Secure', async () => {
    const words = cashierSaid.en;
    const { page, address, order, desk } = await atDrawer(visit, { headers });
    await payByCard(desk, 'en', '4000002760003184');
    const bank = page.frameLocator(`iframe[title="${words.proof}"]`);
    await bank.getByRole('button', { name: words.prove }).click();
    await isPaidInDrawer(page, 'en', address);
    expect(await paidOnce('verified', order)).toMatchObject({ payType: '52' });
  });

  test('shows a code that comes as HTML', async () => {
    const words = cashierSaid.zh;
    const { page, address, order, desk } = await atDrawer(visit, { language: 'zh', headers });
    await desk.choose(words.alipayScan);
    await desk.pay.click();
    const frame = page.locator(`iframe[title="${words.alipayScan}"]`);
    await see(frame.contentFrame().getByRole('img', { name: 'QR' })).toBeVisible();
    await merchant.completePayment(order.orderNo);
    await isPaidInDrawer(page, 'zh', address);
  });
});
