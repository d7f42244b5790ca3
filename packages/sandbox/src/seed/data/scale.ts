import { barcode, between, chance } from './chance.ts';
import { type Catalogue, ENQUIRE_CENTS, type SeedProduct, type SeedTag } from './types.ts';

const SERIES = [
  ['Plus', 'Plus'],
  ['Pro', 'Pro'],
  ['第二代', 'second generation'],
  ['經濟裝', 'value pack'],
  ['Classic', 'Classic'],
  ['Select', 'Select'],
  ['診所裝', 'clinic pack'],
  ['Advance', 'Advance'],
  ['Prime', 'Prime'],
  ['環保包裝', 'eco pack'],
  ['Core', 'Core'],
  ['Ultra', 'Ultra'],
  ['Lite', 'Lite'],
  ['Premium', 'Premium'],
  ['醫院裝', 'hospital pack'],
  ['Smart', 'Smart'],
] as const;

function varied(
  base: SeedProduct,
  round: number,
  id: number,
  firstSpecification: number,
): SeedProduct {
  const [zh, en] = SERIES[(round - 1) % SERIES.length] ?? SERIES[0];
  const volume = Math.floor((round - 1) / SERIES.length) + 1;
  const mark = volume === 1 ? '' : ` ${volume}`;
  const key = `${id}`;
  const factor = 0.8 + chance(`${key} price`) * 0.6;
  const tags = base.tags.filter(
    (tag): tag is Exclude<SeedTag, 'featured' | 'new'> => tag !== 'featured' && tag !== 'new',
  );
  const scaled = (cents: number) => Math.max(100, Math.round((cents * factor) / 50) * 50);
  return {
    ...base,
    id,
    name: { zh: `${base.name.zh} ${zh}${mark}`, en: `${base.name.en}, ${en}${mark}` },
    tags,
    sales: between(`${key} sales`, 0, 1200),
    specifications: base.specifications.map((spec, place) => {
      const { discountPriceCents, ...rest } = spec;
      const enquire = spec.priceCents === ENQUIRE_CENTS;
      const priceCents = enquire ? spec.priceCents : scaled(spec.priceCents);
      return {
        ...rest,
        id: firstSpecification + place,
        articleNumber: `${spec.articleNumber}-${round.toString(36).toUpperCase().padStart(2, '0')}`,
        priceCents,
        ...(discountPriceCents === undefined || enquire
          ? {}
          : { discountPriceCents: Math.round((priceCents * 0.85) / 10) * 10 }),
        stock: chance(`${key} ${place}`) < 0.07 ? 0 : between(`${key} ${place} stock`, 3, 2400),
        uniformCode: barcode(firstSpecification + place),
      };
    }),
  };
}

/**
 * Yields as many products as asked (to 50,000): the curated ones first, then variations of them with
 * unique numbers. Lazy, and the same on every run.
 * @throws RangeError for a count that is negative, not whole or above 50,000.
 */
export function* scaleCatalogue(base: Catalogue, products: number): Generator<SeedProduct> {
  if (!Number.isInteger(products) || products < 0 || products > 50_000)
    throw new RangeError(`Products must be a whole number from 0 to 50,000, not ${products}`);
  const curated = base.products;
  let nextId = Math.max(0, ...curated.map((p) => p.id)) + 1;
  let nextSpecification =
    Math.max(0, ...curated.flatMap((p) => p.specifications.map((s) => s.id))) + 1;
  for (let made = 0; made < products; made += 1) {
    const model = curated[made % curated.length];
    if (model === undefined) return;
    const round = Math.floor(made / curated.length);
    if (round === 0) {
      yield model;
      continue;
    }
    yield varied(model, round, nextId, nextSpecification);
    nextId += 1;
    nextSpecification += model.specifications.length;
  }
}
