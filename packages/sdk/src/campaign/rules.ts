import { resultCode } from '../base/http/result-code.ts';
import { type Ground, groundOf } from '../base/values/colour.ts';
import { type PriceView, UNSAID_VIEW } from '../base/values/price.ts';
import { type InBoth, inLanguage, type Language } from '../language/rules.ts';
import type {
  CampaignArea,
  CampaignBanner,
  CampaignProduct,
  PictureWords,
  SentCampaign,
} from './contract.ts';

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
  readonly headingWords: PictureWords;
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
  /** Words over that picture; without a title it carries its own. */
  readonly words: PictureWords;
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
  const named = new Set(areas.flatMap(({ bannerId }) => bannerId ?? []));
  const byId = new Map(sent.places.map((place) => [place.id, place.name]));
  const spare = sent.places
    .filter(({ id }) => id === undefined || !named.has(id))
    .map((place) => place.name);
  const sections = areas.map((area, at): CampaignSection => {
    const shared = {
      key: String(at),
      name: area.bannerId === undefined ? spare.shift() : byId.get(area.bannerId),
      heading: area.heading,
      headingWords: area.headingWords,
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
  const { picture, words, view } = sent;
  const isOver = !picture && sections.length === 0;
  return { isOver, ground: groundOf(sent.colour), picture, words, view, sections };
}

/** Sections whose names stand for a campaign without a title. */
const NAMING_SECTIONS = 3;

/** The name of a campaign: its own, or the names of its first sections, which the documents have. */
export function campaignName(
  { words, sections }: Pick<Campaign, 'words' | 'sections'>,
  language: Language,
): { readonly title: string } | { readonly sections: readonly string[] } {
  if (words.title) return { title: words.title };
  const names = sections.flatMap(({ name }) => (name ? [inLanguage(name, language)] : []));
  return { sections: names.filter(Boolean).slice(0, NAMING_SECTIONS) };
}

/** The refusal of something that does not exist, or no longer. Spec: 1§8. Assumed: also of a campaign. */
const REFUSALS = { 1328: 'gone' } as const;

/** Returns the campaign to show for one that does not exist; undefined for any other failure. Spec: 2§8 */
export function campaignOver(error: unknown): Campaign | undefined {
  const isOver = resultCode(error, REFUSALS) === 'gone';
  return isOver
    ? {
        isOver,
        ground: undefined,
        picture: undefined,
        words: { title: undefined, remark: undefined },
        view: UNSAID_VIEW,
        sections: [],
      }
    : undefined;
}
