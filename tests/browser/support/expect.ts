// Playwright's expectations, at the cost of a look. Its own wait describes the whole page after each look that fails, for a
// message that only a failed test prints: an eighth of the processor's time of a test.
import { expect, type Locator, type Page } from 'playwright/test';

/** Two cores with three browsers may take longer than Playwright's 5 s. */
const TIMEOUT_MS = 20_000;

const seeOnce = expect.configure({ timeout: 1000 });

type Wait<Subject> = (subject: Subject, expected: unknown, timeout: number) => Promise<unknown>;

const until =
  (state: 'attached' | 'visible' | 'hidden'): Wait<Locator> =>
  (locator, _, timeout) =>
    locator.waitFor({ state, timeout });

const untilText: Wait<Locator> = async (locator, expected, timeout) => {
  if (typeof expected === 'string' || expected instanceof RegExp)
    await locator.filter({ hasText: expected }).waitFor({ state: 'attached', timeout });
};

const untilAddress: Wait<Page> = async (page, expected, timeout) => {
  const isThere = ({ href }: URL) =>
    expected instanceof RegExp
      ? expected.test(href)
      : typeof expected !== 'string' || new URL(expected, href).href === href;
  await page.waitForURL(isThere, { timeout, waitUntil: 'commit' });
};

const LOCATOR_WAITS: Readonly<Record<string, Wait<Locator>>> = {
  toBeAttached: until('attached'),
  toBeVisible: until('visible'),
  toBeHidden: until('hidden'),
  toContainText: untilText,
  toHaveText: untilText,
  // An element that is there is described without its content, which costs little.
  ...Object.fromEntries(
    [
      ...['toBeChecked', 'toBeDisabled', 'toBeEnabled', 'toBeFocused', 'toBeInViewport'],
      ...['toHaveAccessibleDescription', 'toHaveAccessibleName', 'toHaveAttribute', 'toHaveCSS'],
      'toHaveValue',
    ].map((matcher) => [matcher, until('attached')]),
  ),
};
const PAGE_WAITS: Readonly<Record<string, Wait<Page>>> = { toHaveURL: untilAddress };

function waitOf(subject: unknown, matcher: string): Wait<unknown> | undefined {
  const waits = isLocator(subject) ? LOCATOR_WAITS : PAGE_WAITS;
  return waits[matcher] as Wait<unknown> | undefined;
}

const isLocator = (subject: unknown): subject is Locator =>
  typeof subject === 'object' && subject !== null && 'waitFor' in subject;

/** Waits for visible results: first for a state without which the expectation fails, then by Playwright's own wait. */
export const see = new Proxy(expect.configure({ timeout: TIMEOUT_MS }), {
  apply(target, self, args: Parameters<typeof seeOnce>) {
    const [subject] = args;
    const patient: object = Reflect.apply(target, self, args);
    return new Proxy(patient, {
      get(_, name) {
        const matcher: unknown = Reflect.get(patient, name);
        const wait = waitOf(subject, String(name));
        if (typeof matcher !== 'function' || !wait) return matcher;
        return async (...given: unknown[]) => {
          const { timeout = TIMEOUT_MS } = (given.at(-1) ?? {}) as { timeout?: number };
          const isMet = await wait(subject, given[0], timeout).then(
            () => true,
            () => false,
          );
          // A last look words the failure.
          const matchers: object = isMet ? patient : Reflect.apply(seeOnce, undefined, args);
          return Reflect.apply(Reflect.get(matchers, name), matchers, given);
        };
      },
    });
  },
});
