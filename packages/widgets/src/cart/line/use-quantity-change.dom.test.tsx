import { type CartLine, ShopError } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { useQuantityChange } from './use-quantity-change.ts';

type Change = ReturnType<typeof useQuantityChange>;

const lineOf = (quantity: number) =>
  ({ id: 'l1', specificationId: 's1', quantity }) as unknown as CartLine;
const $line = atom(lineOf(5));

let shown: Change;
function Row({ onShow }: { onShow(change: Change): void }) {
  onShow(useQuantityChange($line.get()));
  return null;
}

let sent: number[] = [];
let later: () => number | undefined;
let answers: (() => void)[] = [];
let losses: ((error: Error) => void)[] = [];
const $cart = atom({ status: 'ready', value: {}, refreshing: false });
const shop = {
  cart: {
    contents: { watch: () => $cart },
    change(_: unknown, quantity: number, waiting: typeof later) {
      sent.push(quantity);
      later = waiting;
      return new Promise<void>((resolve, reject) => {
        answers.push(resolve);
        losses.push(reject);
      });
    },
  },
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const root = document.createElement('div');
let row: ReturnType<typeof mount> | undefined;

const tree = () => (
  <TestPlace shop={shop}>
    <Row
      onShow={(change) => {
        shown = change;
      }}
    />
  </TestPlace>
);

/** Renders the row with the line as it is now. */
const show = () => row?.update(tree());

beforeEach(async () => {
  sent = [];
  answers = [];
  losses = [];
  $line.set(lineOf(5));
  const box = document.createElement('div');
  root.append(box);
  row?.unmount();
  row = mount(box, tree());
  await settled();
});

async function answer() {
  answers.shift()?.();
  await settled();
}

test('takes a step back before the cart is read again', async () => {
  shown.request(6);
  await settled();
  await answer();
  expect(shown).toMatchObject({ quantity: 6, isChanging: true });
  shown.request(5);
  await settled();
  expect(sent).toEqual([6, 5]);
  expect(shown.quantity).toBe(5);
});

test('tells a change under way which quantity waits for it', async () => {
  shown.request(6);
  await settled();
  expect(later()).toBeUndefined();
  shown.request(7);
  shown.request(8);
  expect(later()).toBe(8);
  await answer();
  expect(sent).toEqual([6, 8]);
  expect(later()).toBeUndefined();
});

test('ends where two steps led back to the quantity that was read', async () => {
  shown.request(6);
  shown.request(5);
  await settled();
  await answer();
  await answer();
  expect(sent).toEqual([6, 5]);
  expect(shown.isChanging).toBe(true);
  // The cart is read: its line is what it was.
  $cart.set({ status: 'ready', value: {}, refreshing: false });
  await settled();
  expect(shown).toMatchObject({ quantity: 5, isChanging: false });
});

test('keeps the wanted quantity while another change is under way', async () => {
  shown.request(6);
  await settled();
  shown.request(7);
  $cart.set({ status: 'ready', value: {}, refreshing: false });
  await settled();
  expect(shown).toMatchObject({ quantity: 7, isChanging: true });
  $cart.set({ status: 'ready', value: {}, refreshing: true });
  await answer();
  await answer();
  expect(shown).toMatchObject({ quantity: 7, isChanging: true });
});

test('does not stay busy where the cart cannot be read again, and keeps the quantity', async () => {
  shown.request(6);
  await settled();
  $cart.set({ status: 'ready', value: {}, refreshing: true });
  await answer();
  expect(shown).toMatchObject({ quantity: 6, isChanging: true });
  $cart.set({ status: 'failed' } as never);
  await settled();
  expect(shown).toMatchObject({ quantity: 6, isChanging: false });
  // The buyer tries again.
  $cart.set({ status: 'loading' } as never);
  await settled();
  $line.set(lineOf(6));
  $cart.set({ status: 'ready', value: {}, refreshing: false });
  await settled();
  expect(shown).toMatchObject({ quantity: 6, isChanging: false });
});

/** The answer to the change is lost; the cart is read again and has this quantity. */
async function loseAnswer(quantity: number) {
  losses.shift()?.(new ShopError('network', 'No connection.'));
  await settled();
  const before = shown.refused;
  $line.set(lineOf(quantity));
  show();
  await settled();
  return before;
}

test('says nothing of a lost answer once the cart shows that the change was made', async () => {
  shown.request(6);
  await settled();
  expect(await loseAnswer(6)).toEqual({ message: 'No connection.', retry: 6 });
  expect(shown).toMatchObject({ quantity: 6, refused: undefined });
  // Another tab changes the line: what failed here is over.
  $line.set(lineOf(7));
  show();
  await settled();
  expect(shown).toMatchObject({ quantity: 7, refused: undefined });
});

test('offers the wanted quantity again where the cart has another', async () => {
  shown.request(6);
  await settled();
  // Back to 5 before the answer: that step is lost, and the first one was made.
  shown.request(5);
  await loseAnswer(6);
  expect(shown).toMatchObject({ quantity: 6, refused: { retry: 5 } });
});

test('sends nothing for the quantity that is shown', async () => {
  shown.request(5);
  await settled();
  expect(sent).toEqual([]);
});
