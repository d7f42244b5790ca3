// axe in a page: injected once per document; header and footer are checked once per state of theirs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Elements that most pages share. */
const FRAME = ['clinic-header', 'clinic-footer'];
/** Pages and states of the frame that have passed in this worker. */
const passed = new Set<string>();

/**
 * Runs every rule of axe and returns a sentence for each violation. The first check of a page covers all of it; later
 * ones skip header and footer where they have passed with the same content at the same width. Frames of other origins
 * are skipped.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const { whole, frame } = await page.evaluate(describePage, FRAME);
  const known = passed.has(whole) ? FRAME.filter((tag) => passed.has(frame[tag] ?? '')) : [];
  const found = await violationsIn(page, { exclude: known });
  if (found.length === 0) for (const key of [whole, ...Object.values(frame)]) passed.add(key);
  return found;
}

/** Runs every rule of axe on a part of the page. */
export const violationsIn = async (
  page: Page,
  {
    include = ['html'],
    exclude = [],
  }: { include?: readonly string[]; exclude?: readonly string[] },
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([within, without]) => {
      const context = {
        include: within.map((selector) => [selector]),
        exclude: without.map((selector) => [selector]),
      };
      // A word that fades in during the run has no contrast yet, so every animation of these parts is at its end.
      const still = new CSSStyleSheet();
      still.replaceSync('*{animation-duration:0s!important;animation-delay:0s!important}');
      const roots = within
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .flatMap(({ shadowRoot }) => shadowRoot ?? []);
      for (const root of roots) root.adoptedStyleSheets.push(still);
      try {
        const { violations } = await globalThis.axe.run(context, {
          resultTypes: ['violations'],
          iframes: false,
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        );
      } finally {
        for (const root of roots)
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== still);
      }
    },
    [include, exclude] as const,
  );
};

/** Describes a page and the content of its frame; runs in the page. */
function describePage(tags: readonly string[]) {
  const rootsIn = (from: ParentNode): ShadowRoot[] =>
    [...from.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...rootsIn(shadowRoot)] : [],
    );
  const place = `${innerWidth} ${document.documentElement.lang}`;
  const frame = Object.fromEntries(
    tags.flatMap((tag) => {
      const all = [...document.querySelectorAll(tag)];
      const shadowRoots = all.flatMap((one) => [
        ...(one.shadowRoot ? [one.shadowRoot, ...rootsIn(one.shadowRoot)] : []),
        ...rootsIn(one),
      ]);
      const html = all.map((one) => one.getHTML({ shadowRoots })).join('');
      return all.length > 0 ? [[tag, `${tag} ${place} ${html}`]] : [];
    }),
  );
  return { whole: `${location.pathname} ${place}`, frame };
}

declare global {
  var axe: typeof import('axe-core');
}
