import { type CartLine, isShopError } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** A change that the shop did not take, and what was asked for. */
export interface RefusedChange {
  readonly message: string;
  /** Worth asking for again: the shop was not reached, rather than said no. */
  readonly retry: number | undefined;
}

const wasAnswered = new Set(['server', 'session-ended', 'login-required']);

/**
 * Changes the quantity of a line. What the person asked for shows at once and stays until the cart has
 * been read again; several quick steps become one call after the one under way; a refusal brings the
 * server's quantity back and says why.
 */
export function useQuantityChange(line: CartLine) {
  const shop = useShop();
  const [wanted, setWanted] = useState<number>();
  const [refused, setRefused] = useState<RefusedChange>();
  const flight = useRef<{ busy: boolean; next: number | undefined }>({
    busy: false,
    next: undefined,
  });

  // A cart read since then is the answer, unless more is on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line itself is the news.
  useEffect(() => {
    if (!flight.current.busy) setWanted(undefined);
  }, [line]);

  async function send() {
    const state = flight.current;
    state.busy = true;
    let asked = 0;
    try {
      while (state.next !== undefined) {
        asked = state.next;
        state.next = undefined;
        await shop.cart.change(line, asked);
      }
    } catch (error) {
      const later = state.next ?? asked;
      state.next = undefined;
      setWanted(undefined);
      setRefused(
        isShopError(error)
          ? { message: error.message, retry: wasAnswered.has(error.kind) ? undefined : later }
          : {
              message: shop.language.say({ reason: 'server-failed', facts: {} }),
              retry: undefined,
            },
      );
    } finally {
      state.busy = false;
    }
  }

  return {
    quantity: wanted ?? line.quantity,
    isChanging: wanted !== undefined,
    refused,
    change(quantity: number) {
      setRefused(undefined);
      if (quantity === line.quantity && !flight.current.busy) return;
      setWanted(quantity);
      flight.current.next = quantity;
      if (!flight.current.busy) void send();
    },
  };
}
