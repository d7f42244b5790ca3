// The WordPress plugin in a real WordPress, if WORDPRESS names the folder of one; PHP and MariaDB must be installed too:
//   WORDPRESS=/usr/share/wordpress npx vitest run --project browser tests/browser/partner/wordpress.test.ts
// tests/packages/wordpress-plugin.test.ts checks what needs no WordPress.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort, startChild, stopChild } from '../../../scripts/children.mjs';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, type Lang, said } from '../ui-text/common.ts';

const root = join(import.meta.dirname, '../../..');
const program = join(root, 'examples/wordpress/start.mjs');
const isAsked = Boolean(process.env['WORDPRESS']);

if (!isAsked)
  test('was not run in WordPress, which WORDPRESS names; the example says what a machine lacks', () => {
    const env = { ...process.env, WORDPRESS: join(root, 'nowhere') };
    const check = spawnSync(process.execPath, [program, '--check'], { encoding: 'utf8', env });
    expect(check.stderr).toMatch(
      /^This machine has no .*WordPress in .*nowhere: see README\.md\.$/m,
    );
    expect(check.status).toBe(1);
  });

if (isAsked)
  describe('the plugin in a real WordPress', () => {
    const visit = useBrowser();
    const { burs, paste } = goods;
    let address = '';
    let stop = async () => {};
    beforeAll(async () => {
      const port = await freePort();
      const { sandbox: API, shop: SHOP } = places();
      const place = join(root, '.cache', `wordpress-${port}`);
      await new Promise<void>((resolve, reject) => {
        const child = startChild(process.execPath, [program], {
          env: { WORDPRESS_PORT: String(port), WORDPRESS_PLACE: place, API, SHOP },
          line: (text, stream) => {
            if (text.includes('/wp-admin/')) resolve();
            if (stream === 'error') process.stderr.write(`${text}\n`);
          },
        });
        child.on('exit', () => reject(new Error('WordPress did not start.')));
        stop = () => stopChild(child);
      });
      address = `http://127.0.0.1:${port}`;
    });
    afterAll(() => stop());
    beforeEach(merchant.reset);

    const product = (page: Page) => page.locator('clinic-product');

    test.each<[Lang, string]>([
      ['en', 'en-US'],
      ['zh', 'zh-HK'],
    ])(
      'its block and its shortcodes sell in the language of the page (%s)',
      async (language, lang) => {
        // The browser's default icon is missing on this site.
        const page = await visit({ site: '', mayHear: /404/ });
        await page.goto(`${address}/?pagename=our-tray${language === 'zh' ? '&lang=zh' : ''}`);
        await see(page.locator('html')).toHaveAttribute('lang', lang);
        await see(product(page).getByRole('heading', { name: burs[language] })).toBeVisible();
        await see(page.locator('.wp-block-clinicart-element > clinic-product')).toHaveCount(1);
        await product(page).getByRole('button', { name: said[language].add, exact: true }).click();
        await enter(page, language, emailOf('verified'));
        await see(dialogOf(page, language)).toBeHidden();
        const card = page.locator('.clinicart-element > clinic-product-card');
        await card.getByRole('button', { name: said[language].add, exact: true }).click();
        await see(cartLink(page, language, 1)).toBeVisible();
        await cartLink(page, language, 1).click();
        await see(page.locator('clinic-cart').getByText(paste.article).first()).toBeVisible();
      },
    );

    test('the settings are saved by a form with a nonce, and the editor previews the block', async () => {
      const page = await visit({ site: '', mayHear: /404|ERR_NAME_NOT_RESOLVED|JQMIGRATE/ });
      await page.goto(`${address}/wp-login.php`);
      await page.locator('#user_login').fill('editor');
      await page.locator('#user_pass').fill('Clinic2026');
      await page.locator('#wp-submit').click();
      await page.waitForURL(/wp-admin/);
      await page.goto(`${address}/wp-admin/options-general.php?page=clinicart&lang=zh`);
      await see(page.getByLabel('商店伺服器')).toHaveValue(places().sandbox);
      await see(page.locator('input[name="_wpnonce"]')).toHaveCount(1);
      await page.getByLabel('商店網站').fill('javascript:alert(1)');
      await page
        .locator('form[action="options.php"]')
        .evaluate((form) => form.setAttribute('novalidate', ''));
      await page.getByLabel('語言').selectOption('en');
      await page.locator('#submit').click();
      await see(page.locator('.notice-success')).toBeVisible();
      await see(page.locator('#clinicart_site'), 'no script as an address').toHaveValue('');
      await page.locator('#clinicart_site').fill(places().shop);
      await page.locator('#submit').click();
      await see(page.locator('#clinicart_site')).toHaveValue(places().shop);
      await page.goto(`${address}/?pagename=our-tray&lang=zh`);
      await see(page.locator('#clinicart-js')).toHaveAttribute('data-language', 'en');

      await page.goto(`${address}/wp-admin/edit.php?post_type=page`);
      await page.locator('a.row-title', { hasText: 'Our tray' }).click();
      // The greeting of a new editor hides the page from screen readers, not from view.
      await see(product(page).getByText(burs.en, { exact: true }).first()).toBeVisible();
      await see(page.locator('.wp-block-clinicart-element .components-disabled')).toHaveCount(1);
    });
  });
