import { type Db, readMeta, writeMeta } from '../db/db.ts';
import type { ArtRef, SeedProduct, SeedSpecification } from '../seed/data/types.ts';
import type { RangeFault } from './faults.ts';

/** A drawing, or the path of a picture that is none: `own~1.jpg`, `https://…`. */
export type PictureRef = ArtRef | string;

export interface ImportedSpecification extends Omit<SeedSpecification, 'picture'> {
  readonly picture?: PictureRef;
}

export interface ImportedProduct extends Omit<SeedProduct, 'pictures' | 'specifications'> {
  readonly pictures: readonly PictureRef[];
  readonly specifications: readonly ImportedSpecification[];
}

export interface ImportedSubcategory {
  readonly id: number;
  readonly name: { readonly zh: string; readonly en: string };
  readonly art: PictureRef;
}

export interface ImportedCategory extends ImportedSubcategory {
  readonly children: readonly ImportedSubcategory[];
}

export interface ImportedBrand {
  readonly id: number;
  readonly title: string;
}

/** A range that was read from a file and takes the place of the seeded one. */
export interface ImportedRange {
  /** Name of its file. */
  readonly name: string;
  /** Changes with the bytes of the file and the rows that were left out. */
  readonly hash: string;
  readonly categories: readonly ImportedCategory[];
  readonly brands: readonly ImportedBrand[];
  readonly products: readonly ImportedProduct[];
  readonly specifications: number;
  /** Rows that were left out, with their faults. */
  readonly skipped: readonly RangeFault[];
  /** Headings that no column of the table has; they were not read. */
  readonly unknownColumns: readonly string[];
  /** Files of pictures by the names under which the shop serves them. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Counts the rows that were left out; a row may have several faults. */
export const skippedRows = ({ skipped }: ImportedRange): number =>
  new Set(skipped.map(({ row }) => row)).size;

/** Before the name of a picture that came with an imported range. */
export const OWN_PICTURE = 'own~';
/** Ids of imported brands, whose marks are drawn from their names. */
export const FIRST_IMPORTED_BRAND = 500_001;
/** Of a product without a picture. */
export const NO_PICTURE = 'placeholder.svg';

/** A picture that is no drawing has no variant without a ground. */
export const withoutGround = (path: string): string =>
  path.startsWith(OWN_PICTURE) || path.startsWith('https://') ? path : `bare~${path}`;

const FILE = 'imported_range';

/** Name of the file that a shop's range came from; undefined for the seeded range. */
export const importedFile = (db: Db): string | undefined => readMeta(db, FILE);

export const noteImport = (db: Db, range: ImportedRange): void => writeMeta(db, FILE, range.name);
