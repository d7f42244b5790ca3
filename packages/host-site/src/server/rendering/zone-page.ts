import type { Loadable } from '@clinicart/sdk';
import { readSearchParams } from '@clinicart/sdk/catalogue';
import type { Visit } from '../request-context.ts';
import { pageTexts } from './page-texts.ts';
import { type Parts, partsOf } from './render-page.ts';

interface ZonePage {
  readonly parts: Parts;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Main data of the page. */
  readonly read: Loadable<unknown>;
}

/** Renders the common parts of the two zone pages. The address bar holds the state. Spec: 1§2 */
export async function zonePage(
  visit: Visit,
  zone: 'new' | 'discount',
  address: URL,
): Promise<ZonePage> {
  const page = zone === 'new' ? 'newProductZone' : 'discountZone';
  const { title, description } = pageTexts(page, visit.language);
  const { page: number = 1 } = readSearchParams(address.searchParams);
  const attributes = { tag: zone, 'page-index': number, title, navigate: true };
  const parts = await partsOf(visit, { tag: 'clinic-catalogue', attributes });
  return {
    parts,
    title,
    description,
    canonical: number > 1 ? `${address.pathname}?pageIndex=${number}` : address.pathname,
    read: visit.shop.catalogue.zone.watch({ zone, page: number }).get(),
  };
}
