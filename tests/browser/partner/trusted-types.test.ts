// A partner's page with Trusted Types. A violation is an error on the console, which fails the visit.
import { expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';

const visit = useBrowser();

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
