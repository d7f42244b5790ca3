import { cashierDomain } from '@clinicart/sdk/cashier';
import { useMemo, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';

interface AskNow {
  /** Asks the shop and the provider at a press. */
  ask(): Promise<void>;
  /** The press has no answer yet. */
  isAsking: boolean;
  /** The shop has said since a press that the payment is not there. False while it cannot be asked: it may be paid then. */
  isUnpaid: boolean;
}

/** Asks at a press whether an order is paid that is polled. Spec: 2§4 */
export function useAskNow(orderNo: string): AskNow {
  const cashier = useShop().domain(cashierDomain);
  const { status } = useStore(useMemo(() => cashier.follow(orderNo), [cashier, orderNo]));
  const [isAsking, setAsking] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return {
    async ask() {
      setAsking(true);
      try {
        await cashier.askNow(orderNo);
        setAsked(true);
      } finally {
        setAsking(false);
      }
    },
    isAsking,
    isUnpaid: isAsked && status === 'waiting',
  };
}
