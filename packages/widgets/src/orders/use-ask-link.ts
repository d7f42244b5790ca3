import { chatGreeting, chatLink, contentDomain } from '@clinicart/sdk/content';
import { useRoutes, useSay, useShop, useStore } from '../engine/index.ts';

/** The way to ask about an order: the chat with the order's number, else the contact page. Spec: 2§2.6 */
export function useAskLink(orderNo: string): { readonly href: string } {
  const shop = useShop();
  const say = useSay();
  const routes = useRoutes();
  const support = useStore(shop.domain(contentDomain).support.watch(null)).value;
  const chat = support && chatLink(support.chatNumber, say(chatGreeting(orderNo)));
  return chat ? { href: chat } : { href: routes.href('contactUs') };
}
