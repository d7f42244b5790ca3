import { type Order, type OrderAction, type OrderActions, parcelsOf } from '@clinicart/sdk/orders';
import { type LinkProps, useRoutes, useWords } from '../engine/index.ts';
import type { ButtonKind } from '../ui/button/button.tsx';
import { orderWords } from './order-words.ts';
import type { OrderDesk } from './use-order-desk.ts';

/** A button or a link of an order. */
export interface ActionItem {
  readonly key: string;
  readonly label: string;
  readonly kind: ButtonKind;
  /** Where it leads; undefined for an action on this page. */
  readonly link?: LinkProps | undefined;
  readonly run?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
}

/** The allowed actions of an order: the main one, quiet ones, and links. */
export interface OrderActionItems {
  readonly main: ActionItem | undefined;
  readonly quiet: readonly ActionItem[];
  readonly links: readonly ActionItem[];
  /** The application for after-sales that replaces the link to apply. Spec: 2§4 */
  readonly inAfterSales: ActionItem | undefined;
}

/** The application narrows the service down by the order. Spec: 2§4 Service type */
const ANY_SERVICE = '0';

const allowed = (items: readonly (ActionItem | false | undefined)[]): ActionItem[] =>
  items.filter((item) => item !== false && item !== undefined);

/** Shows the table of actions of the SDK as buttons; decides nothing. Spec: 2§4 Order actions */
export function useOrderActionItems(
  order: Order,
  actions: OrderActions,
  desk: OrderDesk,
): OrderActionItems {
  const text = useWords(orderWords);
  const { link } = useRoutes();
  const may = (action: OrderAction) => actions[action].ok;
  const words = text.actions;
  const { orderNo: id, returnNo } = order;
  const open = (kind: 'cancel' | 'receipt' | 'again' | 'parcels') => () =>
    desk.open({ kind, order });
  const run = (key: 'cancel' | 'receipt' | 'again', kind: ButtonKind): ActionItem => ({
    key,
    label: words[key],
    kind,
    run: open(key),
  });
  const lead = (key: 'pay' | 'details' | 'apply', kind: ButtonKind, to: LinkProps): ActionItem => ({
    key,
    label: words[key],
    kind,
    link: to,
  });
  const [main, ...others] = allowed([
    may('pay') && lead('pay', 'primary', link('pay', { id })),
    may('confirm-receipt') && run('receipt', 'secondary'),
    may('buy-again') && run('again', 'secondary'),
  ]);
  return {
    main,
    quiet: allowed([
      ...others,
      may('cancel') && run('cancel', 'neutral'),
      parcelsOf(order).length > 0 && {
        key: 'track',
        label: text.track,
        kind: 'neutral',
        run: open('parcels'),
      },
    ]),
    links: allowed([
      lead('details', 'link', link('order', { id })),
      may('export') && {
        key: 'export',
        label: words.exportList,
        kind: 'link',
        run: () => desk.exportList(order),
        busy: desk.exporting === id,
        busyLabel: words.exporting,
      },
      may('apply-after-sales') &&
        lead('apply', 'link', link('afterSaleApply', { id, type: ANY_SERVICE })),
    ]),
    inAfterSales:
      returnNo !== undefined && may('view-after-sales')
        ? {
            key: 'in-after-sales',
            label: words.inAfterSales,
            kind: 'link',
            link: link('afterSale', { id: returnNo }),
          }
        : undefined,
  };
}
