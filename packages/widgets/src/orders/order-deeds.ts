import { type Order, type OrderAction, type OrderActions, parcelsOf } from '@clinicart/sdk/orders';
import { type LinkProps, useRoutes, useWords } from '../engine/index.ts';
import type { ButtonKind } from '../ui/button/button.tsx';
import { orderWords } from './order-words.ts';
import type { OrderDesk } from './use-order-desk.ts';

/** A button or a link of an order. */
export interface Deed {
  readonly key: string;
  readonly label: string;
  readonly kind: ButtonKind;
  /** Where it leads; undefined for an action on this page. */
  readonly link?: LinkProps | undefined;
  readonly run?: (() => void) | undefined;
}

/** What a buyer may do with an order now, in the order of a row: one main deed, quiet ones, and links. */
export interface OrderDeeds {
  readonly main: Deed | undefined;
  readonly quiet: readonly Deed[];
  readonly links: readonly Deed[];
  /** The application for after-sales that replaces the link to apply. Spec: 2§4 */
  readonly inAfterSales: Deed | undefined;
}

/** The application narrows the service down by the order. Spec: 2§4 Service type */
const ANY_SERVICE = '0';

const isDeed = (deed: Deed | false | undefined): deed is Deed => Boolean(deed);

/** Shows the table of actions of the SDK as buttons; decides nothing. Spec: 2§4 Order actions */
export function useOrderDeeds(order: Order, actions: OrderActions, desk: OrderDesk): OrderDeeds {
  const text = useWords(orderWords).actions;
  const track = useWords(orderWords).track;
  const routes = useRoutes();
  const { orderNo } = order;
  const may = (action: OrderAction) => actions[action].ok;
  const [main, ...others] = [
    may('pay') && {
      key: 'pay',
      label: text.pay,
      kind: 'primary' as const,
      link: routes.link('pay', { id: orderNo }),
    },
    may('confirm-receipt') && {
      key: 'receipt',
      label: text.receipt,
      kind: 'secondary' as const,
      run: () => desk.open({ kind: 'receipt', order }),
    },
    may('buy-again') && {
      key: 'again',
      label: text.again,
      kind: 'secondary' as const,
      run: () => desk.open({ kind: 'again', order }),
    },
  ].filter(isDeed);
  const quiet = [
    ...others,
    may('cancel') && {
      key: 'cancel',
      label: text.cancel,
      kind: 'neutral' as const,
      run: () => desk.open({ kind: 'cancel', order }),
    },
    parcelsOf(order).length > 0 && {
      key: 'track',
      label: track,
      kind: 'neutral' as const,
      run: () => desk.open({ kind: 'parcels', order }),
    },
  ].filter(isDeed);
  const links = [
    {
      key: 'details',
      label: text.details,
      kind: 'link' as const,
      link: routes.link('order', { id: orderNo }),
    },
    may('apply-after-sales') && {
      key: 'apply',
      label: text.apply,
      kind: 'link' as const,
      link: routes.link('afterSaleApply', { id: orderNo, type: ANY_SERVICE }),
    },
  ].filter(isDeed);
  const { returnNo } = order;
  const inAfterSales =
    may('view-after-sales') && returnNo !== undefined
      ? {
          key: 'in-after-sales',
          label: text.inAfterSales,
          kind: 'link' as const,
          link: routes.link('afterSale', { id: returnNo }),
        }
      : undefined;
  return { main, quiet, links, inAfterSales };
}
