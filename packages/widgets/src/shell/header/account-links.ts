import { useRoutes, useWords } from '../../engine/index.ts';
import { bilingual } from '../../ui/foundation/words.ts';

const linkWords = bilingual({
  zh: { orders: '我的訂單', quickOrder: '快速訂購', centre: '帳戶中心', addresses: '送貨地址' },
  en: {
    orders: 'My orders',
    quickOrder: 'Quick order',
    centre: 'Account centre',
    addresses: 'Delivery addresses',
  },
});

/** Links of the account, without log out. Spec: 2§2.15 */
export function useAccountLinks() {
  const routes = useRoutes();
  const text = useWords(linkWords);
  const entries = [
    ['orders', text.orders],
    ['quickOrder', text.quickOrder],
    ['accountInformation', text.centre],
    ['addresses', text.addresses],
  ] as const;
  return entries.map(([route, label]) => {
    const { href, onClick } = routes.link(route);
    return { key: route, label, href, onSelect: onClick };
  });
}
