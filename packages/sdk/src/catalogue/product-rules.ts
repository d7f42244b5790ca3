import type { Specification } from './types.ts';

/** Specifications shown before "show more". Spec: 1§2 Product detail, 1§9 */
export const SPECIFICATIONS_SHOWN = 4;
/** Above this many pictures a gallery has navigation. Spec: 1§2 Product detail, 1§9 */
export const PICTURES_WITHOUT_NAVIGATION = 5;
/** From this many on, a table of specifications can be filtered: more than a screen of them. */
export const FILTER_FROM = 13;
/** A gallery of a hundred specifications would be a scroll bar; choosing one brings its own pictures first. */
const MOST_PICTURES = 24;

/** Does this failure say that a product does not exist or is off the shelf (1328)? Retrying alone is no way on then. Spec: 1§8 */
export function isProductGone(error: { readonly resultID?: number | undefined }): boolean {
  return error.resultID === 1328;
}

/** The multiple that all share, to be said once; undefined when they differ or sell singly. Spec: 1§5 */
export function commonStep(
  specifications: readonly { readonly step: number }[],
): number | undefined {
  const [first] = specifications;
  if (first === undefined || first.step === 1) return undefined;
  return specifications.every(({ step }) => step === first.step) ? first.step : undefined;
}

/** Width, case, spaces and strokes do not matter to somebody who looks for an article. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_./·]+/g, '');

/** Does a specification answer to what was typed: article number, name, pack, unit or uniform code? */
export function isNamed(
  specification: Pick<Specification, 'articleNumber' | 'name' | 'pack' | 'unit' | 'uniformCode'>,
  typed: string,
): boolean {
  const { articleNumber, name, pack, unit, uniformCode = '' } = specification;
  const own = [articleNumber, name, pack, unit, uniformCode].map(folded);
  return typed
    .split(/\s+/)
    .map(folded)
    .every((word) => own.some((text) => text.includes(word)));
}

/** What a table of specifications is asked to show. */
export interface TableView {
  readonly isExpanded: boolean;
  /** What was typed into its filter. */
  readonly typed?: string;
  /** Never hidden by collapsing: what was chosen, or what the page was opened for. */
  isKept(id: string): boolean;
}

/** The rows to show: those that a filter names, or the first four and the kept ones until expanded. Spec: 1§2 Product detail */
export function specificationsShown(
  specifications: readonly Specification[],
  { isExpanded, typed = '', isKept }: TableView,
): readonly Specification[] {
  if (typed.trim() !== '') return specifications.filter((each) => isNamed(each, typed));
  if (isExpanded) return specifications;
  return specifications.filter(({ id }, place) => place < SPECIFICATIONS_SHOWN || isKept(id));
}

/**
 * Pictures once each: those of the specification at hand first, then the others' in their order. Nothing moves where
 * all have the same. Spec: 1§3 allPicture
 */
export function galleryOf(
  specifications: readonly Pick<Specification, 'id' | 'pictures'>[],
  currentId?: string,
): string[] {
  const own = specifications.find(({ id }) => id === currentId)?.pictures ?? [];
  const all = new Set([...own, ...specifications.flatMap((each) => each.pictures)]);
  return [...all].slice(0, MOST_PICTURES);
}

/** Have some specifications pictures that others lack? Then choosing one shows its own. */
export function picturesDiffer(
  specifications: readonly Pick<Specification, 'pictures'>[],
): boolean {
  const [first] = specifications;
  return specifications.some(({ pictures }) => pictures.join() !== first?.pictures.join());
}

/** Every gift once, in the order of the specifications. Spec: 1§3 promotes */
export function giftsOf(
  specifications: readonly Pick<Specification, 'gifts'>[],
): Specification['gifts'] {
  const gifts = specifications.flatMap((each) => each.gifts);
  return [...new Map(gifts.map((gift) => [`${gift.productId} ${gift.name}`, gift])).values()];
}
