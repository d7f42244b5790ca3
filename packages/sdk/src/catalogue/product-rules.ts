import type { Specification } from './types.ts';

/** Specifications shown before "show more". Spec: 1§2 Product detail, 1§9 */
export const SPECIFICATIONS_SHOWN = 4;
/** Above this many pictures a gallery has navigation. Spec: 1§2 Product detail, 1§9 */
export const PICTURES_WITHOUT_NAVIGATION = 5;
/** From this many rows on, a table of specifications has a filter. */
export const FILTER_FROM = 13;
/** More pictures would turn the strip into a scroll bar; a selected specification shows its own first. */
const MOST_PICTURES = 24;

/** The multiple that all specifications share; undefined where they differ or sell singly. Spec: 1§5 */
export function commonStep(
  specifications: readonly { readonly step: number }[],
): number | undefined {
  const [first] = specifications;
  if (first === undefined || first.step === 1) return undefined;
  return specifications.every(({ step }) => step === first.step) ? first.step : undefined;
}

/** The search form of a text: without width, case, spaces and strokes. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_./·]+/g, '');

/** Does a specification match the typed text by article number, name, pack, unit or uniform code? */
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

/** The view of a table of specifications. */
export interface TableView {
  readonly isExpanded: boolean;
  /** The text of its filter. */
  readonly typed?: string;
  /** Specifications that collapsing keeps: the selected ones, and the one that the page was opened for. */
  isKept(id: string): boolean;
}

/**
 * The rows to show: the filter's matches, or the first four and the kept ones until expanded. Spec: 1§2 Product detail
 */
export function specificationsShown(
  specifications: readonly Specification[],
  { isExpanded, typed = '', isKept }: TableView,
): readonly Specification[] {
  if (typed.trim() !== '') return specifications.filter((each) => isNamed(each, typed));
  if (isExpanded) return specifications;
  return specifications.filter(({ id }, place) => place < SPECIFICATIONS_SHOWN || isKept(id));
}

/**
 * Pictures without duplicates: first those of the current specification, then the others in order. Nothing moves where
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

/** Do some specifications have pictures that others lack? Then selecting one shows its own. */
export function picturesDiffer(
  specifications: readonly Pick<Specification, 'pictures'>[],
): boolean {
  const [first] = specifications;
  return specifications.some(({ pictures }) => pictures.join() !== first?.pictures.join());
}

/** The gifts without duplicates, in the order of the specifications. Spec: 1§3 promotes */
export function giftsOf(
  specifications: readonly Pick<Specification, 'gifts'>[],
): Specification['gifts'] {
  const gifts = specifications.flatMap((each) => each.gifts);
  return [...new Map(gifts.map((gift) => [`${gift.productId} ${gift.name}`, gift])).values()];
}

/** Returns the year and month of a date of the server: an expiry date is read as 2029-06. */
export const monthOf = (date: string): string => date.slice(0, 'yyyy-mm'.length);
