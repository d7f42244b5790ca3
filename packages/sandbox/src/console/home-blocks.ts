import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** A block of the home page. */
export interface HomeBlockView {
  readonly id: number;
  readonly kind: string;
  /** Empty for a block whose words come from elsewhere: a floor is named by its category. */
  readonly name: Bilingual;
  readonly path: Bilingual;
  readonly isOn: boolean;
}

/** In the order of the page. */
const KINDS = ['advert', 'welcome', 'banner', 'special', 'subject', 'zone', 'floor', 'brands'];

export const homeBlocks = (db: Db): HomeBlockView[] =>
  db
    .all<{
      id: number;
      kind: string;
      is_on: number;
      zh: string;
      en: string;
      path_zh: string;
      path_en: string;
    }>(
      `SELECT b.id, b.kind, b.is_on, coalesce(c.name_zh, b.title_zh, b.remark_zh, '') zh,
         coalesce(c.name_en, b.title_en, b.remark_en, '') en,
         coalesce(b.path_zh, '') path_zh, coalesce(b.path_en, '') path_en
       FROM home_block b LEFT JOIN category c ON b.kind = 'floor' AND CAST(c.id AS TEXT) = b.subject
       ORDER BY b.position`,
    )
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      name: { zh: row.zh, en: row.en },
      path: { zh: row.path_zh, en: row.path_en },
      isOn: row.is_on === 1,
    }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));

export function setHomeBlock(
  db: Db,
  block: number,
  { isOn, path }: { readonly isOn?: boolean; readonly path?: string },
): void {
  const changed = db.run(
    `UPDATE home_block
     SET is_on = coalesce(:is_on, is_on), path_zh = coalesce(:path, path_zh),
       path_en = coalesce(:path, path_en)
     WHERE id = :id`,
    { id: block, is_on: isOn === undefined ? null : Number(isOn), path: path ?? null },
  );
  if (changed === 0) throw new RangeError(`no such block: ${block}`);
}
