import type { ReturnOrder } from '@clinicart/sdk/after-sales';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { part as WaybillDialog } from './waybill-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const answer = {
  returnNo: 'AS1',
  status: 'to-send-back',
  parcel: { carrier: 'Post', waybill: 'WB12345678' },
} as unknown as ReturnOrder;

test.each([
  ['member', true],
  ['visitor', false],
] as const)('keeps the refusal of a waybill to a %s: %s', async (status, isKept) => {
  const carriers = atom({ status: 'ready', value: [{ id: '1', name: 'Post' }] });
  const sendBack = vi.fn(async () => ({ ok: false, message: 'Please log in again.' }));
  const shop = {
    session: { $session: atom({ status }) },
    domain: () => ({ carriers: { watch: () => carriers }, sendBack }),
  };
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <WaybillDialog answer={answer} onClose={() => {}} onSaved={() => {}} />
      </TestPlace>,
    ),
  );
  await act(async () => box.querySelector('form')?.requestSubmit());
  expect(sendBack).toHaveBeenCalledOnce();
  expect(box.textContent.includes('log in again')).toBe(isKept);
});
