import type { Cookie, Page } from 'playwright';
import { signedIn } from '../buyer.ts';
import { inFreshTab } from '../loads.ts';
import type { Row, Run } from '../row.ts';
import { againstCopy } from '../static-copy.ts';

const PATH = '/user/orderList';
/** Orders of the first page. Spec: 2§9 */
const ORDERS = 20;
const SETTLE_MS = 1_500;

/** Returns the page as it is now, with its shadow roots and the sheets that they have adopted. */
function frozen(): string {
  const roots: ShadowRoot[] = [];
  const visit = (node: ParentNode) => {
    for (const element of node.querySelectorAll('*')) {
      const { shadowRoot } = element;
      if (!shadowRoot) continue;
      visit(shadowRoot);
      roots.push(shadowRoot);
    }
  };
  visit(document);
  for (const root of roots) {
    const style = document.createElement('style');
    style.textContent = root.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n');
    root.prepend(style);
  }
  const html = document.documentElement.getHTML({ shadowRoots: roots });
  return `<!doctype html><html lang="en">${html}</html>`;
}

async function copyOf(page: Page, url: string): Promise<string> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const shown = await page.locator('clinic-orders article').count();
  if (shown !== ORDERS) throw new Error(`The list shows ${shown} orders.`);
  return page.evaluate(frozen);
}

async function measure(run: Run) {
  const { stored } = await signedIn(await run.sandbox(), 'regular');
  const shop = await run.shop();
  const cookies = Object.entries(stored).map(
    ([name, value]): Cookie => ({
      name,
      value: encodeURIComponent(value),
      domain: new URL(shop).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    }),
  );
  const html = await inFreshTab(await run.browser(), { slow: false, cookies }, (page) =>
    copyOf(page, shop + PATH),
  );
  return againstCopy(run, { path: PATH, port: 12, cookies, html });
}

export const ordersPage: Row = {
  name: 'orders-page',
  title: 'the list of 20 orders against a static copy of the finished page',
  needs: ['widgets', 'host-site'],
  measure,
};
