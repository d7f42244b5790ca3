import { resultCode } from '../base/http/result-code.ts';
import { type Ground, groundOf } from '../base/values/colour.ts';
import { type PriceView, UNSAID_VIEW } from '../base/values/price.ts';
import type { InBoth } from '../language/rules.ts';
import type { CampaignArea, CampaignBanner, CampaignProduct, SentCampaign } from './contract.ts';

/** Columns of a banner area by its emission type; an unknown type has one. Spec: 2§9 */
export function columnsOf(emission: number | undefined): 1 | 2 | 3 {
  if (emission === 6 || emission === 3) return 3;
  return emission === 4 || emission === 2 ? 2 : 1;
}

/** A part of a campaign page, as it is shown. */
export type CampaignSection = {
  /** Key among its siblings. */
  readonly key: string;
  /** Its name in the side navigation; undefined when it is not listed. */
  readonly name: InBoth | undefined;
  readonly heading: InBoth;
} & (
  | {
      readonly kind: 'banners';
      readonly columns: 1 | 2 | 3;
      readonly banners: readonly CampaignBanner[];
    }
  | { readonly kind: 'products'; readonly products: readonly CampaignProduct[] }
);

/** A campaign, ordered and safe to show. Spec: 2§2.11, 2§3 */
export interface Campaign {
  /** The campaign is unknown, has ended, or is empty. */
  readonly isOver: boolean;
  readonly ground: Ground | undefined;
  readonly picture: string | undefined;
  readonly view: PriceView;
  readonly sections: readonly CampaignSection[];
}

const inOrder = <T extends { readonly sort: number }>(all: readonly T[]): Omit<T, 'sort'>[] =>
  [...all].sort((a, b) => a.sort - b.sort).map(({ sort: _, ...rest }) => rest);

/** Removes the duplicates of an area. */
const once = <T extends { readonly id: string }>(all: readonly T[]): T[] =>
  all.filter((each, at) => all.findIndex(({ id }) => id === each.id) === at);

const isFilled = (area: CampaignArea) =>
  area.kind === 'products' ? area.products.length > 0 : area.banners.length > 0;

/**
 * Orders areas, banners and products, leaves empty areas out, and gives each place of the side navigation the area
 * with its name. The other places take the remaining areas in turn, so that a server without such names has a
 * navigation too. Spec: 2§2.11, 2§3
 */
export function arrange(sent: SentCampaign): Campaign {
  const areas = [...sent.areas].sort((a, b) => a.sort - b.sort).filter(isFilled);
  const named = new Set(areas.map((area) => area.bannerId));
  const byId = new Map(sent.places.map((place) => [place.id, place.name]));
  const spare = sent.places.filter((place) => !named.has(place.id)).map((place) => place.name);
  const sections = areas.map((area, at): CampaignSection => {
    const shared = {
      key: String(at),
      name: area.bannerId === undefined ? spare.shift() : byId.get(area.bannerId),
      heading: area.heading,
    };
    return area.kind === 'banners'
      ? {
          ...shared,
          kind: 'banners',
          columns: columnsOf(area.emission),
          banners: inOrder(area.banners),
        }
      : { ...shared, kind: 'products', products: once(inOrder(area.products)) };
  });
  const { picture, view } = sent;
  const isOver = !picture && sections.length === 0;
  return { isOver, ground: groundOf(sent.colour), picture, view, sections };
}

/** The refusal of something that does not exist, or no longer. Spec: 1§8. Assumed: also of a campaign. */
const REFUSALS = { 1328: 'gone' } as const;

/** Returns the campaign to show for one that does not exist; undefined for any other failure. Spec: 2§8 */
export function campaignOver(error: unknown): Campaign | undefined {
  const isOver = resultCode(error, REFUSALS) === 'gone';
  return isOver
    ? { isOver, ground: undefined, picture: undefined, view: UNSAID_VIEW, sections: [] }
    : undefined;
}
