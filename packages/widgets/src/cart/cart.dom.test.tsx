import type { Cart } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { TestPlace } from '../engine/element/test-place.tsx';
import { widget } from './cart.tsx';

vi.mock('./cart-screen.tsx', () => ({
  styles: [],
  part: ({ cart }: { cart: Cart }) => <output>{cart.groups[0]?.lines[0]?.name}</output>,
}));

afterEach(() => document.body.replaceChildren());

const cartOf = (name: string) => ({ groups: [{ title: '', lines: [{ name }] }], invalid: [] });
const CartElement = widget.component;

/** The cart of a member, read; `enter` logs another member in without a moment as a visitor. */
function opened() {
  let epoch = 'first';
  const member = () => ({ status: 'member', userName: 'Reception', avatar: undefined, roles: [] });
  const $session = atom(member());
  const $cart = atom<object>({ status: 'ready', value: cartOf('Gloves'), refreshing: false });
  const shop = {
    session: { $session, sessionEpoch: () => epoch },
    cart: { contents: { watch: () => $cart } },
  };
  const box = document.createElement('div');
  document.body.append(box);
  mount(
    box,
    <TestPlace shop={shop}>
      <CartElement compact={false} />
    </TestPlace>,
  );
  return {
    box,
    read: (next: object) => $cart.set(next),
    enter(next: string) {
      epoch = next;
      $session.set(member());
    },
    rename() {
      $session.set({ ...member(), userName: 'Front desk' });
    },
  };
}

test('shows nothing of the cart of another account with the same name, even where its own cannot be read', async () => {
  const { box, read, enter } = opened();
  await vi.waitFor(() => expect(box.textContent).toContain('Gloves'));
  enter('second');
  read({ status: 'loading' });
  await vi.waitFor(() => expect(box.textContent).not.toContain('Gloves'));
  read({ status: 'failed', error: { message: 'No connection.' } });
  await vi.waitFor(() => expect(box.textContent).toContain('No connection.'));
  expect(box.textContent).not.toContain('Gloves');
});

test('offers to read a cart again as other lists do, which is no main action', async () => {
  const { box, read, enter } = opened();
  enter('second');
  read({ status: 'failed', error: { message: 'No connection.' } });
  await vi.waitFor(() => expect(box.textContent).toContain('No connection.'));
  expect(box.querySelector('button')?.dataset['kind']).toBe('secondary');
});

test('stays as it is when the buyer changes the name of the account', async () => {
  const { box, rename } = opened();
  const line = () => box.querySelector('output');
  await vi.waitFor(() => expect(line()).not.toBeNull());
  const before = line();
  rename();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(line()).toBe(before);
});
