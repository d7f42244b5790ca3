import { isShopError } from '@clinicart/sdk';
import { type Confirmation, checkoutDomain } from '@clinicart/sdk/checkout';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** The chosen delivery address while the server applies it. */
export interface AddressChoice {
  /** The chosen address until the server has confirmed it. */
  readonly wanted: string | undefined;
  readonly failure: string | undefined;
  choose(addressId: string): void;
}

/**
 * Changes the delivery address and reads the order again; the other choices stay. Quick choices, as with the arrow
 * keys, coalesce into one call after the one in flight. Spec: 2§4
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
      do {
        while (state.next !== undefined) {
          const next: string = state.next;
          state.next = undefined;
          try {
            await order.changeAddress(shown.current, next);
          } catch (error) {
            // The failure of a choice that was followed by another says nothing about that one.
            if (state.next === undefined || !isShopError(error)) throw error;
          }
        }
        // Clears `wanted` only after the new order is shown. A failed read is reported by the page.
        await order.confirmation.get(null).catch(() => {});
        // The buyer may have chosen again while the order was read.
      } while (state.next !== undefined);
    } catch (error) {
      if (!isShopError(error)) throw error;
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
