import * as z from 'zod/mini';
import { id, list, maybe, shape, text } from '../../base/wire/parsers.ts';

/** A category below a parent. Spec: 1§3 */
export interface Subcategory {
  /** Id of the category, as a search takes it. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
}

/** A category of products. Spec: 1§3 */
export interface Category extends Subcategory {
  /** Subcategories in the order of the server; empty where it names none. */
  readonly children: readonly Subcategory[];
}

const subcategory = z.object({ id, name: text, picturePath: maybe(text) });
export const category = shape(
  z.object({ id, name: text, picturePath: maybe(text), subCategary: list(subcategory) }),
  (wire): Category => ({
    id: wire.id,
    name: wire.name,
    picture: wire.picturePath,
    children: wire.subCategary.map((child) => ({
      id: child.id,
      name: child.name,
      picture: child.picturePath,
    })),
  }),
);
