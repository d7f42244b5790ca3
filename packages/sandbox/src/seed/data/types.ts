import type { SeedExtras } from './extras.ts';

/** A sentence or name in the shop's two languages; neither may be missing. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** The ways one drawing is shown: as is, close up, several together, or its shipping carton. */
export type ArtView = 'front' | 'detail' | 'stack' | 'pack';

/** Names a drawing; {@link artPath} writes it as a URL segment and `renderArt` draws it. */
export interface ArtRef {
  readonly family: string;
  /** Size, shade or gauge of one specification, on the pack; ` · ` parts its lines. At most 32 characters. */
  readonly label?: string;
  /** Short technical word of the product, on every pack of it: `NiTi`, `37 %`. At most 32 characters. */
  readonly kind?: string;
  /** `#rrggbb`, instead of the brand's colour. */
  readonly tint?: string;
  readonly brandId?: number;
  readonly view?: ArtView;
}

export interface SeedSubcategory {
  readonly id: number;
  readonly name: Bilingual;
  readonly art: ArtRef;
}

export interface SeedCategory extends SeedSubcategory {
  readonly children: readonly SeedSubcategory[];
}

/** How a brand sets its own name. */
export interface Wordmark {
  readonly family: 'serif' | 'sans';
  readonly weight: number;
  readonly italic: boolean;
  /** Letter spacing in em. */
  readonly tracking: number;
  readonly upper: boolean;
}

export interface SeedBrand {
  readonly id: number;
  readonly title: string;
  readonly country: Bilingual;
  readonly about: Bilingual;
  readonly colour: string;
  readonly wordmark: Wordmark;
}

export interface SeedSpecification {
  readonly id: number;
  readonly articleNumber: string;
  readonly standard: Bilingual;
  readonly unit: Bilingual;
  readonly containerQuantity: Bilingual;
  /** Integer HK cents; {@link ENQUIRE_CENTS} means “enquire”. */
  readonly priceCents: number;
  readonly discountPriceCents?: number;
  readonly stock: number;
  /** Sold in multiples of this. */
  readonly sellPartCount: number;
  readonly buyLimit?: number;
  /** YYYY-MM-DD. */
  readonly expiredDate?: string;
  readonly productionDate?: string;
  readonly uniformCode: string;
  /** Its own picture, where it looks unlike its siblings. */
  readonly picture?: ArtRef;
}

export type SeedTag = 'new' | 'discount' | 'swap' | 'new-customer' | 'medicine' | 'featured';

export interface SeedParameter {
  readonly name: Bilingual;
  readonly value: Bilingual;
}

export interface SeedInstruction {
  readonly name: Bilingual;
  readonly path: string;
}

export interface SeedProduct {
  readonly id: number;
  readonly name: Bilingual;
  readonly categoryId: number;
  readonly brandId: number;
  readonly sellingPoint: Bilingual;
  readonly producer: Bilingual;
  readonly ceCode?: string;
  readonly fdaCode?: string;
  readonly tags: readonly SeedTag[];
  readonly parameters: readonly SeedParameter[];
  /** Short HTML: p, ul and h3 alone. */
  readonly description: Bilingual;
  readonly instructions?: readonly SeedInstruction[];
  readonly pictures: readonly ArtRef[];
  readonly specifications: readonly SeedSpecification[];
  readonly sales: number;
  /** YYYY-MM-DD. */
  readonly listedAt: string;
}

export interface Catalogue {
  readonly categories: readonly SeedCategory[];
  readonly brands: readonly SeedBrand[];
  readonly products: readonly SeedProduct[];
  readonly extras: SeedExtras;
}

/** The price that the wire uses for “enquire”: HK$1,000,000.00. */
export const ENQUIRE_CENTS = 100_000_000;

export interface SeedArticleCategory {
  readonly id: number;
  readonly icon: string;
  readonly name: Bilingual;
  readonly remark: Bilingual;
}

export interface SeedArticle {
  readonly id: number;
  readonly categoryId: number;
  /** YYYY-MM-DD. */
  readonly updatedAt: string;
  readonly title: Bilingual;
  /** In the marks of articles/markup.ts. */
  readonly text: Bilingual;
}
