import type { CashierOrder } from '@clinicart/sdk';
import { createContext, type ReactNode, useContext } from 'react';
import type { PaymentEnds } from './payment-state.ts';
import { type Payment, usePayment } from './use-payment.ts';

/** The order at the cashier, its payment, and where its end is reported. */
interface OrderPayment extends Payment, PaymentEnds {
  readonly order: CashierOrder;
}

const PaymentContext = createContext<OrderPayment | undefined>(undefined);

interface PaymentProviderProps extends PaymentEnds {
  order: CashierOrder;
  children: ReactNode;
}

/** Holds the payment of one order for every component below it. */
export function PaymentProvider({ order, onPaid, onClosed, children }: PaymentProviderProps) {
  const payment = usePayment(order, { onPaid, onClosed });
  return (
    <PaymentContext value={{ ...payment, order, onPaid, onClosed }}>{children}</PaymentContext>
  );
}

/** The payment of the surrounding {@link PaymentProvider}. */
export function useOrderPayment(): OrderPayment {
  const payment = useContext(PaymentContext);
  if (!payment) throw new Error('This component belongs below a PaymentProvider.');
  return payment;
}
