// Focuses every control of a page in turn and finds those that are off the screen or covered, and help over a control.
import type { Page } from 'playwright';

/** Describes the controls that cannot be seen or pressed where the focus takes them. */
export async function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** More controls than this on one page repeat one another. */
    const MOST = 90;
    const CONTROL = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const frames = async (count: number) => {
      for (let at = 0; at < count; at += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const parentOf = (node: Element): Element | null => {
      const root = node.getRootNode();
      return (
        node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
      );
    };
    const holds = (outer: Element, inner: Element | null) => {
      for (let at = inner; at; at = parentOf(at)) if (at === outer) return true;
      return false;
    };
    const elementAt = (x: number, y: number) => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      return found;
    };
    const name = (element: Element | null) => {
      const root = element?.getRootNode();
      const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
      const says = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      return `${host}${element?.localName}.${element?.className} "${says.slice(0, 24)}"`;
    };
    const controls: HTMLElement[] = [];
    const read = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) read(element.shadowRoot);
        const isUsable =
          element.matches(CONTROL) && element.tabIndex >= 0 && !element.matches(':disabled');
        if (isUsable && element.checkVisibility({ visibilityProperty: true }))
          controls.push(element);
      }
    };
    read(document);
    const support = document.querySelector('clinic-support')?.shadowRoot;
    const helpTiles = () =>
      [...(support?.querySelectorAll('.clinic-support-help, .clinic-support-top') ?? [])].filter(
        (tile) => tile.getBoundingClientRect().width > 0 && getComputedStyle(tile).opacity !== '0',
      );

    const faultOf = (control: HTMLElement): string | undefined => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      // A row that scrolls sideways may show a part of an entry; the part that shows must be free.
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [x, y] = [(from + to) / 2, (top + bottom) / 2];
      const over = elementAt(x, y);
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      const isOver = !over || !(holds(control, over) || labels.some((label) => holds(label, over)));
      const isOut = to - from < Math.min(16, right - left) || y < 0 || y > innerHeight;
      if (isOut) return `off the screen: ${name(control)}`;
      // A custom check box draws its mark over the input; a link may fill its card.
      const isOwn = over && [over, parentOf(over)].some((each) => each && holds(each, control));
      if (isOver && !isOwn) return `covered by ${name(over)}: ${name(control)}`;
      for (const tile of helpTiles()) {
        const box = tile.getBoundingClientRect();
        const isUnder =
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1;
        if (isUnder && !holds(tile, control)) return `under help: ${name(control)}`;
      }
      return undefined;
    };

    const faults = new Set<string>();
    const step = Math.max(1, controls.length / MOST);
    for (let at = 0; at < controls.length; at += step) {
      const control = controls[Math.floor(at)];
      if (!control?.isConnected) continue;
      control.focus();
      if (
        control.getRootNode() instanceof ShadowRoot === false &&
        document.activeElement !== control
      )
        continue;
      if (!control.matches(':focus')) continue;
      if (faultOf(control) === undefined) continue;
      // Bars and help make way in the frame of the scroll; the header takes a transition.
      await frames(2);
      // Content that loads on the way moves what has the focus; a person's next key comes later.
      control.blur();
      control.focus();
      let fault = faultOf(control);
      for (let wait = 0; fault && wait < 30; wait += 1) {
        await frames(1);
        if (wait % 10 === 9) {
          control.blur();
          control.focus();
        }
        fault = faultOf(control);
      }
      // A slide that left the view meanwhile takes no focus any more.
      if (fault && control.matches(':focus')) faults.add(fault);
    }
    return [...faults];
  });
}

/** Describes the targets that a finger would miss: less than 44 px high or wide, links inside sentences apart. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** 44 px, of which a field's border may take two. */
    const LEAST_PX = 42;
    /** Targets in a row, such as pages and tabs, are lower bound by the minimum of WCAG 2.5.8. */
    const LEAST_WIDE_PX = 24;
    const found = new Set<string>();
    const reach = (control: Element, root: DocumentOrShadowRoot, x: number, y: number) => {
      const isHit = (atX: number, atY: number) => {
        const over = root.elementFromPoint(atX, atY);
        const label = over?.closest('label');
        return (
          over !== null &&
          (control.contains(over) ||
            (label !== null && label !== undefined && label.control === control))
        );
      };
      const run = (dx: number, dy: number) => {
        let length = 0;
        while (length < 44 && isHit(x + dx * (length + 1), y + dy * (length + 1))) length += 1;
        return length;
      };
      return {
        isHit: isHit(x, y),
        wide: run(1, 0) + run(-1, 0) + 1,
        high: run(0, 1) + run(0, -1) + 1,
      };
    };
    const read = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) read(element.shadowRoot);
        if (!element.matches('a[href], button, input:not([type="hidden"]), select, summary'))
          continue;
        // The name of a product in an order, clipped to two lines; its picture is not a link.
        if (element.parentElement?.matches('.clinic-order-good-name')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.matches(':disabled')) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (y < 30 || y > innerHeight - 30 || x < 0 || x > innerWidth) continue;
        const parent = element.parentElement;
        const isInSentence =
          element.matches('a, .clinic-button[data-kind="link"]') &&
          [...(parent?.childNodes ?? [])].some(
            (node) => node instanceof Text && node.data.trim() !== '',
          );
        if (isInSentence) continue;
        const { isHit, wide, high } = reach(element, root, x, y);
        if (!isHit || (wide >= LEAST_WIDE_PX && high >= LEAST_PX)) continue;
        const host = root instanceof ShadowRoot ? root.host.localName : '';
        const says = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        found.add(
          `${wide}×${high} ${host} .${parent?.className} > ${element.localName}.${element.className} "${says.slice(0, 20)}"`,
        );
      }
    };
    read(document);
    return [...found];
  });
}
