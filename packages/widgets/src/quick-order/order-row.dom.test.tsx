import type { ReviewedRow, RowChange } from '@clinicart/sdk/quick-order';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { OrderLine } from './order-row.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const reviewed = {
  row: { id: 'r1', line: 1, article: 'A-1', quantity: '20' },
  state: 'ready',
  quantity: 20,
  reasons: [],
  nearest: [],
} as unknown as ReviewedRow;

/** Shows a line whose edits are not applied, as while the shop cannot be reached. */
function shown() {
  const edits: RowChange[] = [];
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace>
        <table>
          <tbody>
            <OrderLine
              reviewed={reviewed}
              priced={false}
              locked={false}
              onEdit={(_, change) => edits.push(change)}
              onRemove={() => {}}
            />
          </tbody>
        </table>
      </TestPlace>,
    ),
  );
  const field = box.querySelector('input') ?? expect.fail('no field');
  const press = (key: string, more: KeyboardEventInit = {}) =>
    act(
      () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })),
    );
  return {
    field,
    edits,
    press,
    type(text: string) {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      act(() => {
        set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
  };
}

test('keeps what was typed while it is not applied', () => {
  const { field, edits, type, press } = shown();
  type('C-3');
  press('Enter');
  expect(edits).toEqual([{ article: 'C-3' }]);
  expect(field.value).toBe('C-3');
});

test.each([
  ['Esc', (line: ReturnType<typeof shown>) => line.press('Escape')],
  [
    'typing what was there',
    (line: ReturnType<typeof shown>) => {
      line.type('A-1 ');
      line.press('Enter');
    },
  ],
])('%s takes an edit back that failed', (_, takeBack) => {
  const line = shown();
  line.type('C-3');
  line.press('Enter');
  takeBack(line);
  expect(line.field.value).toBe('A-1');
  expect(line.edits).toEqual([{ article: 'C-3' }, { article: 'A-1' }]);
});

test('Esc on a field that was not changed edits nothing', () => {
  const { edits, press } = shown();
  press('Escape');
  press('Enter');
  expect(edits).toEqual([]);
});

test.each(['Enter', 'Escape'])('leaves %s to a composition', (key) => {
  const { field, edits, type, press } = shown();
  type('AW-WP1');
  press(key, { isComposing: true, keyCode: 229 });
  expect(edits).toEqual([]);
  expect(field.value).toBe('AW-WP1');
});
