// The entities of the catalogue, a file each.
export * from './types/brand.ts';
export * from './types/card.ts';
export * from './types/category.ts';
export * from './types/price-view.ts';
export * from './types/product.ts';
export * from './types/search.ts';
export * from './types/specification.ts';
