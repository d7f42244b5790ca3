import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { flag, id, list, maybe, shape, text } from '../base/wire/parsers.ts';
import {
  type Specification,
  specification,
  toSpecification,
  viewFields,
  viewOf,
} from '../catalogue/types.ts';

/** Article numbers in one call. */
export const MATCH_BATCH = 100;
/** The longest article number; a longer text is none and is not sent. */
export const LONGEST_ARTICLE_NUMBER = 64;

/** The search form of an article number: without width, case, spaces and hyphens. Client and server compare by it. */
export function articleKey(number: string): string {
  return number
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212\u200b\ufeff]+/gu, '')
    .toUpperCase();
}

const article = z.extend(specification, {
  productId: id,
  productName: text,
  picturePath: maybe(text),
  isOnShelf: maybe(flag),
});

/** A specification with its product, found by an article number. */
export interface OrderArticle extends Specification {
  readonly productId: string;
  readonly productName: string;
  /** Template with `{0}` for the size. */
  readonly picture: string | undefined;
  /** False once the product was taken down. */
  readonly isSold: boolean;
}

/** The answer for one number: its article, or the nearest ones. */
export interface ArticleMatch {
  /** The number as it was sent. */
  readonly asked: string;
  readonly article: OrderArticle | undefined;
  /** Most alike first; empty where the article was found. */
  readonly nearest: readonly OrderArticle[];
}

export const match = read(
  {
    name: 'quickOrder.match',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'What article numbers stand for, or the nearest to them',
          spec: '1§2, 1§3, 1§6',
          assumed: [
            'the whole call: the documents have no look-up of many article numbers',
            'visitors may ask; prices are there for verified buyers only, as in getAllStandard2',
          ],
        },
    path: '/api/product/matchArticleNumbers',
    request: z.object({
      articleNumbers: z
        .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_ARTICLE_NUMBER)))
        .check(z.minLength(1), z.maxLength(MATCH_BATCH)),
    }),
    response: shape(
      z.object({
        ...viewFields,
        matches: list(
          z.object({ articleNumber: text, standard: maybe(article), nearest: list(article) }),
        ),
      }),
      (wire) => {
        const view = viewOf(wire);
        const toArticle = (one: z.output<typeof article>): OrderArticle => ({
          ...toSpecification(view, one),
          productId: one.productId,
          productName: one.productName,
          picture: one.picturePath,
          isSold: one.isOnShelf ?? true,
        });
        return {
          view,
          matches: wire.matches.map(
            (each): ArticleMatch => ({
              asked: each.articleNumber,
              article: each.standard && toArticle(each.standard),
              nearest: each.nearest.map(toArticle),
            }),
          ),
        };
      },
    ),
    priced: true,
  },
  (articleNumbers: readonly string[]) => ({ articleNumbers: [...articleNumbers] }),
);
