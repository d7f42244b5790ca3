/** The tags of this script: a module has no `document.currentScript`. */
export const ownScripts = [...document.scripts].filter(({ src }) => src === import.meta.url);
