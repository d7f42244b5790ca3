import type { OrderState } from '@clinicart/sdk/orders';

/** Colour of a state. Spec: 2§4 Order status */
export type OrderTone = 'warning' | 'info' | 'ink' | 'primary' | 'done' | 'closed';

const TONES: Readonly<Record<OrderState, OrderTone>> = {
  'order-pending': 'warning',
  'order-remittance-pending': 'warning',
  'order-paying': 'info',
  'order-in-review': 'info',
  'order-pre-order': 'ink',
  'order-remitted': 'ink',
  'order-to-ship': 'ink',
  'order-to-receive': 'primary',
  'order-completed': 'done',
  'order-closed': 'closed',
  'order-closed-paid': 'closed',
  'order-closed-unpaid': 'closed',
  'order-trade-closed': 'closed',
  'order-state-unknown': 'ink',
};

export const toneOf = (state: OrderState): OrderTone => TONES[state];
