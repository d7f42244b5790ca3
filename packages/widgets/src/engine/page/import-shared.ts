/** Imports the engine: React, the SDK and the first elements. The loader of a page requests the chunk with all that it imports. */
export const importShared = () => import('./shared-chunk.ts');
