/** The same as `loader.ts`, for the build into one file: pages can pin that with a hash. */
export * from './loader.ts';
