// axe in a page, in both themes: injected once per document; header and footer are checked once per state of theirs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { DRAWN } from './painting.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Elements that most pages share. */
const FRAME = ['clinic-header', 'clinic-footer'];
/** Pages and states of the frame that have passed in this worker. */
const passed = new Set<string>();
/** Kinds of elements, within their parents, whose colours have passed in this worker: each theme's apart. */
const passedColours = { light: new Set<string>(), dark: new Set<string>() };
/** The rules of axe whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs the rules of axe and returns a sentence for each violation. The first check of a page covers all of it; later
 * ones skip header and footer where they have passed with the same content at the same width. The rules about colours,
 * which take half of a run, look only at kinds of elements that have not passed them at this width yet. A page that
 * follows the device's theme is checked in the dark too, without loading it again, for these rules. Frames of other
 * origins are skipped.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const { whole, frame } = await page.evaluate(describePage, FRAME);
  const { kinds, followsTheme } = await page.evaluate(kindsOfElements);
  const known = passed.has(whole) ? FRAME.filter((tag) => passed.has(frame[tag] ?? '')) : [];
  const coloured = kinds.filter((kind) => !passedColours.light.has(kind));
  const found = await violationsIn(page, { exclude: known, coloured });
  if (found.length === 0) {
    for (const key of [whole, ...Object.values(frame)]) passed.add(key);
    for (const kind of kinds) passedColours.light.add(kind);
  }
  return followsTheme ? [...found, ...(await violationsInDark(page, kinds, known))] : found;
}

async function violationsInDark(
  page: Page,
  kinds: readonly string[],
  exclude: readonly string[],
): Promise<string[]> {
  const coloured = kinds.filter((kind) => !passedColours.dark.has(kind));
  if (coloured.length === 0) return [];
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    const found = [
      ...(await violationsIn(page, { exclude, only: COLOUR_RULES, coloured })),
      ...(await page.evaluate(lightSlabs)),
    ];
    if (found.length === 0) for (const kind of kinds) passedColours.dark.add(kind);
    return found.map((sentence) => `in the dark: ${sentence}`);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Names the light grounds that are larger than a picture of a product, codes for cameras aside; runs in the page. */
function lightSlabs(): string[] {
  const largestPicture = { width: 200, height: 60 };
  const found: string[] = [];
  const isLight = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const scale = colour.startsWith('color(') ? 255 : 1;
    return alpha > 0.5 && ((red + green + blue) / 3) * scale > 190;
  };
  const read = (root: ParentNode) => {
    for (const each of root.querySelectorAll('*')) {
      if (each.shadowRoot) read(each.shadowRoot);
      if (each.matches('.clinic-qr, .clinic-cashier-frame')) continue;
      const { width, height } = each.getBoundingClientRect();
      if (width <= largestPicture.width || height <= largestPicture.height) continue;
      const { backgroundColor, visibility } = getComputedStyle(each);
      if (visibility === 'visible' && isLight(backgroundColor))
        found.push(`light slab: ${each.localName}.${each.className} ${backgroundColor}`);
    }
  };
  read(document);
  return found;
}

/**
 * Names the kinds of elements on a page at its width, and whether it follows the device's theme; runs in the page, which
 * keeps the kind of each element.
 */
function kindsOfElements(): { kinds: string[]; followsTheme: boolean } {
  const nameOf = (element: Element | null) =>
    element &&
    [element.localName, ...element.classList]
      .concat(
        [...element.attributes].flatMap(({ name, value }) =>
          /^(?:data|aria)-/.test(name) && /^[a-z-]{0,12}$/.test(value) ? [`${name}=${value}`] : [],
        ),
        element.matches(':disabled') ? ['disabled'] : [],
      )
      .join('.');
  const kinds = new Map<Element, string>();
  /** The backgrounds behind a node, outermost first. */
  const grounds = new WeakMap<Node, string>([
    [document.body, getComputedStyle(document.body).backgroundColor],
  ]);
  const read = (root: ParentNode, place: string) => {
    for (const element of root.querySelectorAll('*')) {
      // A page may set the colours of elements, and a pointer or a focus may change them.
      const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity } =
        getComputedStyle(element);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      const around = grounds.get(element.parentElement ?? element.getRootNode()) ?? '';
      const ground = isClear ? around : `${around} ${backgroundColor} ${backgroundImage}`;
      grounds.set(element, ground);
      if (element.shadowRoot) grounds.set(element.shadowRoot, ground);
      const names = `${nameOf(element.parentElement)} > ${nameOf(element)}`;
      // A large or bold text may have less contrast.
      const text = `${color} ${fontSize} ${fontWeight} ${opacity}`;
      kinds.set(element, `${innerWidth} ${place} ${names} ${text} on${ground}`);
      if (element.shadowRoot) read(element.shadowRoot, element.localName);
    }
  };
  read(document.body, 'page');
  const { colorScheme } = getComputedStyle(document.documentElement);
  window.kinds = new WeakMap(kinds);
  return { kinds: [...new Set(kinds.values())], followsTheme: colorScheme === 'light dark' };
}

/** Runs every rule of axe on a part of the page. */
export const violationsIn = async (
  page: Page,
  {
    include = ['html'],
    exclude = [],
    only,
    coloured,
  }: {
    include?: readonly string[];
    exclude?: readonly string[];
    /** Runs these rules alone. */
    only?: readonly string[];
    /** The rules about colours look at these kinds of elements and at new elements alone. */
    coloured?: readonly string[];
  },
): Promise<readonly string[]> => {
  // Writing the markup of each node that passes costs much, and no message shows it.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(`${source};axe.configure({ noHtml: true })`);
  return page.evaluate(
    async ([within, without, alone, colourRules, looked, drawn]) => {
      const context = {
        include: within.map((selector) => [selector]),
        exclude: without.map((selector) => [selector]),
      };
      // A word that fades in during the run has no contrast yet, so every animation of these parts is at its end.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '*{animation-duration:0s!important;animation-delay:0s!important;transition:none!important}',
      );
      const roots = within
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .flatMap(({ shadowRoot }) => shadowRoot ?? []);
      // Draws the page: a text that is not drawn has no contrast.
      const visible = new CSSStyleSheet();
      visible.replaceSync(drawn);
      document.adoptedStyleSheets.push(visible);
      for (const root of roots) root.adoptedStyleSheets.push(still);
      const wanted = looked && new Set(looked);
      const restores = globalThis.axe._audit.rules
        .filter(({ id }) => wanted && colourRules.includes(id))
        .map((rule) => {
          const { matches } = rule;
          rule.matches = (node, ...more) => {
            const kind = window.kinds?.get(node);
            return (kind === undefined || wanted?.has(kind)) && matches.call(rule, node, ...more);
          };
          return () => Object.assign(rule, { matches });
        });
      try {
        const { violations } = await globalThis.axe.run(context, {
          ...(alone && { runOnly: [...alone] }),
          rules: Object.fromEntries(
            colourRules.map((rule) => [rule, { enabled: wanted?.size !== 0 }]),
          ),
          resultTypes: ['violations'],
          iframes: false,
          // Style sheets serve experimental rules alone, and reading them takes a third of a run.
          preload: { assets: ['media'] },
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        );
      } finally {
        for (const restore of restores) restore();
        const added = [still, visible];
        for (const root of [document, ...roots])
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
            (sheet) => !added.includes(sheet),
          );
      }
    },
    [include, exclude, only, COLOUR_RULES, coloured, DRAWN] as const,
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

/** A rule of axe: whether it looks at an element. */
interface Rule {
  readonly id: string;
  matches(node: Element, ...more: unknown[]): unknown;
}

declare global {
  var axe: typeof import('axe-core') & { readonly _audit: { readonly rules: readonly Rule[] } };
  interface Window {
    /** The kinds of the elements that the last look at the page found. */
    kinds?: WeakMap<Element, string>;
  }
}
