import { ALL_KEYWORD } from '@clinicart/sdk';
import { bilingual } from '../../ui/foundation/words.ts';
import { NAMES_EN, NAMES_ZH } from './printed-names.ts';
import type { Place, RouteName } from './routes.ts';

type Names = Readonly<Record<RouteName | 'everything', string>>;

/** The names of the pages, and of a search for everything. */
export const placeNames = bilingual<Names>({
  zh: { everything: '所有產品', ...NAMES_ZH },
  en: { everything: 'All products', ...NAMES_EN },
});

/**
 * Names a place of the shop for whoever sends only its path: by the title or the word that a search carries, else as
 * the page that it is. Spec: 2§2.1, 2§3 Nav item
 */
export function placeName({ route, params }: Place, names: Names): string {
  if (params['title']) return params['title'];
  const { keyword } = params;
  if (route !== 'search' || !keyword) return names[route];
  return keyword === ALL_KEYWORD ? names.everything : keyword;
}
