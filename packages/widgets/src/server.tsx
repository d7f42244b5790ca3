/**
 * Public elements as HTML: the element, its declarative shadow root, its styles and what its
 * component shows. The browser paints it before any script runs, and the engine then keeps its nodes.
 */
import type { Shop } from '@clinicart/sdk';
import { renderToString } from 'react-dom/server';
import { toAttribute, toProps } from './engine/element/attributes.ts';
import { framed } from './engine/element/frame.tsx';
import { type AnyWidget, anyWidget, elementSheets } from './engine/element/widget-module.ts';
import {
  ELEMENTS,
  type ElementSpec,
  type Tag,
  type WidgetProps,
} from './engine/elements/elements.ts';
import { MODULES, TAGS } from './engine/elements/modules.ts';
import { loadParts, textsOfSentSheets } from './engine/hydration/lazy-part.tsx';
import { SNAPSHOT_ID, sentFor } from './engine/hydration/snapshot-match.ts';
import type { RouteOverrides } from './engine/routing/routes.ts';
import type { Sanitise } from './html/allowed.ts';
import { sanitise } from './html/sanitise-on-server.ts';
import { SentHtml } from './html/sent-html.ts';
import { langTag } from './ui/foundation/context.tsx';
import { sentText } from './ui/foundation/styles.ts';

/** The host site's settings for links, as its pages give them to `configure`. */
export interface RenderOptions {
  readonly site?: string;
  readonly routes?: RouteOverrides;
  /** Finished HTML of the element's light DOM. */
  readonly inside?: string;
  /** The shop has the answers that the element needs; its `load` is left out. */
  readonly isLoaded?: boolean;
  /** Told when an element could not be rendered. It is then sent empty, and the browser makes it. */
  readonly onError?: (error: unknown) => void;
}

/** Attribute values as a page writes them: by HTML name, in text or as the prop's own type. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const isPublic = (tag: Tag) => ELEMENTS[tag].public;

const widgets = new Map<Tag, AnyWidget>();
async function keep<T extends Tag>(tag: T) {
  const { widget } = await MODULES[tag]();
  widgets.set(tag, anyWidget(widget));
}
await Promise.all(TAGS.filter(isPublic).map(keep));
await loadParts();

/** By the shop of a request, what its page has in its elements. */
const sentHtml = new WeakMap<Shop, SentHtml>();
function sentOf(shop: Shop): SentHtml {
  const sent = sentHtml.get(shop) ?? new SentHtml();
  sentHtml.set(shop, sent);
  return sent;
}

const stylesOf = (widget: AnyWidget) => sentText(elementSheets(widget));
const styles = new Map([...widgets].map(([tag, widget]) => [tag, stylesOf(widget)]));

/** Returns the hash of an inline style or script, as a source of a content security policy, quotes included. */
export async function inlineHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const hashes = await Promise.all([...styles.values(), ...textsOfSentSheets()].map(inlineHash));

/** The `style-src` sources of everything that `renderWidget` sends, quotes included. */
export function styleHashes(): readonly string[] {
  return [...new Set(hashes)];
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (char) => escapes[char] ?? char);

/** The row of an element. @throws TypeError for a tag that the shop does not have. */
function specOf(tag: Tag): ElementSpec {
  if (Object.hasOwn(ELEMENTS, tag)) return ELEMENTS[tag];
  throw new TypeError(
    `clinicart: "${tag}" is no element of the shop. It has ${TAGS.filter(isPublic).join(', ')}.`,
  );
}

/** The attributes that are there, as the element itself would write them. */
function written(spec: ElementSpec, attributes: Attributes): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TypeError(`"${name}" is no attribute name.`);
    const text = toAttribute(
      spec.attributes[name] ?? { type: typeof value === 'boolean' ? 'boolean' : 'string' },
      value,
    );
    if (text !== null) texts.set(name, text);
  }
  return texts;
}

/**
 * An element as HTML. What it read is in `shop.snapshot()`, which the page sends once, as
 * {@link snapshotScript}. A failure in the element never fails the page.
 * @throws TypeError for an unknown tag, which names those that the shop has, and for what is no attribute name.
 *
 * @example
 * const { html } = await renderWidget('clinic-product', { 'product-id': '12' }, shop);
 */
export async function renderWidget(
  tag: Tag,
  attributes: Attributes,
  shop: Shop,
  options: RenderOptions = {},
): Promise<{ html: string }> {
  const spec = specOf(tag);
  const texts = written(spec, attributes);
  const open = `<${tag}${[...texts].map(([name, text]) => ` ${name}="${escaped(text)}"`).join('')}>`;
  const end = `${options.inside ?? ''}</${tag}>`;
  const widget = widgets.get(tag);
  if (!widget) return { html: `${open}${end}` };
  const props = toProps(spec.attributes, (name) => texts.get(name) ?? null);
  try {
    const content = await contentOf(tag, widget, props, shop, options);
    const focus = spec.delegatesFocus ? ' shadowrootdelegatesfocus' : '';
    const inline = spec.inline ? ' data-inline="true"' : '';
    const lang = langTag(shop.language.$language.get());
    const box = `<div class="clinic-root" part="root"${inline} lang="${lang}">${content}</div>`;
    const style = `<style>${styles.get(tag) ?? ''}</style>`;
    return {
      html: `${open}<template shadowrootmode="open"${focus}>${style}${box}</template>${end}`,
    };
  } catch (error) {
    options.onError?.(error);
    return { html: `${open}${end}` };
  }
}

/** Reads what the first view of an element needs, as {@link renderWidget} does before it renders. */
export async function loadWidget(tag: Tag, attributes: Attributes, shop: Shop): Promise<void> {
  const spec = specOf(tag);
  const texts = written(spec, attributes);
  const props = toProps(spec.attributes, (name) => texts.get(name) ?? null);
  await widgets.get(tag)?.load?.(shop, props);
}

async function contentOf(
  tag: Tag,
  widget: AnyWidget,
  props: Record<string, unknown>,
  shop: Shop,
  links: RenderOptions,
): Promise<string> {
  const { component, load } = widget;
  if (!links.isLoaded) await load?.(shop, props);
  const note = sentOf(shop).of(tag);
  const noting: Sanitise = (html, addresses) => {
    note(html);
    return sanitise(html, addresses);
  };
  return renderToString(
    framed({
      tag,
      component,
      props,
      sanitise: noting,
      shop: () => shop,
      links: () => links,
    }),
  );
}

/**
 * Returns the answers that the page's widgets read, for the end of `<body>`; the browser does not read them again. In the
 * order of their names, because they arrive in any order: the same answers make the same page, byte by byte.
 */
export function snapshotScript(shop: Shop): string {
  const answers = Object.entries(shop.snapshot()).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const json = sentOf(shop).stringify(Object.fromEntries(answers)).replaceAll('<', '\\u003c');
  const seenBy = sentFor(shop, 'now');
  const owner = shop.session.owner();
  return `<script type="application/json" id="${SNAPSHOT_ID}" data-for="${seenBy}" data-owner="${owner}">${json}</script>`;
}

export { searchTitle } from './catalogue/listing/listing-title.ts';
export { EARLY_CLICKS } from './engine/hydration/early-clicks.ts';
export { PAGES, type PageName, type PageRow } from './engine/routing/pages.ts';
export type { AccountScreen } from './identity/account/account-screens.ts';
export { mallQuery } from './points/mall/mall-query.ts';
export { pageTokensCss } from './ui/foundation/page-tokens.ts';
export type { Tag, WidgetProps };
