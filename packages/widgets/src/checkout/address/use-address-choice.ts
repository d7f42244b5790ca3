import { type Confirmation, checkoutDomain, isShopError } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** Where the order goes, and what is being done about it. */
export interface AddressChoice {
  /** Chosen and on its way to the server. */
  readonly wanted: string | undefined;
  readonly failure: string | undefined;
  choose(addressId: string): void;
}

/**
 * Sends the order elsewhere and reads it again; everything else that was chosen stays. Several quick choices, as with
 * the arrow keys, become one after the one under way. Spec: 2§4
 */
export function useAddressChoice(confirmation: Confirmation): AddressChoice {
  const order = useShop().domain(checkoutDomain);
  const [wanted, setWanted] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const flight = useRef<{ isBusy: boolean; next: string | undefined }>({
    isBusy: false,
    next: undefined,
  });
  const shown = useRef(confirmation);
  useEffect(() => {
    shown.current = confirmation;
  });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function send() {
    const state = flight.current;
    state.isBusy = true;
    try {
      while (state.next !== undefined) {
        const next = state.next;
        state.next = undefined;
        await order.changeAddress(shown.current, next);
      }
      // The screen shows the new order before it calls the old choice gone. Where it cannot be read, the page says so.
      await order.confirmation.get(null).catch(() => {});
    } catch (error) {
      if (!isShopError(error)) throw error;
      state.next = undefined;
      if (!isGone.current) setFailure(error.message);
    } finally {
      state.isBusy = false;
      if (!isGone.current) setWanted(undefined);
    }
  }

  return {
    wanted,
    failure,
    choose(addressId) {
      setFailure(undefined);
      setWanted(addressId);
      flight.current.next = addressId;
      if (!flight.current.isBusy) void send();
    },
  };
}
