// Finds what breaks at one width: sideways overflow, cut text, and text or controls that lie over one another.
import type { Page } from 'playwright';

/** Describes the faults of the layout as it is now, each once. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** Rounding and the leading of a line stay below this. */
    const SLACK_PX = 3;
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    interface Found {
      readonly element: Element;
      readonly box: Box;
      readonly says: string;
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();

    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ??
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot
        ? (element.getRootNode() as ShadowRoot).host
        : null);
    const cut = (box: Box, by: Box): Box => ({
      left: Math.max(box.left, by.left),
      top: Math.max(box.top, by.top),
      right: Math.min(box.right, by.right),
      bottom: Math.min(box.bottom, by.bottom),
    });
    const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2;

    /** Whether the element shortens its text on purpose. */
    const shortens = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';

    /** The style of an element as far as it decides where its content shows. */
    interface Facts {
      readonly isVisible: boolean;
      /** Whether its content is hidden by something other than `visibility`. */
      readonly hides: boolean;
      readonly position: string;
      readonly shortens: boolean;
      /** Its edge, if it clips; `isTiny` if that is one pixel large, as of text for screen readers alone. */
      readonly clip?: {
        readonly edge: Box;
        readonly isTiny: boolean;
        readonly scrollsX: boolean;
        readonly scrollsY: boolean;
      };
      readonly parent: Element | null;
    }
    // Each text asks for all of its ancestors, and reading a style costs far more than remembering it.
    const known = new Map<Element, Facts>();
    const factsOf = (element: Element): Facts => {
      const facts = known.get(element) ?? readFacts(element);
      known.set(element, facts);
      return facts;
    };
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const readFacts = (element: Element): Facts => {
      const style = getComputedStyle(element);
      const { overflowX, overflowY } = style;
      const clips =
        (overflowX !== 'visible' || overflowY !== 'visible') &&
        element !== document.documentElement &&
        element !== document.body;
      const edge = clips ? element.getBoundingClientRect() : undefined;
      return {
        isVisible: style.visibility === 'visible',
        hides:
          Number(style.opacity) < 0.1 ||
          /inset\(50%|inset\(100%/.test(style.clipPath) ||
          element.matches('[inert], [aria-hidden="true"][data-clone]'),
        position: style.position,
        shortens: shortens(style),
        ...(edge && {
          clip: {
            edge,
            isTiny: edge.width <= 2 || edge.height <= 2,
            scrollsX: scrolls(overflowX),
            scrollsY: scrolls(overflowY),
          },
        }),
        parent: parentOf(element),
      };
    };

    interface Place {
      /** The part that its ancestors leave visible; scroll containers included. */
      readonly seen: Box;
      /** Text that an ancestor cuts without a sign. */
      readonly isCut: boolean;
      /** Fixed, or sticky to the page: it may lie over the content that scrolls below it. */
      readonly floats: boolean;
    }
    /** Returns where an element with this box shows; null if it is hidden, 'clipped' if an ancestor cuts all of it. */
    const placeOf = (start: Element, whole: Box): Place | 'clipped' | null => {
      let seen = whole;
      let isCut = false;
      let floats = false;
      let isSticky = false;
      let isShortened = false;
      if (!factsOf(start).isVisible) return null;
      for (let at: Element | null = start; at; at = factsOf(at).parent) {
        const { hides, position, shortens: isShort, clip } = factsOf(at);
        if (hides) return null;
        if (position === 'fixed') floats = true;
        if (position === 'sticky') isSticky = true;
        isShortened ||= isShort;
        if (clip) {
          const { edge, isTiny, scrollsX, scrollsY } = clip;
          if (isTiny) return null;
          if (scrollsX || scrollsY) isSticky = false;
          const left = cut(seen, edge);
          // Wholly outside: a slide that is not its turn, or the rest of a list that scrolls.
          if (isEmpty(left)) return scrollsX || scrollsY || isShortened ? null : 'clipped';
          const isLost =
            (!scrollsX &&
              (seen.left < edge.left - SLACK_PX || seen.right > edge.right + SLACK_PX)) ||
            (!scrollsY && (seen.top < edge.top - SLACK_PX || seen.bottom > edge.bottom + SLACK_PX));
          if (isLost && !isShortened) isCut = true;
          seen = left;
        }
        if (position === 'fixed') break;
      }
      return { seen, isCut, floats: floats || isSticky };
    };

    const faults = new Set<string>();
    const name = (element: Element) => {
      const root = element.getRootNode();
      const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
      const classes = element.classList.length ? `.${[...element.classList].join('.')}` : '';
      const parent = classes ? '' : ` in .${element.parentElement?.className ?? ''}`;
      return `${host}${element.localName}${classes}${parent}`;
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    const overflows = scrollWidth > clientWidth;
    const texts: Found[] = [];
    const controls: Found[] = [];
    const CONTROL =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]:not(section, div, main, ul, ol)';
    const read = (root: ParentNode) => {
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) read(node.shadowRoot);
          if (overflows || node.matches(CONTROL)) seeElement(node);
        } else if (node.parentElement && node.textContent?.trim()) seeText(node as Text);
      }
    };
    const seeElement = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      const box = element.getBoundingClientRect();
      if (overflows && box.right > clientWidth + 1 && element.childElementCount === 0)
        faults.add(`overflows by ${scrollWidth - clientWidth}: ${name(element)}`);
      if (!element.matches(CONTROL) || box.width < 4 || box.height < 4) return;
      const says = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      // A field may hold a button in its padding.
      const style = getComputedStyle(element);
      const pad = (value: string) => Number.parseFloat(value) || 0;
      const isField = element.matches('input, textarea, select');
      for (const each of isField ? [box] : element.getClientRects()) {
        const inner = {
          left: each.left + (isField ? pad(style.paddingLeft) : 0),
          right: each.right - (isField ? pad(style.paddingRight) : 0),
          top: each.top,
          bottom: each.bottom,
        };
        const place = placeOf(element, inner);
        if (place && place !== 'clipped' && !place.floats && !isEmpty(place.seen))
          controls.push({ element, box: place.seen, says: says.slice(0, 30) });
      }
    };
    const range = document.createRange();
    const seeText = (node: Text) => {
      const element = node.parentElement;
      if (!element || element.matches('script, style, template, option, noscript, title')) return;
      // The browser does not draw what it skips outside of the window, and keeps its size of before.
      const drawn = {
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      };
      if (!element.checkVisibility(drawn)) return;
      range.selectNodeContents(node);
      const says = (node.textContent ?? '').trim().slice(0, 30);
      const lines = [...range.getClientRects()].filter((rect) => !isEmpty(rect));
      const places = lines.map((line) => placeOf(element, line));
      const isPartly = places.some((place) => place && place !== 'clipped');
      for (const place of places) {
        if (place === 'clipped' && isPartly) faults.add(`loses a line: "${says}" ${name(element)}`);
        if (!place || place === 'clipped') continue;
        if (place.isCut) faults.add(`cut: "${says}" ${name(element)}`);
        if (!place.floats && !isEmpty(place.seen)) texts.push({ element, box: place.seen, says });
      }
    };
    read(document);

    const holds = (outer: Element, inner: Element) => {
      for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
      return false;
    };
    const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
    /** Whether a small control lies in a picture that is a link, as the arrows of a carousel do. */
    const isOnFace = (face: Found, small: Found) =>
      face.element.matches('a:has(img)') && areaOf(face.box) > 4 * areaOf(small.box);
    const overlaps = (kind: string, all: Found[], slackX: number, slackY: number) => {
      const sorted = [...all].sort((a, b) => a.box.top - b.box.top);
      for (const [at, one] of sorted.entries()) {
        for (let next = at + 1; next < sorted.length; next += 1) {
          const other = sorted[next];
          if (!other || other.box.top > one.box.bottom - slackY) break;
          const both = cut(one.box, other.box);
          if (both.right - both.left <= slackX || both.bottom - both.top <= slackY) continue;
          if (one.element === other.element) continue;
          if (holds(one.element, other.element) || holds(other.element, one.element)) continue;
          if (isOnFace(one, other) || isOnFace(other, one)) continue;
          faults.add(
            `${kind}: "${one.says}" ${name(one.element)} and "${other.says}" ${name(other.element)}`,
          );
        }
      }
    };
    overlaps('texts overlap', texts, 2, 6);
    overlaps('controls overlap', controls, 2, 2);
    return [...faults];
  });
}
