import { quickOrder } from '@clinicart/sdk/contract';
import {
  type SpecificationRow,
  specificationColumns,
  wireSpecification,
} from '../catalogue/product.ts';
import { quoted, wordsOf } from '../catalogue/search/normalise.ts';
import { type Call, pictureTemplate, priceView } from '../http/call.ts';
import { serve } from '../http/route.ts';
import { findArticle, nearestArticles } from './article-index.ts';

/** Similar articles offered for an unknown number. */
const NEAREST = 5;

interface ArticleRow extends SpecificationRow {
  readonly product_id: number;
  readonly product_name: string;
  readonly picture: string;
  readonly on_shelf: number;
}

function articleOf(id: number, call: Call) {
  const row = call.db.get<ArticleRow>(
    `SELECT ${specificationColumns(call)}, s.product_id, p.name_${call.language} product_name, ifnull(s.picture, p.picture) picture, p.on_shelf
     FROM specification s JOIN product p ON p.id = s.product_id WHERE s.id = ?`,
    call.account?.id ?? 0,
    id,
  );
  if (!row) return undefined;
  const isOnShelf = row.on_shelf === 1;
  return {
    ...wireSpecification(row, call),
    allPicture: [pictureTemplate(call, row.picture)],
    productId: String(row.product_id),
    productName: row.product_name,
    picturePath: pictureTemplate(call, row.picture),
    isOnShelf,
    // An article off the shelf has neither stock nor price, as in the cart.
    ...(isOnShelf ? {} : { stock: 0, price: null, discountPrice: null, discount: null }),
  };
}

/** Finds articles by name: one of each best-selling product with these words. */
function byName(words: readonly string[], call: Call): number[] {
  const long = words.filter((word) => [...word].length >= 3);
  if (long.length === 0) return [];
  return call.db
    .all<{ id: number }>(
      `SELECT (SELECT s.id FROM specification s WHERE s.product_id = p.id ORDER BY s.position LIMIT 1) id
       FROM product p WHERE p.on_shelf = 1 AND p.id IN (SELECT rowid FROM product_fts WHERE product_fts MATCH ?)
       ORDER BY p.sales DESC LIMIT ${NEAREST}`,
      `everything : (${long.map(quoted).join(' AND ')})`,
    )
    .map(({ id }) => id);
}

export const quickOrderRoutes = [
  serve(quickOrder.match, ({ articleNumbers }, call) => ({
    ...priceView(call),
    matches: articleNumbers.map((articleNumber) => {
      const id = findArticle(call.db, articleNumber);
      const standard = id === undefined ? undefined : articleOf(id, call);
      if (standard) return { articleNumber, standard, nearest: [] };
      const alike = nearestArticles(call.db, articleNumber, NEAREST);
      const ids = alike.length ? alike : byName(wordsOf(articleNumber), call);
      const nearest = ids.flatMap((one) => articleOf(one, call) ?? []);
      return { articleNumber, standard: null, nearest: nearest.filter((one) => one.isOnShelf) };
    }),
  })),
];
