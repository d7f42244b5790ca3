import { type CartLine, isShopError } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** A quantity change that failed. */
export interface RefusedChange {
  readonly message: string;
  /** The requested quantity, if a retry may succeed: the server was not reached. */
  readonly retry: number | undefined;
}

/** Errors that the server answered; a retry would fail again. */
const ANSWERED: ReadonlySet<string> = new Set(['server', 'session-ended', 'login-required']);

/**
 * Changes the quantity of a line with an optimistic update, which stays until the cart is read again. Quick steps
 * coalesce into one call after the one in flight, or when the page is left; a refusal restores the server's quantity and
 * says why.
 */
export function useQuantityChange(line: CartLine) {
  const shop = useShop();
  const [optimistic, setOptimistic] = useState<number>();
  const [isUnread, setUnread] = useState(false);
  const [refused, setRefused] = useState<RefusedChange>();
  const flight = useRef<{ busy: boolean; next: number | undefined }>({
    busy: false,
    next: undefined,
  });

  const isAhead = optimistic !== undefined;
  // A newly read cart replaces the optimistic quantity, unless another call is in flight. The line object is the same
  // where the quantity is back to what it was.
  useEffect(() => {
    if (!isAhead) return;
    return shop.cart.contents.watch(null).listen((cart) => {
      if (flight.current.busy) return;
      // The cart says that it could not be read, and has a retry.
      setUnread(cart.status === 'failed');
      if (cart.status === 'ready' && !cart.refreshing) setOptimistic(undefined);
    });
  }, [isAhead, shop]);

  // The change whose answer was lost was made after all. Only a new read says so: before it, the line may have the asked
  // quantity because it lacks an earlier step.
  useEffect(() => {
    setRefused((now) => (now?.retry === line.quantity ? undefined : now));
  }, [line.quantity]);

  async function send() {
    const state = flight.current;
    state.busy = true;
    let asked = 0;
    try {
      while (state.next !== undefined) {
        asked = state.next;
        state.next = undefined;
        await shop.cart.change(line, asked, () => state.next);
      }
    } catch (error) {
      const later = state.next ?? asked;
      state.next = undefined;
      setOptimistic(undefined);
      setRefused(
        isShopError(error)
          ? { message: error.message, retry: ANSWERED.has(error.kind) ? undefined : later }
          : {
              message: shop.language.say({ reason: 'server-failed', facts: {} }),
              retry: undefined,
            },
      );
    } finally {
      state.busy = false;
    }
  }

  const shown = optimistic ?? line.quantity;
  return {
    quantity: shown,
    /** The change, or the read of the cart after it, is under way. */
    isChanging: isAhead && !isUnread,
    refused: refused?.retry === line.quantity ? undefined : refused,
    request(quantity: number) {
      setRefused(undefined);
      setUnread(false);
      if (quantity === shown && !flight.current.busy) return;
      setOptimistic(quantity);
      flight.current.next = quantity;
      if (!flight.current.busy) void send();
    },
  };
}
