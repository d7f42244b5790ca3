import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import type { Offer, PriceView } from '../base/values/price.ts';
import { lenientList } from '../base/wire/lenient-list.ts';
import { flag, id, list, maybe, money, number, shape, text } from '../base/wire/parsers.ts';
import { textOrValue } from '../base/wire/text-or-value.ts';
import { viewFields, viewOf } from '../catalogue/types.ts';
import { LANGUAGE_ENVS } from '../language/contract.ts';
import type { InBoth, Language } from '../language/rules.ts';
import { campaignOffer } from './offer.ts';

const banner = z.object({
  sort: maybe(number),
  link: maybe(text),
  specialAreaUrl: maybe(text),
  englishSpecialAreaUrl: maybe(text),
  title: maybe(text),
  remark: maybe(text),
});

const product = z.object({
  sort: maybe(number),
  searchProductId: id,
  picturePath: maybe(text),
  goodsName: text,
  activityPrice: maybe(money),
  sellingPrice: maybe(money),
  isTag: maybe(flag),
});

const area = z.object({
  modelType: number,
  modelSort: maybe(number),
  bannerId: maybe(id),
  specialAreaBanner: maybe(text),
  englishSpecialAreaBanner: maybe(text),
  specialAreaEmissionType: maybe(number),
  specialList: lenientList(banner),
  manyProduct: maybe(
    z.object({
      titleUrl: maybe(text),
      englishTitleUrl: maybe(text),
      title: maybe(text),
      remark: maybe(text),
      productList: lenientList(product),
    }),
  ),
});

/** The areas of `manyAreaJson`. */
export const areas = list(area);

const sentCampaign = z.object({
  template: maybe(
    z.object({
      backgroundColor: maybe(text),
      mainPicture: maybe(text),
      title: maybe(text),
      remark: maybe(text),
    }),
  ),
  positioningTagList: lenientList(
    z.object({ bannerId: maybe(id), bannerName: maybe(text), englishBannerName: maybe(text) }),
  ),
  many: maybe(z.object({ manyAreaJson: maybe(textOrValue(areas)) })),
  ...viewFields,
});
/** A campaign on the wire; null has no content. Spec: 2§3 Campaign */
const wireCampaign = shape(maybe(sentCampaign), (wire) => wire ?? NOTHING);
type Wire = z.output<typeof wireCampaign>;

const NOTHING: z.output<typeof sentCampaign> = {
  template: undefined,
  positioningTagList: [],
  many: undefined,
  isAuth: false,
  text: undefined,
};

/** Words over a picture, in the language of the answer. Without a title the picture carries its own words. */
export interface PictureWords {
  readonly title: string | undefined;
  readonly remark: string | undefined;
}

/** A picture with a link, or without one. */
export interface CampaignBanner extends PictureWords {
  /** The link as the server wrote it: sanitise it before use. */
  readonly link: string | undefined;
  readonly picture: InBoth;
}

/** A product in a campaign. */
export interface CampaignProduct {
  readonly id: string;
  readonly name: string;
  readonly picture: string | undefined;
  readonly offer: Offer;
  /** The merchant highlighted it. */
  readonly isMarked: boolean;
}

interface AreaPlace {
  /** The key by which a place of the side navigation finds the area. */
  readonly bannerId: string | undefined;
  /** A picture above the area: a banner area's own, or the title of another. */
  readonly heading: InBoth;
  /** Words over that picture. */
  readonly headingWords: PictureWords;
  readonly sort: number;
}

/** A part of a campaign page. Spec: 2§3 Campaign */
export type CampaignArea = AreaPlace &
  (
    | {
        readonly kind: 'banners';
        readonly emission: number | undefined;
        readonly banners: readonly (CampaignBanner & { readonly sort: number })[];
      }
    | {
        readonly kind: 'products';
        readonly products: readonly (CampaignProduct & { readonly sort: number })[];
      }
  );

/** A parsed campaign, in the order of the answer. */
export interface SentCampaign {
  readonly colour: string | undefined;
  readonly picture: string | undefined;
  /** Name and line of the campaign. */
  readonly words: PictureWords;
  readonly view: PriceView;
  readonly places: readonly { readonly id: string | undefined; readonly name: InBoth }[];
  readonly areas: readonly CampaignArea[];
}

const WORDLESS: PictureWords = { title: undefined, remark: undefined };

/** The type of a banner area. Spec: 2§3 Campaign */
const BANNER_AREA = 0;
/** Areas without a position come last, in the order of the answer. */
const sortOf = (sort: number | undefined) => sort ?? Number.MAX_SAFE_INTEGER;

/** Keeps amounts only for a viewer who may see them. Spec: 1§1, 2§3 */
function toCampaign(wire: Wire): SentCampaign {
  const view = viewOf(wire);
  const sent = wire.many?.manyAreaJson ?? [];
  return {
    colour: wire.template?.backgroundColor,
    picture: wire.template?.mainPicture,
    words: { title: wire.template?.title, remark: wire.template?.remark },
    view,
    places: wire.positioningTagList.map((place) => ({
      id: place.bannerId,
      name: { zh: place.bannerName, en: place.englishBannerName },
    })),
    areas: sent.map((each): CampaignArea => {
      const place = { bannerId: each.bannerId, sort: sortOf(each.modelSort) };
      if (each.modelType === BANNER_AREA) {
        return {
          ...place,
          kind: 'banners',
          heading: { zh: each.specialAreaBanner, en: each.englishSpecialAreaBanner },
          headingWords: WORDLESS,
          emission: each.specialAreaEmissionType,
          banners: each.specialList.map(({ sort, link, title, remark, ...picture }) => ({
            sort: sortOf(sort),
            link,
            title,
            remark,
            picture: { zh: picture.specialAreaUrl, en: picture.englishSpecialAreaUrl },
          })),
        };
      }
      return {
        ...place,
        kind: 'products',
        heading: { zh: each.manyProduct?.titleUrl, en: each.manyProduct?.englishTitleUrl },
        headingWords: { title: each.manyProduct?.title, remark: each.manyProduct?.remark },
        products: (each.manyProduct?.productList ?? []).map((item) => ({
          sort: sortOf(item.sort),
          id: item.searchProductId,
          name: item.goodsName,
          picture: item.picturePath,
          offer: campaignOffer(view, item),
          isMarked: item.isTag ?? false,
        })),
      };
    }),
  };
}

export const details = read(
  {
    name: 'campaign.details',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'A campaign page: template, side navigation, areas',
          spec: '2§2.11, 2§3, 2§7, 2§9',
          assumed: [
            'manyAreaJson is the list of areas, or its JSON text',
            'an area may name the bannerId of its place in the side navigation',
            'isAuth and text beside the template',
            'title and remark are words over a picture that carries none, in the language of the call',
            '1328 means that the campaign is unknown or over',
          ],
        },
    path: '/api/specialEvent/seeDetails',
    host: 'service',
    request: z.object({ id: z.string(), langEnv: z.enum(['ENGLISH', 'TRADITIONAL_CHINESE']) }),
    response: shape(wireCampaign, toCampaign),
    priced: true,
  },
  ({ id: campaignId, language }: { id: string; language: Language }) => ({
    id: campaignId,
    langEnv: LANGUAGE_ENVS[language],
  }),
);
