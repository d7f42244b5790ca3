import type { Db } from '../db/db.ts';
import type { SeedExtras } from './data/extras.ts';
import { artPath } from './data/index.ts';

/** Writes gifts, bundles and films of the products that are there: a shop may have been opened with a few. Call it in a transaction. */
export function loadExtras(db: Db, { gifts, bundleParts, videos }: SeedExtras): void {
  const has = (table: 'product' | 'specification', id: number) =>
    db.get(`SELECT 1 FROM ${table} WHERE id = ?`, id) !== undefined;
  for (const { productId, specificationId, name, linkId, picture } of gifts)
    if (has('product', productId))
      db.run(
        `INSERT INTO gift (product_id, specification_id, name_zh, name_en, link_id, picture) VALUES (?, ?, ?, ?, ?, ?)`,
        productId,
        specificationId ?? null,
        name.zh,
        name.en,
        linkId !== undefined && has('product', linkId) ? linkId : null,
        artPath(picture),
      );
  for (const { productId, specificationId, count } of bundleParts)
    if (has('product', productId) && has('specification', specificationId))
      db.run(
        'INSERT INTO bundle_part (product_id, specification_id, count) VALUES (?, ?, ?)',
        productId,
        specificationId,
        count,
      );
  for (const { productId, file, autoplay } of videos)
    if (has('product', productId))
      db.run('INSERT INTO video VALUES (?, ?, ?)', productId, file, autoplay ? 1 : 0);
}
