import { type Loadable, readSearchParams } from '@clinicart/sdk';
import { pageWords } from '../words.ts';
import { type Parts, partsOf } from './render-page.ts';
import type { Visit } from './request-context.ts';

interface ZonePage {
  readonly parts: Parts;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Its main answer. */
  readonly read: Loadable<unknown>;
}

/** What the pages of the two zones have in common. The address bar is the state. Spec: 1§2 */
export async function zonePage(
  visit: Visit,
  zone: 'new' | 'discount',
  address: URL,
): Promise<ZonePage> {
  const words = pageWords[visit.language];
  const isNew = zone === 'new';
  const title = isNew ? words.newProducts : words.discounts;
  const { page = 1 } = readSearchParams(address.searchParams);
  const attributes = { tag: zone, 'page-index': page, title, navigate: true };
  const parts = await partsOf(visit, { tag: 'clinic-catalogue', attributes });
  return {
    parts,
    title,
    description: isNew ? words.newProductsDescription : words.discountsDescription,
    canonical: page > 1 ? `${address.pathname}?pageIndex=${page}` : address.pathname,
    read: visit.shop.catalogue.zone.watch({ zone, page }).get(),
  };
}
