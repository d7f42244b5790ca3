import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderWidget, snapshotScript, type Tag } from '@clinicart/widgets/server';
import { clientFolder } from '../client-folder.ts';
import type { Visit } from '../request-context.ts';
import { ELEMENT_CACHE_BYTES } from '../settings.ts';
import { createElementMemory, isKept, reportOf } from './element-memory.ts';
import { orderOf } from './page-order.ts';
import { splitPreloads } from './picture-preloads.ts';

type Attribute = string | number | boolean | undefined;

/** An element of the page and its attributes. */
export interface Widget {
  readonly tag: Tag;
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** The element nested in this one. */
  readonly inside?: Widget;
}

/** Addresses of the scripts of a page. */
interface PageScripts {
  /** Of every page, as soon as it opens. */
  readonly first: readonly string[];
  /** Of the shop and the elements. */
  readonly later: readonly string[];
}

/** The marks for the elements of a page, and for the data with which the browser hydrates them. */
export interface Parts {
  /** Links of the head: preloads of the pictures that the main element shows first. */
  readonly preloads: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  readonly login: string;
  readonly support: string;
  readonly cookies: string;
  readonly snapshot: string;
  readonly scripts: PageScripts;
}

const kept = createElementMemory(ELEMENT_CACHE_BYTES);

const SHELL: readonly Tag[] = ['clinic-header', 'clinic-footer', 'clinic-login'];

/**
 * Renders the elements of a page together: the snapshot at its end contains the data that any of them has read. (Astro
 * renders sibling components concurrently, so a component at the end would run too early.)
 */
export async function partsOf(
  visit: Visit,
  main: Widget | undefined,
  header: Widget['attributes'] = {},
): Promise<Parts> {
  const { shop } = visit;
  visit.needsApi ||= main !== undefined;
  const html = async (
    tag: Tag,
    attributes: Widget['attributes'] = {},
    content?: Widget,
  ): Promise<string | Buffer> => {
    if (isKept(tag) && !content) return kept.html(tag, attributes, visit);
    const onError = reportOf(tag);
    const inside = content && String(await html(content.tag, content.attributes, content.inside));
    return (await renderWidget(tag, attributes, shop, { onError, ...(inside && { inside }) })).html;
  };
  const [top, middle, bottom, login, support, cookies] = await Promise.all([
    html('clinic-header', header),
    main ? html(main.tag, main.attributes, main.inside) : '',
    html('clinic-footer', { 'theme-switch': true }),
    html('clinic-login'),
    // On pages of an order, the support chat names the order. Spec: 1§1
    html('clinic-support', { 'order-id': orderOf(main) }),
    html('clinic-cookie-banner'),
  ]);
  const { mark } = visit.inserts;
  const { preloads, rest } = splitPreloads(middle);
  return {
    preloads,
    header: mark(top),
    main: mark(rest),
    footer: mark(bottom),
    login: mark(login),
    support: mark(support),
    cookies: mark(cookies),
    snapshot: mark(snapshotScript(shop)),
    scripts: scriptsOf([...tagsOf(main), ...SHELL]),
  };
}

const tagsOf = (widget: Widget | undefined): readonly Tag[] =>
  widget ? [widget.tag, ...tagsOf(widget.inside)] : [];

const table = import.meta.env.DEV ? {} : readTable();

/** Reads the table that the build writes: see preload-table.ts. */
function readTable(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(join(clientFolder(), '_astro/preload.json'), 'utf8'));
}

const filesOf = (names: readonly string[]) =>
  names.flatMap((name) => table[name] ?? []).map((file) => `/${file}`);

function scriptsOf(tags: readonly Tag[]): PageScripts {
  const first = new Set(filesOf(['page']));
  const later = new Set(filesOf(['shop-page', ...tags]));
  return { first: [...first], later: [...later].filter((file) => !first.has(file)) };
}
