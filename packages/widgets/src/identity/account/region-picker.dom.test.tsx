import { atom } from 'nanostores';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { RegionPicker } from './region-picker.tsx';

afterEach(() => document.body.replaceChildren());

const placeOf = (code: string) => ({ code, zh: code, en: code });
const districts = [placeOf('Central'), placeOf('Wan Chai')];
const tree = [
  { ...placeOf('Hong Kong'), cities: [{ ...placeOf('Island'), districts }] },
  { ...placeOf('Macau'), cities: [] },
];
const shop = {
  account: { regions: { watch: () => atom({ status: 'ready', value: tree, refreshing: false }) } },
};

function Picker() {
  const [value, setValue] = useState({});
  return <RegionPicker value={value} onChange={setValue} />;
}

function opened() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <Picker />
      </TestPlace>,
    ),
  );
  const panel = box.querySelector('[popover]') ?? expect.fail('no panel');
  act(() => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  return {
    press: (key: string) =>
      act(
        () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
      ),
    tab: () => box.querySelector<HTMLElement>('[aria-selected=true][role=tab]'),
    focused: () => [
      document.activeElement?.getAttribute('role'),
      document.activeElement?.textContent,
    ],
  };
}

test('keeps the focus on the tabs that arrow keys move through, and gives it to the list after a choice', () => {
  const { press, tab, focused } = opened();
  expect(focused()).toEqual(['option', 'Hong Kong']);
  press('Enter');
  expect(focused()).toEqual(['option', 'Island']);
  press('Enter');
  expect(focused()).toEqual(['option', 'Central']);
  act(() => tab()?.focus());
  press('ArrowLeft');
  expect(focused()).toEqual(['tab', 'Island']);
  press('ArrowLeft');
  expect(focused()).toEqual(['tab', 'Hong Kong']);
  act(() => document.querySelector<HTMLElement>('[role=option]')?.click());
  expect(focused()).toEqual(['option', 'Island']);
});
