import type { Explanation } from '../base/values/explanation.ts';
import { refuse } from '../base/values/explanation.ts';
import type { Order } from '../orders/types.ts';
import { RETURN_KINDS } from './contract.ts';
import type { ReturnKind } from './types.ts';

/** Why a service cannot be chosen. */
export type ServiceReason = 'return-not-shipped';

/** Whether a service can be chosen. */
export type ServiceDecision =
  | { readonly ok: true }
  | ({ readonly ok: false } & Explanation<ServiceReason>);

/** The services in the order of their codes. Spec: 2§4 Service type */
const KINDS: readonly ReturnKind[] = Object.values(RETURN_KINDS);

/**
 * Returns whether nothing of the order has left the warehouse: it is paid, or a pre-order. A refund is then the only
 * service. Spec: 2§4 Service type
 */
export const isUnshipped = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'pre-order';

/** Decides whether a service can be chosen for an order. Spec: 2§4 Service type */
export function decideService(order: Pick<Order, 'status'>, kind: ReturnKind): ServiceDecision {
  if (kind !== 'refund-only' && isUnshipped(order)) return refuse('return-not-shipped');
  return { ok: true };
}

/** Returns the services that an order allows. Spec: 2§4 Service type */
export const servicesOf = (order: Pick<Order, 'status'>): readonly ReturnKind[] =>
  KINDS.filter((kind) => decideService(order, kind).ok);

/**
 * Returns the service to begin with: the only one that the order allows, else the one of the address, 0, 1 or 2, where
 * the order allows it. Undefined where the buyer has to choose. Spec: 2§2.1
 */
export function startingService(
  order: Pick<Order, 'status'>,
  asked: string,
): ReturnKind | undefined {
  const [only, ...more] = servicesOf(order);
  if (more.length === 0) return only;
  const codes: Readonly<Record<string, ReturnKind | undefined>> = { ...RETURN_KINDS };
  const wanted = Object.hasOwn(codes, asked) ? codes[asked] : undefined;
  return wanted && decideService(order, wanted).ok ? wanted : undefined;
}
