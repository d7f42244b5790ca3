export { artFamilies } from './art/families.ts';
export { type BannerKind, renderAvatar, renderBanner, renderBrandMark } from './art/marks.ts';
export { artPath, parseArtPath } from './art/path.ts';
export { renderArt, renderPlaceholder } from './art/render.ts';
export { buildCatalogue } from './build.ts';
export { scaleCatalogue } from './scale.ts';
export * from './shapes.ts';
