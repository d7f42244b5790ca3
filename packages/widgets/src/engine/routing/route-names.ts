import { ALL_KEYWORD } from '@clinicart/sdk/catalogue';
import { bilingual } from '../../ui/foundation/words.ts';
import { NAMES_EN, NAMES_ZH } from './printed-names.ts';
import type { Place, RouteName } from './routes.ts';

type Names = Readonly<Record<RouteName | 'everything', string>>;

/** Names of the pages, and of a search for all products. */
export const placeNames = bilingual<Names>({
  zh: { everything: '所有產品', ...NAMES_ZH },
  en: { everything: 'All products', ...NAMES_EN },
});

/**
 * Returns the name of a place for a link from the server that contains only its path: its title, the keyword of a
 * search, or else the name of the page. Spec: 2§2.1, 2§3 Nav item
 */
export function placeName({ route, params }: Place, names: Names): string {
  if (params['title']) return params['title'];
  const { keyword } = params;
  if (route !== 'search' || !keyword) return names[route];
  return keyword === ALL_KEYWORD ? names.everything : keyword;
}
