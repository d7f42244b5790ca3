import { useState } from 'preact/compat';

let count = 0;
const next = () => `p${count++}`;

/**
 * Returns an id that no other component of the page has. Preact's own hook counts within a tree and may begin anew there,
 * so that two dialogs had the same title; forms in the page itself, of several elements, shared ids too.
 */
export const useId = (): string => useState(next)[0];
