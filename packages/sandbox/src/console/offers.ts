import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** Duration of a price cut started on the console. */
const RUN_MS = 30 * 86_400_000;

/** A price cut, or the swap offer. */
export interface OfferView {
  readonly id: number;
  readonly kind: 'cut' | 'swap';
  readonly name: Bilingual;
  readonly isOn: boolean;
}

/** Price cuts and the swap offer. */
export const offerViews = (db: Db, now: number): OfferView[] =>
  db
    .all<{ id: number; kind: OfferView['kind']; zh: string; en: string; is_on: number }>(
      `SELECT id, 'swap' kind, name_zh zh, name_en en, is_on FROM swap_offer
       UNION ALL SELECT id, 'cut', name_zh, name_en, ends_at >= ? FROM price_cut ORDER BY kind DESC, id`,
      now,
    )
    .map(({ id, kind, zh, en, is_on }) => ({ id, kind, name: { zh, en }, isOn: is_on === 1 }));

/** Starts or ends an offer. */
export function setOffer(
  db: Db,
  now: number,
  offer: Pick<OfferView, 'id' | 'kind' | 'isOn'>,
): void {
  const { id, kind, isOn } = offer;
  const changed =
    kind === 'swap'
      ? db.run('UPDATE swap_offer SET is_on = ? WHERE id = ?', isOn ? 1 : 0, id)
      : db.run('UPDATE price_cut SET ends_at = ? WHERE id = ?', isOn ? now + RUN_MS : now - 1, id);
  if (changed === 0) throw new RangeError(`no such ${kind}: ${id}`);
}
