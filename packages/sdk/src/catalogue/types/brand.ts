import * as z from 'zod/mini';
import { count, id, maybe, shape, text } from '../../base/wire/parsers.ts';

/** A link to a brand. Spec: 1§3 */
export interface BrandLink {
  /** Id of the brand: the `link` of the wire. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Picture template with `{0}` for the size; undefined where the brand has none. */
  readonly picture: string | undefined;
}

export const brandFields = {
  title: text,
  link: id,
  picturePath: maybe(text),
  sequence: maybe(count),
};
const brandWire = z.object(brandFields);
const toBrand = (wire: z.output<typeof brandWire>): BrandLink => ({
  id: wire.link,
  name: wire.title,
  picture: wire.picturePath,
});
export const brandLink = shape(brandWire, toBrand);
/** The same with its place in a list; one without a number comes last. Spec: 1§3 */
export const brandInOrder = shape(brandWire, (wire) => ({
  sequence: wire.sequence ?? Number.MAX_SAFE_INTEGER,
  brand: toBrand(wire),
}));
