import type { CartLine } from '@clinicart/sdk';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { CompactLine } from '../compact/compact-line.tsx';
import { InvalidLines } from '../invalid-lines.tsx';
import { RemoveDialog } from '../remove-dialog.tsx';
import { CartRow, EditModeContext } from './cart-line.tsx';

afterEach(() => document.body.replaceChildren());

const lineOf = (id: string, standard: string) =>
  ({
    id,
    productId: '10001',
    articleNumber: `VY-${id}`,
    kind: 'ordinary',
    name: 'Gloves',
    standard,
    tags: [],
    quantity: 3,
    step: 1,
    stock: 50,
    offer: { price: { kind: 'amount', cents: 100 } },
  }) as unknown as CartLine;

const lines = [lineOf('1', 'Size L'), lineOf('2', 'Size M'), lineOf('3', '')];
const named = lines.map(({ articleNumber, standard }) => `Gloves ${standard || articleNumber}`);
const common = { isUnticked: false, blocked: undefined, isLocked: false, onRemove() {} };
const shop = {
  picture: () => undefined,
  cart: { tick() {}, contents: { watch: () => ({ listen: () => () => {} }) } },
};

function shown(content: ReactNode): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  act(() => createRoot(box).render(<TestPlace shop={shop}>{content}</TestPlace>));
  return box;
}

/** The accessible names of checkboxes and buttons that begin with a verb. */
const namesOf = (box: HTMLElement, verb: string) =>
  [...box.querySelectorAll('button, label')]
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    .filter((name) => name.startsWith(verb));

test('names the size of a product in every control of its line', () => {
  const box = shown(
    <EditModeContext value={{ mayCollect: true }}>
      {lines.map((line, index) => (
        <CartRow key={line.id} {...common} line={line} index={index} />
      ))}
    </EditModeContext>,
  );
  for (const verb of ['Select', 'Remove', 'Move to saved items:'])
    expect(namesOf(box, verb), verb).toEqual(named.map((name) => `${verb} ${name}`));
});

test('names the size in the drawer and among goods that are no longer sold', () => {
  const drawer = shown(
    lines.map((line, index) => <CompactLine key={line.id} {...common} line={line} index={index} />),
  );
  const gone = shown(<InvalidLines lines={lines} onRemove={() => {}} />);
  for (const box of [drawer, gone])
    expect(namesOf(box, 'Remove')).toEqual(named.map((name) => `Remove ${name}`));
});

test.each([false, true])('asks about the size that will leave the cart (saved: %s)', (collect) => {
  const [line = expect.fail('no line')] = lines;
  const box = shown(
    <RemoveDialog removal={{ lines: [line], collect }} onDone={() => {}} onClose={() => {}} />,
  );
  expect(box.textContent).toContain('“Gloves Size L” will leave the cart');
});
