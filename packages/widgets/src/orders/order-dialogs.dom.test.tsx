import type { Order } from '@clinicart/sdk/orders';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import type { OrderDesk } from './use-order-desk.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const order = { orderNo: 'CA1' } as Order;

test.each([
  ['cancel', 'member', 1],
  ['cancel', 'visitor', 0],
  ['receipt', 'member', 1],
  ['receipt', 'visitor', 0],
] as const)('a refused %s shows a %s %i toasts', async (kind, status, toasts) => {
  const refused = async () => ({ ok: false, message: 'Please log in again.' });
  const shop = {
    session: { $session: atom({ status }) },
    domain: () => ({ cancel: refused, confirmReceipt: refused }),
  };
  const show = vi.fn();
  const close = vi.fn();
  const desk = { task: { kind, order }, close, toaster: { show } } as unknown as OrderDesk;
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <OrderDialogs desk={desk} />
      </TestPlace>,
    ),
  );
  const confirm = [...box.querySelectorAll('button')].at(-1);
  await act(async () => confirm?.click());
  expect(close).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledTimes(toasts);
});
