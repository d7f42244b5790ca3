import { artPath } from '../art/path.ts';
import { assortments } from './assortments.ts';
import { brandOf, brands } from './brands.ts';
import { categories, subcategoryId } from './categories.ts';
import { addDays, barcode, between, chance } from './chance.ts';
import { clinical } from './clinical.ts';
import { DRAWINGS, familyOf } from './drawings.ts';
import { endodontics } from './endodontics.ts';
import { equipment } from './equipment.ts';
import { buildExtras } from './extras.ts';
import { infectionControl } from './infection-control.ts';
import type { Line, Maker, UnitKey } from './line.ts';
import { colourOf, printOf } from './pack-print.ts';
import { restorative } from './restorative.ts';
import {
  type ArtRef,
  type Bilingual,
  type Catalogue,
  ENQUIRE_CENTS,
  type SeedProduct,
  type SeedSpecification,
  type SeedTag,
} from './types.ts';

const TODAY = '2026-11-21';
const FIRST_PRODUCT = 10_001;
const FIRST_SPECIFICATION = 500_001;
const NEW_FOR_DAYS = 180;

const UNITS: Record<UnitKey, Bilingual> = {
  box: { zh: '盒', en: 'box' },
  pack: { zh: '包', en: 'pack' },
  bottle: { zh: '瓶', en: 'bottle' },
  piece: { zh: '件', en: 'piece' },
  roll: { zh: '卷', en: 'roll' },
  tube: { zh: '支', en: 'tube' },
  set: { zh: '套', en: 'set' },
  bag: { zh: '包', en: 'bag' },
  unit: { zh: '台', en: 'unit' },
  case: { zh: '箱', en: 'case' },
  tub: { zh: '罐', en: 'tub' },
  syringe: { zh: '支', en: 'syringe' },
  pair: { zh: '對', en: 'pair' },
  can: { zh: '罐', en: 'can' },
  card: { zh: '張', en: 'card' },
};

interface Planned {
  readonly line: Line;
  readonly maker: Maker;
  readonly key: string;
  readonly featured: boolean;
}

function plan(): Planned[] {
  const lines = [
    ...infectionControl,
    ...restorative,
    ...endodontics,
    ...clinical,
    ...equipment,
    ...assortments,
  ];
  const all = lines.flatMap((line) =>
    line.makers.map((maker, place) => ({
      line,
      maker,
      key: `${line.code}${place + 1}00`,
      featured: line.featured === true && place === 0,
    })),
  );
  // The first products come from each group in turn, so that no category fills the screen.
  const chosen = all.filter((p) => p.featured);
  const groups = new Map<number, Planned[]>();
  for (const planned of chosen) {
    const group = Math.floor(subcategoryId(planned.line.sub) / 100);
    groups.set(group, [...(groups.get(group) ?? []), planned]);
  }
  const dealt: Planned[] = [];
  for (let round = 0; dealt.length < chosen.length; round += 1)
    for (const group of groups.values()) {
      const next = group[round];
      if (next !== undefined) dealt.push(next);
    }
  return [...dealt, ...all.filter((p) => !p.featured)];
}

function fillName(template: string, grade: string): string {
  return template
    .replace('{g}', grade)
    .replace(/([\p{Script=Han}])([A-Za-z0-9])/gu, '$1 $2')
    .replace(/([A-Za-z0-9%])([\p{Script=Han}])/gu, '$1 $2')
    .trim();
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rounds to what price lists print: whole dollars from HK$100, half dollars above 20, else ten cents. */
function listPrice(cents: number): number {
  const step = cents >= 10_000 ? 100 : cents >= 2_000 ? 50 : 10;
  return Math.max(step, Math.round(cents / step) * step);
}

function stockOf(key: string, cents: number, sold: number): number {
  const luck = chance(`${key} stock`);
  if (luck < 0.06) return 0;
  if (luck < 0.15) return between(`${key} short`, 1, 9);
  if (cents >= 300_000) return between(`${key} large`, 2, 14);
  const top = cents >= 50_000 ? 120 : cents >= 10_000 ? 600 : 3600;
  return between(`${key} many`, 12, top) * (chance(`${key} odd`) < 0.8 ? 1 : sold);
}

function slug(label: string): string {
  const text = label.normalize('NFKD').toUpperCase().replaceAll('½', '5');
  return text.replace(/[^A-Z0-9]+/g, '').slice(0, 8);
}

function specifications(p: Planned, firstId: number, off: number): SeedSpecification[] {
  const { line, maker } = p;
  const used = new Set<string>();
  const sizes = maker[6] ?? line.sizes;
  const own = artBySize(p, brandOf(maker[0]).brand.id);
  return sizes.map((size, place) => {
    const [label = '', zh = label, en = zh, factor = '1'] = printed(size, maker).split('|');
    const key = `${p.key}-${place}`;
    const sold = line.sold ?? 1;
    const plain = maker[3] * 100;
    const cents = plain === 0 ? ENQUIRE_CENTS : listPrice(plain * Number(factor));
    let suffix = slug(label) || String(place + 1);
    if (used.has(suffix)) suffix = `${suffix}-${place + 1}`;
    used.add(suffix);
    const made = addDays(TODAY, -between(`${key} made`, 40, 300));
    return {
      id: firstId + place,
      articleNumber: `${brandOf(maker[0]).code}-${p.key}-${suffix}`,
      standard: { zh, en },
      unit: UNITS[line.unit],
      containerQuantity: { zh: line.pack[0], en: line.pack[1] },
      priceCents: cents,
      ...(off > 0 && plain > 0 ? { discountPriceCents: discounted(cents, off) } : {}),
      stock: stockOf(key, cents, sold),
      sellPartCount: sold,
      ...(chance(`${key} limit`) < 0.03 ? { buyLimit: sold * between(`${key} cap`, 5, 20) } : {}),
      ...(line.life === undefined
        ? {}
        : { productionDate: made, expiredDate: addDays(made, Math.round(line.life * 30.44)) }),
      uniformCode: barcode(firstId + place),
      ...(own[place] === undefined ? {} : { picture: own[place] }),
    };
  });
}

/** Fills in what a pack of medicine is called: `{n}` the substance, `{p}` its strength. */
function printed(size: string, maker: Maker): string {
  const grade = maker[2];
  const name = /^[A-Za-z-]+/.exec(grade)?.[0] ?? grade;
  return size.replace('{n}', name).replace('{p}', /\d+%/.exec(grade)?.[0].replace('%', ' %') ?? '');
}

function discounted(cents: number, off: number): number {
  return Math.max(10, Math.round((cents * (100 - off)) / 1000) * 10);
}

/** The drawing of each size: its label on the pack, and its colour where the sizes name one. */
function artBySize(p: Planned, brandId: number): ArtRef[] {
  const drawing = DRAWINGS[`${brandOf(p.maker[0]).code}-${p.key}`];
  const family = drawing?.art ?? p.line.art;
  const kind = drawing?.kind ?? '';
  const sizes = (p.maker[6] ?? p.line.sizes).map((size) => {
    const [label = '', zh = label, en = zh] = printed(size, p.maker).split('|');
    return en;
  });
  return sizes.map((en) => {
    const label = printOf(en);
    const tint = colourOf(en) ?? drawing?.tint ?? p.line.tint;
    return {
      family: familyOf(family, en),
      brandId,
      ...(label === '' ? {} : { label }),
      ...(kind === '' ? {} : { kind }),
      ...(tint === undefined ? {} : { tint }),
    };
  });
}

function pictures(p: Planned, brandId: number): ArtRef[] {
  const fronts = artBySize(p, brandId);
  const [front = { family: p.line.art }, second = front, third = front] = fronts;
  const all: ArtRef[] = [
    front,
    { ...front, view: 'detail' },
    { ...front, view: 'stack' },
    second,
    { ...front, view: 'pack' },
    { ...third, view: 'stack' },
    { ...second, view: 'stack' },
  ];
  const unlike = all.filter((ref, i) => all.findIndex((x) => same(x, ref)) === i);
  return unlike.slice(0, p.featured ? 7 : between(`${p.key} pictures`, 1, 6));
}

function same(a: ArtRef, b: ArtRef): boolean {
  return artPath(a) === artPath(b);
}

/** Facts that the selling point and the table of parameters leave out. */
function description({ line }: Planned): Bilingual {
  const isKept = line.life === undefined;
  const zh = isKept
    ? '請保留原包裝及送貨單：退換及維修均以上面的貨號及批號為準。'
    : '貯存於乾燥陰涼處，避免陽光直射；批號及效期印於外包裝。';
  const en = isKept
    ? 'Keep the pack and the delivery note: returns and repairs go by the article and lot number on them.'
    : 'Store cool and dry, away from sunlight; lot and expiry are printed on the pack.';
  return {
    zh: `<p>${line.use[0]}</p><p>${zh}</p><h3>規格重點</h3>`,
    en: `<p>${line.use[1]}</p><p>${en}</p><h3>At a glance</h3>`,
  };
}

function tagsOf(p: Planned, listedAt: string, off: number): SeedTag[] {
  const tags: SeedTag[] = [];
  if (p.featured) tags.push('featured');
  if (listedAt >= addDays(TODAY, -NEW_FOR_DAYS)) tags.push('new');
  if (off > 0) tags.push('discount');
  if (p.maker[3] > 0 && p.line.medicine !== true) {
    if (chance(`${p.key} swap`) < 0.09) tags.push('swap');
    else if (chance(`${p.key} first`) < 0.09) tags.push('new-customer');
  }
  if (p.line.medicine === true) tags.push('medicine');
  return tags;
}

function product(p: Planned, id: number, firstSpecification: number): SeedProduct {
  const { line, maker, key } = p;
  const { brand, producer } = brandOf(maker[0]);
  const offer = maker[3] > 0 && chance(`${key} offer`) < 0.22;
  const off = offer ? ([5, 10, 10, 15, 15, 20, 25][between(`${key} off`, 0, 6)] ?? 10) : 0;
  const listedAt = addDays(TODAY, -between(`${key} listed`, 3, 720));
  const zhName = fillName(line.name[0], maker[1]);
  const enName = sentenceCase(fillName(line.name[1], maker[2]));
  const medicine = line.medicine === true;
  return {
    id,
    name: { zh: zhName, en: enName },
    categoryId: subcategoryId(line.sub),
    brandId: brand.id,
    sellingPoint: { zh: maker[4], en: maker[5] },
    producer,
    ...(medicine ? {} : { ceCode: `CE ${between(`${key} ce`, 1011, 2862)} · MDR 2017/745` }),
    ...(medicine || chance(`${key} fda`) < 0.4
      ? {}
      : { fdaCode: `K${between(`${key} fdaNumber`, 101_000, 253_900)}` }),
    tags: tagsOf(p, listedAt, off),
    parameters: [
      ...line.facts.map(([zh, en, valueZh, valueEn]) => ({
        name: { zh: withHanName(zh), en },
        value: { zh: valueZh, en: valueEn },
      })),
      { name: { zh: '包裝', en: 'Pack' }, value: { zh: line.pack[0], en: line.pack[1] } },
      { name: { zh: '原產地', en: 'Origin' }, value: brand.country },
    ],
    description: description(p),
    ...(chance(`${key} manual`) < 0.45
      ? {
          instructions: [
            {
              name: { zh: '使用說明書', en: 'Instructions for use' },
              path: `/files/${key}-ifu.pdf`,
            },
            ...(line.life === undefined
              ? []
              : [
                  {
                    name: { zh: '安全資料表', en: 'Safety data sheet' },
                    path: `/files/${key}-sds.pdf`,
                  },
                ]),
          ],
        }
      : {}),
    pictures: pictures(p, brand.id),
    specifications: specifications(p, firstSpecification, off),
    sales: p.featured ? between(`${key} sales`, 900, 9800) : between(`${key} sales`, 0, 2400),
    listedAt,
  };
}

function withHanName(name: string): string {
  return /\p{Script=Han}/u.test(name) ? name : `${name} 值`;
}

/**
 * Builds the curated catalogue; every call gives the same one, featured products first.
 * Dates are set about 21 November 2026.
 */
export function buildCatalogue(): Catalogue {
  const products: SeedProduct[] = [];
  let specification = FIRST_SPECIFICATION;
  for (const [index, planned] of plan().entries()) {
    const made = product(planned, FIRST_PRODUCT + index, specification);
    specification += made.specifications.length;
    products.push(made);
  }
  return { categories, brands, products, extras: buildExtras(products) };
}
