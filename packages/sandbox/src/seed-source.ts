import { artPath, parseArtPath } from './seed/art/path.ts';
import { type ArtSize, renderArt, renderPlaceholder } from './seed/art/render.ts';
import { brands } from './seed/brands.ts';
import { categories } from './seed/categories.ts';
import type { Catalogue, SeedBrand, SeedProduct } from './seed/shapes.ts';

export { artPath, parseArtPath, renderArt, renderPlaceholder };

export function renderBrandMark(brand: SeedBrand, size: ArtSize): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 400 400"><text x="20" y="200" font-size="50" fill="${brand.colour}">${brand.title}</text></svg>`;
}
function fixture(): Catalogue {
  const products: SeedProduct[] = [];
  const subs = categories.flatMap((c) => c.children);
  for (let i = 0; i < 120; i++) {
    const sub = subs[i % subs.length]!;
    const brand = brands[i % brands.length]!;
    products.push({
      id: 10000 + i,
      name: { zh: `${sub.name.zh} 型號${i}`, en: `${sub.name.en} model ${i}` },
      categoryId: sub.id,
      brandId: brand.id,
      sellingPoint: { zh: '好用', en: 'Good' },
      producer: { zh: '廠', en: 'Maker' },
      tags:
        i % 9 === 0
          ? ['discount', 'featured']
          : i % 7 === 0
            ? ['new', 'new-customer']
            : i % 11 === 0
              ? ['medicine']
              : [],
      parameters: [{ name: { zh: '物料', en: 'Material' }, value: { zh: '鋼', en: 'Steel' } }],
      description: { zh: '<p>描述</p>', en: '<p>About</p>' },
      pictures: [{ family: sub.art.family, brandId: brand.id }],
      specifications: [0, 1, 2].map((n) => ({
        id: 200000 + i * 10 + n,
        articleNumber: `AB-${i}-${n}`,
        standard: { zh: `${n} 碼`, en: `Size ${n}` },
        unit: { zh: '盒', en: 'box' },
        containerQuantity: { zh: '100 隻/盒', en: '100 / box' },
        priceCents: i === 5 ? 100_000_000 : 1000 + i * 35 + n * 100,
        ...(i % 9 === 0 ? { discountPriceCents: 900 + i * 30 } : {}),
        stock: i % 13 === 0 ? 0 : 40 + i,
        sellPartCount: n === 1 ? 10 : 1,
        ...(i % 17 === 3 ? { buyLimit: 5 } : {}),
        uniformCode: '489' + i,
      })),
      sales: 500 - i,
      listedAt: '2026-01-0' + ((i % 9) + 1),
    });
  }
  return { categories, brands, products };
}
let made: Catalogue | undefined;
export const catalogue = () => (made ??= fixture());
export const scaleCatalogue = (base: Catalogue, _n: number) => base;
