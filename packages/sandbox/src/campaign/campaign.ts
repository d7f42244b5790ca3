import { campaign } from '@clinicart/sdk/contract';
import { currentCents, type PriceColumns } from '../catalogue/prices.ts';
import { type Call, mayBuy, pictureTemplate, priceView } from '../http/call.ts';
import type { Language } from '../http/language.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { campaignPosters } from '../seed/campaigns.ts';

/** Of the main picture, and of one under words of the page, which leave less height. */
const MAIN = '1280x400';
const BESIDE_MAIN = '1280x240';
const HEADING = '1280x120';
/** Of one picture, by the columns that its area has. */
const BANNERS = { 1: '1280x320', 2: '640x280', 3: '480x320' } as const;
const BESIDE_BANNERS = { ...BANNERS, 1: BESIDE_MAIN } as const;
/** Spec: 2§9 */
const columnsOf = (emission: number) =>
  emission === 6 || emission === 3 ? 3 : emission === 4 || emission === 2 ? 2 : 1;
const BANNER_AREA = 0;
const PRODUCT_AREA = 1;

interface CampaignRow {
  readonly id: number;
  readonly poster: string;
  readonly background: string;
  readonly ends_at: number;
}

interface AreaRow {
  readonly id: number;
  readonly position: number;
  readonly emission: number | null;
  readonly name_zh: string | null;
  readonly name_en: string | null;
  readonly heading: string | null;
}

interface GoodsRow extends PriceColumns {
  readonly id: number;
  readonly position: number;
  readonly name: string;
  readonly picture: string;
  readonly marked: number;
}

/** The address of a poster: beside words where the answer has fields for them, otherwise alone. None has words in it. */
export const posterUrl = (
  { origin, documented }: Pick<Call, 'origin' | 'documented'>,
  key: string,
  size: string,
): string => `${origin}/pictures/${size}/poster~${key}~${documented ? 'alone' : 'bare'}.svg`;

/** The words of a poster, which a page writes over it. The areas travel as text, where nothing cuts them later. */
export function posterWords(
  { documented }: Pick<Call, 'documented'>,
  key: string | null,
  lang: Language,
) {
  const poster = key === null || documented ? undefined : campaignPosters[key];
  return poster && { title: poster.title[lang], remark: poster.line[lang] };
}

function bannerArea(area: AreaRow, emission: number, language: Language, call: Call) {
  const size = (call.documented ? BANNERS : BESIDE_BANNERS)[columnsOf(emission)];
  const banners = call.db.all<{ position: number; poster: string; path: string }>(
    'SELECT * FROM campaign_banner WHERE area_id = ? ORDER BY position',
    area.id,
  );
  return {
    modelType: BANNER_AREA,
    specialAreaBanner: null,
    englishSpecialAreaBanner: null,
    specialAreaEmissionType: emission,
    specialList: banners.map(({ position, poster, path }) => ({
      sort: position,
      link: path,
      specialAreaUrl: posterUrl(call, poster, size),
      englishSpecialAreaUrl: posterUrl(call, poster, size),
      ...posterWords(call, poster, language),
    })),
  };
}

function productArea(area: AreaRow, language: Language, call: Call) {
  const visible = mayBuy(call);
  const goods = call.db.all<GoodsRow>(
    `SELECT p.id, c.position, p.name_${language} name, p.picture, p.price, p.discount_price, c.marked
     FROM campaign_product c JOIN product p ON p.id = c.product_id
     WHERE c.area_id = ? AND p.on_shelf = 1 ORDER BY c.position`,
    area.id,
  );
  const heading = area.heading;
  return {
    modelType: PRODUCT_AREA,
    specialList: [],
    manyProduct: {
      titleUrl: heading && posterUrl(call, heading, HEADING),
      englishTitleUrl: heading && posterUrl(call, heading, HEADING),
      ...posterWords(call, heading, language),
      productList: goods.map((row) => ({
        sort: row.position,
        searchProductId: String(row.id),
        picturePath: pictureTemplate(call, row.picture),
        goodsName: row.name,
        activityPrice: visible ? currentCents(row) / 100 : null,
        sellingPrice: visible ? row.price / 100 : null,
        isTag: row.marked === 1,
      })),
    },
  };
}

export const campaignRoutes = [
  serve(campaign.details, ({ id, langEnv }, call) => {
    const language: Language = langEnv === 'ENGLISH' ? 'en' : 'zh';
    const row = /^\d{1,9}$/.test(id)
      ? call.db.get<CampaignRow>('SELECT * FROM campaign WHERE id = ?', Number(id))
      : undefined;
    if (!row || row.ends_at <= call.now) throw new Refusal('noCampaign');
    const areas = call.db.all<AreaRow>(
      'SELECT * FROM campaign_area WHERE campaign_id = ? ORDER BY position',
      row.id,
    );
    const many = areas.map((area) => ({
      ...(area.emission === null
        ? productArea(area, language, call)
        : bannerArea(area, area.emission, language, call)),
      bannerId: area.name_zh === null ? null : String(area.id),
      modelSort: area.position,
    }));
    return {
      template: {
        backgroundColor: row.background,
        mainPicture: posterUrl(call, row.poster, call.documented ? MAIN : BESIDE_MAIN),
        ...posterWords(call, row.poster, language),
      },
      positioningTagList: areas
        .filter((area) => area.name_zh !== null)
        .map((area) => ({
          bannerId: String(area.id),
          bannerName: area.name_zh,
          englishBannerName: area.name_en,
        })),
      many: { manyAreaJson: JSON.stringify(many) },
      ...priceView(call),
    };
  }),
];
