import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { headerWords } from './header-words.ts';
import { serverLink } from './server-link.ts';

/** The zones of the shop. Spec: 2§2.1 */
const ZONES = [
  'discountZone',
  'newProductZone',
  'newCustomers',
  'pointsMall',
  'brandIndex',
] as const;
/** Entries of the server that are shown besides; the row holds no more in English. */
const SERVER_ENTRIES = 4;

/** The zones, then what the server adds. Spec: 1§2 Home, 1§7 */
export function NavigationLinks() {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(headerWords);
  const zones = new Set(ZONES.map((zone) => text[zone]));
  const served = useStore(shop.catalogue.navigation.watch(null)).value ?? [];
  const entries = served.filter(({ name }) => name && !zones.has(name));
  return (
    <>
      {ZONES.map((zone) => (
        <a key={zone} data-zone={zone} {...routes.link(zone)}>
          {text[zone]}
        </a>
      ))}
      {entries.slice(0, SERVER_ENTRIES).map(({ path, name }) => {
        const link = serverLink(path);
        return link ? (
          <a key={path} data-zone="" {...routes.link(link.route, link.params)}>
            {name}
          </a>
        ) : null;
      })}
    </>
  );
}
