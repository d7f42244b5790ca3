import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** The axe that Playwright's builder brings. The builder itself sends it again, into two pages, for every run. */
const { resolve } = createRequire(import.meta.url);
const { source } = createRequire(resolve('@axe-core/playwright'))('axe-core') as { source: string };

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Violations of all default rules that axe finds in the elements. A page receives axe once. */
export async function violationsIn(page: Page, selector: string): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (one) => {
    const axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> } =
      Reflect.get(window, 'axe');
    // A word that fades in during the run has no contrast yet, so every animation is at its end.
    const still = new CSSStyleSheet();
    still.replaceSync('*{animation-duration:0s!important;animation-delay:0s!important}');
    const roots = [...document.querySelectorAll(one)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const root of roots) root.adoptedStyleSheets.push(still);
    try {
      const { violations } = await axe.run({ include: [one] }, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    } finally {
      for (const root of roots)
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  }, selector);
}
