import { isShopError } from '@clinicart/sdk';
import { type Order, ordersDomain } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useShop } from '../../engine/index.ts';

/** Longest wait for the other language before the order prints in one. */
const PATIENCE_MS = 3_000;

/** Printing an order. */
export interface Printing {
  /** The order in the other language, once it was read for printing. */
  readonly other: Order | undefined;
  readonly isReading: boolean;
  print(): void;
}

/**
 * Reads the order once more in the other language, then opens the print dialog: the documents name goods in the
 * language of the call alone. Prints in one language where that read fails or takes too long. Spec: 1§7
 */
export function usePrinting(order: Order): Printing {
  const { clock, domain } = useShop();
  const language = useLanguage();
  const [read, setRead] = useState<{ of: Order; other: Order }>();
  const [isReading, setReading] = useState(false);
  const other = read?.of === order ? read.other : undefined;

  async function readOther(): Promise<Order | undefined> {
    if (other) return other;
    const controller = new AbortController();
    const settle = clock.after(PATIENCE_MS, () => controller.abort());
    try {
      const wanted = language === 'zh' ? 'en' : 'zh';
      return await domain(ordersDomain).orderIn(order.orderNo, wanted, controller.signal);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return undefined;
    } finally {
      settle();
    }
  }

  async function print() {
    setReading(true);
    const answer = await readOther();
    // The dialog shows the page as it is now.
    flushSync(() => {
      if (answer) setRead({ of: order, other: answer });
      setReading(false);
    });
    globalThis.print();
  }

  return { other, isReading, print: () => void print() };
}
