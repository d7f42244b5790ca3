// Whether a page has finished appearing: each element is hydrated and has its content.
import type { Page } from 'playwright';

/**
 * Lists the elements that do not respond yet. The server's markup looks the same before hydration, and a press that
 * comes sooner is lost.
 */
export const asleep = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('clinic-'))
      .filter((element) => {
        const { shadowRoot } = element;
        // The server's preload links come first, and an element without content may have nothing else.
        const isEmpty = !shadowRoot?.querySelector('.clinic-root > :not(link)');
        const hasFailed = shadowRoot?.querySelector('.clinic-failure');
        const isAwake = isEmpty || hasFailed || Reflect.has(element, Symbol.for('clinicart.awake'));
        return !Reflect.get(element, Symbol.for('r2wc.context')) || !isAwake;
      })
      .map(({ localName }) => localName),
  );

/** Lists the elements with a visible skeleton. */
export const unfinished = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    return [...document.querySelectorAll('*')]
      .filter(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('.clinic-skeleton') ?? [])].some(isShown),
      )
      .map(({ localName }) => localName);
  });
