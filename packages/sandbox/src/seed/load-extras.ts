import type { Db } from '../db/db.ts';
import type { SeedExtras } from './data/extras.ts';
import { artPath } from './data/index.ts';

/** Writes gifts, bundles and films of the products that are there: a shop may have been opened with a few. Call it in a transaction. */
export function loadExtras(db: Db, { gifts, bundleParts, videos }: SeedExtras): void {
  const has = (table: 'product' | 'specification', id: number) =>
    db.get(`SELECT 1 FROM ${table} WHERE id = ?`, id) !== undefined;
  for (const { productId, specificationId, name, linkId, picture } of gifts)
    if (has('product', productId))
      db.insert('gift', {
        product_id: productId,
        specification_id: specificationId ?? null,
        name_zh: name.zh,
        name_en: name.en,
        link_id: linkId !== undefined && has('product', linkId) ? linkId : null,
        picture: artPath(picture),
      });
  for (const { productId, specificationId, count } of bundleParts)
    if (has('product', productId) && has('specification', specificationId))
      db.insert('bundle_part', { product_id: productId, specification_id: specificationId, count });
  for (const { productId, file, autoplay } of videos)
    if (has('product', productId))
      db.insert('video', { product_id: productId, file, autoplay: autoplay ? 1 : 0 });
}
