import { page } from './page-config.ts';

/** Event by which a script of the page uses the shop: see page-shop.ts. */
export const USE = 'clinicart';

/** Signs of a visitor who moves, taps, types, focuses or scrolls. A screen reader may only click. */
const SIGNS = `pointermove pointerdown keydown focusin scroll click ${USE}`;

/** Runs at once or, with `load: 'interaction'`, when the visitor uses the page for the first time. */
export function whenWanted(run: () => unknown): void {
  const controller = new AbortController();
  const { signal } = controller;
  const use = () => {
    controller.abort();
    run();
  };
  if (page().config.load !== 'interaction') use();
  else
    for (const sign of SIGNS.split(' '))
      document.addEventListener(sign, use, { capture: true, signal });
}
