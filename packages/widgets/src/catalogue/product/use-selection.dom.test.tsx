import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type Selection, useSelection } from './use-selection.ts';

function Chooser({ onRender }: { onRender(selection: Selection): void }) {
  onRender(useSelection());
  return null;
}

test('a purchase clears what it bought, and keeps what was chosen while it ran', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let selection: Selection | undefined;
  act(() =>
    createRoot(document.createElement('div')).render(
      <Chooser
        onRender={(now) => {
          selection = now;
        }}
      />,
    ),
  );
  const choose = (id: string, quantity: number) => act(() => selection?.choose(id, quantity));
  choose('a', 10);
  choose('b', 20);
  const { quantities: bought, clear } = selection ?? expect.fail('not rendered');
  choose('b', 30);
  choose('c', 5);
  act(() => clear(bought));
  expect([...(selection?.quantities ?? [])]).toEqual([
    ['b', 30],
    ['c', 5],
  ]);
});
