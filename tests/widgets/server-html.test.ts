// A browser makes of the server's HTML the tree that the server makes, runs no part of it, and follows links where the rule says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CASE_API, CASE_SITE, HTML_CASES } from '../../packages/widgets/src/html/cases.ts';
import { type Bench, createBench } from './browser.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.close());

test('sanitises HTML in a browser as on a server', async () => {
  const page = await bench.open('', { unguarded: true });
  const results = await page.evaluate(
    async ({ cases, site, api }) => {
      const ran: string[] = [];
      window.alert = (what) => void ran.push(String(what));
      const addresses = {
        link: (link: string) => window.fixture.articleLink(link, site),
        picture: (link: string) => {
          const { protocol, href } = new URL(link, api);
          return protocol === 'https:' ? href : undefined;
        },
      };
      const treeOf = (html: string) => {
        const place = document.createElement('div');
        place.innerHTML = html;
        return place;
      };
      const results = cases.map(({ name, html, safe }) => {
        const made = treeOf(String(window.fixture.sanitise(html, addresses)));
        document.body.append(made);
        return { name, same: made.isEqualNode(treeOf(safe)), html: made.innerHTML };
      });
      // Waits for the scripts, handlers and failing pictures of the cases to have had their turn.
      const last = new Image();
      await new Promise((resolve) => {
        last.onerror = resolve;
        last.src = '/none.png';
        document.body.append(last);
      });
      document.body.replaceChildren();
      return { results, ran };
    },
    { cases: HTML_CASES, site: CASE_SITE, api: CASE_API },
  );
  expect(results.ran).toEqual([]);
  expect(results.results.filter(({ same }) => !same)).toEqual([]);
});

test('follows random links where the rule says', async () => {
  const page = await bench.open();
  const faults = await page.evaluate(async () => {
    const { linkFaults } = await window.fixture.links();
    return linkFaults(5000, 20_261_126);
  });
  expect(faults).toEqual([]);
});
