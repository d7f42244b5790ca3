import { type Cents, formatMoney } from '../base/values/money.ts';
import type { Specification } from './types.ts';

/** The unit of a piece that the pack gives no name: “100 pcs”. */
export const PIECE = 'piece';

/** The content of one unit of sale. */
export interface PackContents {
  /** Pieces in it; at least 1. */
  readonly count: number;
  /** Unit of one piece: 支, `pair`; English in the singular, and `piece` for “pcs”. */
  readonly pieceUnit: string;
}

/** The price of one piece out of a pack. */
export interface PiecePrice extends PackContents {
  /** Exact price in cents, with its fraction: for sorting and comparing. */
  readonly cents: number;
  /** Rounded for reading: HK$0.58. */
  readonly text: string;
}

/** Chinese units of things that can be counted out of a pack. Measures and doses are not among them. */
const CHINESE_PIECES = '支隻只個粒片張件條卷包盒套對雙副把枚瓶袋罐筒塊根本枝顆';

/** English units by their plural; “pcs” and its kin are pieces. */
const ENGLISH_PIECES = new Map<string, string>([
  ...['pcs', 'pc', 'pieces', 'piece'].map((unit) => [unit, PIECE] as const),
  ...(
    'ampoule bag blade bottle brush bundle bur can capsule card carton cartridge case cloth cone cup disc file glove ' +
    'jar kit mask needle pack packet pad pair paper point pouch refill roll sachet set sheet sleeve sponge strip swab ' +
    'syringe tablet tin tip towel tray tub tube unit vial visor wipe box'
  )
    .split(' ')
    .flatMap((unit) => [[unit, unit] as const, [pluralOf(unit), unit] as const]),
]);

function pluralOf(unit: string): string {
  return /(?:[sx]|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
}

/** A number, the unit of a piece, and after a slash the container: “5 支/包”, “50 pcs/box”, “1 支”. */
const PLAIN = new RegExp(
  `^(\\d{1,3}(?:,\\d{3})+|\\d+) ?([${CHINESE_PIECES}]|[a-z]+)(?: ?(?:/|per) ?([\\p{Script=Han}]{1,2}|[a-z]+))?$`,
  'u',
);

/** Folds width, case and runs of spaces: ／ is a slash. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** The English singular of a unit; any other text as it is. */
const singular = (unit: string) => ENGLISH_PIECES.get(unit) ?? unit;

function readPack(pack: string): (PackContents & { readonly container: string }) | undefined {
  const [, digits = '', unit = '', container = ''] = PLAIN.exec(folded(pack)) ?? [];
  const count = Number(digits.replaceAll(',', ''));
  const pieceUnit = CHINESE_PIECES.includes(unit) ? unit : ENGLISH_PIECES.get(unit);
  if (!pieceUnit || !Number.isSafeInteger(count) || count < 1) return undefined;
  return { count, pieceUnit, container: singular(container) };
}

/**
 * Returns the pieces that one unit of sale holds, where the pack says so plainly: “5 支/包”, “100 隻／盒”, “50 pcs/box”.
 * Undefined for any other text: measures (500 ml), decimals, products (10 × 10), lists and remarks. Spec: 1§3
 * containerQuantity
 */
export function packContents(pack: string): PackContents | undefined {
  const read = readPack(pack);
  return read && { count: read.count, pieceUnit: read.pieceUnit };
}

/** The unit that all specifications are sold in; '' where they differ or name none. */
export function commonUnit(specifications: readonly Pick<Specification, 'unit'>[]): string {
  const [first] = specifications;
  return first && specifications.every(({ unit }) => unit === first.unit) ? first.unit : '';
}

/**
 * Returns the price of one piece of a specification. Undefined where the pack does not say its pieces, holds a single
 * one, or names another container than the unit that is sold: 12 packs a box say nothing about the price of a pack.
 */
export function pricePerPiece(
  price: Cents,
  { pack, unit }: Pick<Specification, 'pack' | 'unit'>,
): PiecePrice | undefined {
  const read = readPack(pack);
  if (read === undefined || read.count === 1) return undefined;
  const { count, pieceUnit, container } = read;
  const sold = singular(folded(unit));
  if (container !== '' && sold !== '' && container !== sold) return undefined;
  // Without a container, “5 支” of a unit 支 leaves open which of the two is sold.
  if (container === '' && sold === pieceUnit) return undefined;
  return { count, pieceUnit, cents: price / count, text: formatShare(price, count) };
}

/**
 * Formats a share of an amount, rounded half up: to the cent from ten cents up, below to two significant digits
 * (HK$0.045, HK$0.0025), so that rounding never misleads by more than a twentieth. Zeros past the cent are dropped.
 */
function formatShare(amount: Cents, count: number): string {
  const places = decimalsOf(amount / count / 100);
  const scale = 10 ** (places - 2);
  const rounded = Math.floor((2 * amount * scale + count) / (2 * count));
  if (places === 2) return formatMoney(rounded as Cents);
  const digits = String(rounded).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/(?<=..)0+$/, '');
  return `HK$${digits.slice(0, -places)}.${fraction}`;
}

/** Decimals that show two significant digits: 2 from HK$0.10 up, at most 8. */
function decimalsOf(dollars: number): number {
  let places = 2;
  while (places < 8 && dollars > 0 && dollars * 10 ** (places - 1) < 1) places++;
  return places;
}
