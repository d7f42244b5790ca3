/** The same as `loader.ts` in one file, for pages that pin it with a subresource-integrity hash. */
export * from './loader.ts';
