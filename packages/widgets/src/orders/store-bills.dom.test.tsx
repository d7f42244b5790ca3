import type { Order, OrderedStore } from '@clinicart/sdk/orders';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { TestPlace } from '../engine/element/test-place.tsx';
import { DetailStore } from './detail/detail-store.tsx';
import { CardStore } from './list/card-store.tsx';
import type { OrderDesk } from './use-order-desk.ts';

afterEach(() => document.body.replaceChildren());

const store: OrderedStore = {
  name: 'Warehouse',
  delivery: { id: '', name: '' },
  freight: undefined,
  waybills: [],
  goods: [],
  isMedicine: false,
  bills: 'missing',
};
const order = {
  orderNo: 'CC-1',
  status: 'pending',
  isMedicine: true,
  bills: 'rejected',
  billsRejection: 'Blurred',
  stores: [store, { ...store, name: 'Second' }],
} as unknown as Order;

test.each([
  ['list', CardStore],
  ['detail', DetailStore],
] as const)(
  'the %s has one way to replace the forms of an order that alone is marked',
  async (_, Store) => {
    const open = vi.fn();
    const box = document.createElement('div');
    document.body.append(box);
    mount(
      box,
      <TestPlace>
        {order.stores.map((each) => (
          <Store
            key={each.name}
            order={order}
            store={each}
            now={0}
            desk={{ open } as unknown as OrderDesk}
          />
        ))}
      </TestPlace>,
    );
    const buttons = () => box.querySelectorAll<HTMLElement>('button[aria-label*="CC-1"]');
    await vi.waitFor(() => expect(buttons()).toHaveLength(1));
    buttons()[0]?.click();
    expect(open).toHaveBeenCalledWith({ kind: 'bills', order });
  },
);
