import { useRef } from 'react';
import { type LinkProps, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { useServerLink } from '../../engine/routing/server-link.ts';
import { classes } from '../../ui/foundation/class-names.ts';
import { ChevronDownIcon } from '../../ui/media/icons.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { Popover, popoverStyles } from '../../ui/overlay/popover.tsx';
import { headerWords } from './header-words.ts';
import { MoreMenu } from './lazy-menus.tsx';
import navigationCss from './navigation.css?inline';

export const navigationStyles = [popoverStyles, navigationCss];

/** The zones of the shop, in order. Spec: 2§2.1 */
const ZONES = [
  'discountZone',
  'newProductZone',
  'newCustomers',
  'pointsMall',
  'brandIndex',
] as const;
/** Server entries that fit into a wide row in English; the others are under "More". */
const SERVER_ENTRIES = 3;

/** Returns the links to the zones, then the entries of the server. Spec: 1§2 Home, 1§7, 2§3 */
export function useNavigation(): readonly MenuItem[] {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(headerWords);
  const linkOf = useServerLink();
  const served = useStore(shop.catalogue.navigation.watch(null)).value ?? [];
  const entry = (key: string, label: string, { href, onClick }: LinkProps) => ({
    key,
    label,
    href,
    onSelect: onClick,
  });
  const zones = ZONES.map((zone) => entry(zone, text[zone], routes.link(zone)));
  const taken = new Set(zones.map(({ label }) => label));
  const entries = served.flatMap((each) => {
    const link = routes.at(each.path);
    // The documented response has no names, only paths.
    const name = each.name || linkOf(each.path).title;
    if (!link || !name || taken.has(name)) return [];
    taken.add(name);
    return entry(each.path, name, link);
  });
  return [...zones, ...entries];
}

/** The navigation as a row, with a menu for the entries that do not fit. */
export function Navigation() {
  const text = useWords(headerWords);
  const all = useNavigation();
  const shown = ZONES.length + SERVER_ENTRIES;
  const row = useRef<HTMLElement>(null);
  // A narrow row hides some of its links by CSS.
  const missing = () =>
    all.filter((_, at) => at >= shown || row.current?.querySelectorAll('a')[at]?.offsetWidth === 0);
  return (
    <nav ref={row} className="clinic-nav" aria-label={text.navigation}>
      {all.slice(0, shown).map(({ key, label, href, onSelect }, at) => (
        <a key={key} data-zone={at < ZONES.length ? key : ''} href={href} onClick={onSelect}>
          {label}
        </a>
      ))}
      {all.length > ZONES.length && (
        <Popover
          align="end"
          closeOnSelect
          button={{
            className: classes('clinic-nav-more', all.length <= shown && 'clinic-nav-more-narrow'),
            onPointerEnter: MoreMenu.fetch,
            onFocus: MoreMenu.fetch,
          }}
          trigger={
            <>
              {text.more}
              <ChevronDownIcon size={14} />
            </>
          }
        >
          {() => <MoreMenu items={missing()} />}
        </Popover>
      )}
    </nav>
  );
}
