import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type Purchase, type PurchaseOutcome, usePurchase } from './use-purchase.ts';

const { buySelected } = vi.hoisted(() => ({ buySelected: vi.fn() }));
vi.mock('./buy-selected.ts', () => ({ buySelected }));

type Buying = ReturnType<typeof usePurchase>;

function Card({ onRender }: { onRender(buying: Buying): void }) {
  onRender(usePurchase());
  return null;
}

/** Adds while the session goes from one epoch to another. */
async function added(before: string, after: string): Promise<PurchaseOutcome | undefined> {
  buySelected.mockResolvedValue({ kind: 'added' });
  let epoch = before;
  const shop = {
    session: { sessionEpoch: () => epoch },
    language: { $language: atom('en'), say: ({ reason }: { reason: string }) => reason },
  };
  let buying: Buying | undefined;
  mount(
    document.createElement('div'),
    <TestPlace shop={shop}>
      <Card
        onRender={(next) => {
          buying = next;
        }}
      />
    </TestPlace>,
  );
  await vi.waitFor(() => expect(buying).toBeDefined());
  const outcome = buying?.add([], {} as Purchase);
  epoch = after;
  return outcome;
}

test('adds nothing for another buyer, who logged in while the code was loading', async () => {
  expect(await added('1', '2')).toEqual({ kind: 'failed', text: 'session-ended' });
  expect(buySelected).not.toHaveBeenCalled();
});

test.each([
  ['the same buyer', '1', '1'],
  ['a visitor who has logged in', '', '1'],
])('adds for %s', async (_, before, after) => {
  expect(await added(before, after)).toEqual({ kind: 'added' });
  expect(buySelected).toHaveBeenCalledOnce();
});
