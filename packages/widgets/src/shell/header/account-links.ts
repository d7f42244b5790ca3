import { useState } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

const linkWords = bilingual({
  zh: {
    orders: commonWords.myOrders.zh,
    quickOrder: commonWords.quickOrder.zh,
    centre: '帳戶中心',
    wallet: '錢包',
    coupons: commonWords.coupons.zh,
    addresses: commonWords.deliveryAddresses.zh,
    pointsMall: commonWords.pointsMall.zh,
  },
  en: {
    orders: commonWords.myOrders.en,
    quickOrder: commonWords.quickOrder.en,
    centre: 'Account centre',
    wallet: 'Wallet',
    coupons: commonWords.coupons.en,
    addresses: commonWords.deliveryAddresses.en,
    pointsMall: commonWords.pointsMall.en,
  },
});

/**
 * Links of the account, without log out; the wallet for an account that is known to have one as the menu opens. A link
 * that came later would move those below it under a press. Spec: 2§2.15, 2§6
 */
export function useAccountLinks() {
  const { account } = useShop();
  const { value } = useStore(account.header.watch(null));
  const [hasWallet] = useState(value?.hasWallet);
  const routes = useRoutes();
  const text = useWords(linkWords);
  const entries = [
    ['orders', text.orders],
    ['quickOrder', text.quickOrder],
    ['account', text.centre],
    ...(hasWallet ? ([['wallet', text.wallet]] as const) : []),
    ['coupons', text.coupons],
    ['addresses', text.addresses],
    ['pointsMall', text.pointsMall],
  ] as const;
  return entries.map(([route, label]) => {
    const { href, onClick } = routes.link(route);
    return { key: route, label, href, onSelect: onClick };
  });
}
