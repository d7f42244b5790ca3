import { type Call, pictureTemplate } from '../http/call.ts';

/** Gifts of a product, for every specification or for a named one. Spec: 1§3 promotes */
export function giftsOf(productId: number, call: Call) {
  const rows = call.db.all<{
    specification_id: number | null;
    name: string;
    link_id: number | null;
    picture: string;
  }>(
    `SELECT specification_id, name_${call.language} name, link_id, picture FROM gift WHERE product_id = ? ORDER BY id`,
    productId,
  );
  return (specificationId: number) =>
    rows
      .filter((row) => row.specification_id === null || row.specification_id === specificationId)
      .map((row) => ({
        name: row.name,
        link: row.link_id === null ? null : String(row.link_id),
        picurl: pictureTemplate(call, row.picture),
      }));
}

/** Names of the gifts of a cart's lines, in one query. */
export function giftsInCart(accountId: number, call: Call) {
  const rows = call.db.all<{ product_id: number; specification_id: number | null; name: string }>(
    `SELECT product_id, specification_id, name_${call.language} name FROM gift WHERE product_id IN
     (SELECT s.product_id FROM cart_line c JOIN specification s ON s.id = c.specification_id WHERE c.account_id = ?)
     ORDER BY id`,
    accountId,
  );
  return (line: { readonly id: number; readonly product_id: number }) =>
    rows
      .filter(({ product_id }) => product_id === line.product_id)
      .filter(({ specification_id }) => specification_id === null || specification_id === line.id)
      .map(({ name }) => ({ name }));
}

/** The bundle of a product page, without parts that are off the shelf. Spec: 1§3 productSuit */
export function bundleOf(productId: number, call: Call) {
  const lang = call.language;
  const rows = call.db.all<{
    id: number;
    name: string;
    standard: string;
    picture: string;
    count: number;
  }>(
    `SELECT s.id, p.name_${lang} name, s.standard_${lang} standard, ifnull(s.picture, p.picture) picture, b.count
     FROM bundle_part b JOIN specification s ON s.id = b.specification_id JOIN product p ON p.id = s.product_id
     WHERE b.product_id = ? AND p.on_shelf = 1 ORDER BY b.id`,
    productId,
  );
  return rows.map((row) => ({
    picturePath: pictureTemplate(call, row.picture),
    productName: row.name,
    standard: row.standard,
    count: row.count,
    searchProductId: String(row.id),
  }));
}

/** The video of a product. Spec: 1§3 mp4Url */
export function videoOf(productId: number, { db, origin }: Call) {
  const row = db.get<{ file: string; autoplay: number }>(
    'SELECT file, autoplay FROM video WHERE product_id = ?',
    productId,
  );
  return {
    mp4Url: row ? `${origin}/files/${row.file}` : null,
    autoplay: row?.autoplay === 1,
  };
}
