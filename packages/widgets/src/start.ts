/** For a page that bundles and starts its elements before the shop's code: small, because it contains neither the SDK nor React. */
export { whenWanted } from './engine/page/first-use.ts';
export { configure, type PageConfig } from './engine/page/page-config.ts';
export { load, start } from './engine/page/start.ts';
