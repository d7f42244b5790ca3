// The addresses of this site: /en/, /zh/ and /en/products/10008.
import { useSyncExternalStore } from 'react';

export type Language = 'en' | 'zh';

export interface Page {
  readonly language: Language;
  readonly productId?: string;
}

export function pageOf(path: string): Page {
  const [, language, id] = /^\/(en|zh)(?:\/products\/(\d+))?/.exec(path) ?? [];
  return { language: language === 'zh' ? 'zh' : 'en', ...(id && { productId: id }) };
}

export const addressOf = ({ language, productId }: Page) =>
  productId ? `/${language}/products/${productId}` : `/${language}/`;

export const current = () => pageOf(window.location.pathname);

function follow(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** Returns the page of the address, and renders again when it changes. */
export const usePage = () => pageOf(useSyncExternalStore(follow, () => window.location.pathname));

/** Goes to a page without loading the document again. */
export function go(page: Page) {
  window.history.pushState(null, '', addressOf(page));
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
}
