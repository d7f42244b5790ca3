import {
  type ApplicationDraft,
  afterSalesDomain,
  type ChosenQuantities,
  type ExpectedRefund,
  expectedRefund,
  quantitiesOf,
  type ReturnKind,
  type ReturnReason,
  servicesOf,
  startingQuantities,
  startingService,
} from '@clinicart/sdk/after-sales';
import type { Order } from '@clinicart/sdk/orders';
import { useEffect, useState } from 'react';
import { useShop, useWidget } from '../../engine/index.ts';
import { stepIn } from './use-step-entry.ts';

/** The application that the buyer fills in. */
export interface Application {
  readonly order: Order;
  readonly step: 1 | 2;
  readonly kind: ReturnKind | undefined;
  readonly reason: ReturnReason | undefined;
  readonly remark: string;
  /** Pictures were chosen before a reload, which lost them. */
  readonly hadPictures: boolean;
  /** The units that the application names. */
  readonly named: ChosenQuantities;
  readonly refund: ExpectedRefund;
  change(some: Partial<Filled>): void;
  /** Chooses so many units of a line; 0 leaves it out. */
  setQuantity(key: string, quantity: number): void;
}

type Filled = Omit<ApplicationDraft, 'quantities'>;

/** The kept draft, with a service that the order still allows, on the step of the history entry. */
function startOf(order: Order, asked: string, kept: ApplicationDraft | undefined, at: 1 | 2) {
  const begun = startingService(order, asked);
  if (!kept)
    return {
      step: 1 as const,
      kind: begun,
      quantities: startingQuantities(order, begun),
      reason: undefined,
      remark: '',
      hadPictures: false,
    };
  const isAllowed = kept.kind !== undefined && servicesOf(order).includes(kept.kind);
  if (!isAllowed) return { ...kept, step: 1 as const, kind: begun };
  return { ...kept, step: at === 2 ? kept.step : (1 as const) };
}

/** Keeps the application of an order, and its draft for a reload. Spec: 1§5, 2§2.7 */
export function useApplication(order: Order, asked: string): Application {
  const shop = useShop();
  const { element } = useWidget();
  const [filled, setFilled] = useState(() => {
    const at = stepIn(element?.ownerDocument.defaultView?.history.state);
    return startOf(order, asked, shop.domain(afterSalesDomain).draft(order.orderNo).load(), at);
  });
  const [isChanged, setChanged] = useState(false);
  const { orderNo } = order;
  useEffect(() => {
    if (isChanged) shop.domain(afterSalesDomain).draft(orderNo).keep(filled);
  }, [shop, orderNo, filled, isChanged]);
  const update = (some: Partial<ApplicationDraft>) => {
    setFilled((known) => ({ ...known, ...some }));
    setChanged(true);
  };
  const { kind, quantities } = filled;
  const named = quantitiesOf(order, kind, quantities);
  return {
    order,
    step: filled.step,
    kind,
    reason: filled.reason,
    remark: filled.remark,
    hadPictures: filled.hadPictures,
    named,
    refund: expectedRefund(order, kind, named),
    change: update,
    setQuantity: (key, quantity) => update({ quantities: { ...quantities, [key]: quantity } }),
  };
}
