import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import type { MenuItem } from '../ui/menu.tsx';
import { accountWords } from './header-words.ts';

/** Who is signed in, for the places of the header that say so. Spec: 2§2.15 */
export function useMember() {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const text = useWords(accountWords);
  if (session.status === 'visitor') return undefined;
  return { name: session.userName || text.account, avatar: session.avatar };
}

/** What a member finds under the account, besides logging out. Spec: 2§2.15 */
export function useAccountLinks(): MenuItem[] {
  const routes = useRoutes();
  const text = useWords(accountWords);
  const entries = [
    ['orders', text.orders],
    ['accountInformation', text.centre],
    ['addresses', text.addresses],
  ] as const;
  return entries.map(([route, label]) => {
    const { href, onClick } = routes.link(route);
    return { key: route, label, href, onSelect: onClick };
  });
}
