import { cents } from '@clinicart/sdk';
import type { OrderedGood } from '@clinicart/sdk/orders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { OrderGood } from './order-good.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const good: OrderedGood = {
  specificationId: '',
  productId: '',
  articleNumber: 'DM-MB100',
  name: 'Matrix bands',
  standard: 'No. 1 · 12 pcs/box',
  unit: 'box',
  price: cents(823_045),
  quantity: 4000,
  picture: undefined,
  tags: [],
};

test('groups the figures of a quantity, and keeps sizes and packs on one line', () => {
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={{ picture: () => undefined }}>
        <OrderGood good={good} />
      </TestPlace>,
    ),
  );
  const text = (part: string) => box.querySelector(`.clinic-order-good-${part}`)?.textContent;
  expect(text('count')).toBe('× 4,000 boxes');
  expect(text('facts')).toBe('DM-MB100\u00a0· No.\u00a01\u00a0· 12\u00a0pcs/box');
});
