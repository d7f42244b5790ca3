// The widths of the window at which a media or container query of a page changes.
import type { Page } from 'playwright';

/** A box that style sheets query, with the widths that they compare with its own. */
export interface Queried {
  readonly width: number;
  readonly thresholds: readonly number[];
}

/** The queried boxes of a page by a name that they keep while the window changes. */
export type QueriedBoxes = Readonly<Record<string, Queried>>;

/** Elements on every page: their queries count on one page alone. */
const FRAME = ['clinic-header', 'clinic-footer', 'clinic-support'];

/** Reads the window and each kind of container that the style sheets query by width. */
export async function queriedBoxes(page: Page, withFrame: boolean): Promise<QueriedBoxes> {
  return page.evaluate(
    (skipped) => {
      const found: Record<string, { width: number; thresholds: number[] }> = {};
      const add = (name: string, width: number, thresholds: Iterable<number>) => {
        if (width > 0) found[name] ??= { width, thresholds: [...thresholds] };
      };
      const sheets = new WeakMap<CSSStyleSheet, { container: number[]; media: number[] }>();
      const widthsIn = (condition: string) =>
        /width/.test(condition)
          ? [...condition.matchAll(/([\d.]+)px/g)].map(([, px]) => Number(px))
          : [];
      const thresholdsOf = (sheet: CSSStyleSheet) => {
        const known = sheets.get(sheet);
        if (known) return known;
        const read = { container: [] as number[], media: [] as number[] };
        const readRules = (rules: CSSRuleList) => {
          for (const rule of rules) {
            if (rule instanceof CSSContainerRule)
              read.container.push(...widthsIn(rule.conditionText));
            if (rule instanceof CSSMediaRule) read.media.push(...widthsIn(rule.conditionText));
            if (rule instanceof CSSGroupingRule) readRules(rule.cssRules);
          }
        };
        readRules(sheet.cssRules);
        sheets.set(sheet, read);
        return read;
      };
      // Whether an element is a container does not depend on the width.
      const known: WeakMap<Element, boolean> = Reflect.get(window, 'containers') ?? new WeakMap();
      Object.assign(window, { containers: known });
      const ofWindow = new Set<number>();
      const nameOf = (element: Element | null) => `${element?.localName}.${element?.className}`;
      const read = (root: Document | ShadowRoot, above: Element | null, path: string) => {
        const thresholds = new Set<number>();
        for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
          const { container, media } = thresholdsOf(sheet);
          for (const px of container) thresholds.add(px);
          for (const px of media) ofWindow.add(px);
        }
        const containers: Element[] = [];
        for (const element of root.querySelectorAll('*')) {
          if (skipped.includes(element.localName)) continue;
          const isContainer =
            known.get(element) ?? getComputedStyle(element).containerType !== 'normal';
          known.set(element, isContainer);
          if (isContainer) containers.push(element);
          const around = isContainer ? element : (containers.at(-1) ?? above);
          if (element.shadowRoot) read(element.shadowRoot, around, `${path} ${element.localName}`);
        }
        const queried = containers.length > 0 || !above ? containers : [above];
        if (thresholds.size === 0) return;
        for (const one of queried) {
          const { paddingLeft, paddingRight } = getComputedStyle(one);
          const width =
            one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          add(`${path} ${nameOf(one.parentElement)} ${nameOf(one)}`, width, thresholds);
        }
      };
      read(document, null, '');
      add('window', innerWidth, ofWindow);
      return found;
    },
    withFrame ? [] : FRAME,
  );
}

/** Returns the widths of the window, between two of its widths, from which another layout holds. */
export function changesBetween(
  [from, before]: readonly [width: number, QueriedBoxes],
  [to, after]: readonly [width: number, QueriedBoxes],
): number[] {
  return Object.entries(before).flatMap(([name, { width: start, thresholds }]) => {
    const end = after[name]?.width ?? start;
    return thresholds.flatMap((threshold) => {
      const isBetween = Math.min(start, end) < threshold && threshold <= Math.max(start, end);
      if (!isBetween) return [];
      const at = Math.ceil(from + ((threshold - start) / (end - start)) * (to - from));
      return [at];
    });
  });
}
