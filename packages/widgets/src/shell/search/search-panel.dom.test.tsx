import { atom } from 'nanostores';
import { act, createRef, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type PanelControl, part as SearchPanel } from './search-panel.tsx';

/** Opens the panel for a text, with the suggestions of a test. */
function opened(typed: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const $words = atom<readonly string[]>([]);
  const $searches = atom<readonly { title: string; byArticleNumber: boolean }[]>([]);
  const forget = (title: string) =>
    $searches.set($searches.get().filter((each) => each.title !== title));
  const shop = {
    catalogue: {
      suggester: () => ({ $words, type() {}, stop() {} }),
      history: { $searches, forget, forgetAll() {} },
      hotWords: { watch: () => atom({ value: [] }) },
    },
  };
  const control = createRef<PanelControl>();
  const searched: string[] = [];
  const box = document.createElement('div');
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <SearchPanel
          id="s"
          control={control}
          isOpen
          typed={typed}
          suggests
          refusal=""
          onSearch={({ title }) => searched.push(title)}
          onLeave={() => {}}
          onState={() => {}}
        />
      </TestPlace>,
    ),
  );
  return {
    suggest: (...words: string[]) => act(() => $words.set(words)),
    remember: (...titles: string[]) =>
      act(() => $searches.set(titles.map((title) => ({ title, byArticleNumber: false })))),
    press(key: string): boolean | undefined {
      let isHandled: boolean | undefined;
      act(() => {
        isHandled = control.current?.onKeyDown({ key } as KeyboardEvent);
      });
      return isHandled;
    },
    active: () => box.querySelector('[aria-selected=true]')?.textContent,
    searched,
  };
}

test('the active suggestion stays the same word when others arrive', () => {
  const { suggest, press, active, searched } = opened('glo');
  suggest('gloves', 'glow');
  press('ArrowDown');
  expect(active()).toBe('gloves');
  suggest('globe', 'glow', 'gloves');
  expect(active()).toBe('gloves');
  press('Enter');
  expect(searched).toEqual(['gloves']);
});

test('without the word of the active suggestion, Enter belongs to the box again', () => {
  const { suggest, press, active, searched } = opened('glo');
  suggest('gloves', 'glow');
  press('ArrowDown');
  suggest('globe', 'glow');
  expect(active()).toBeUndefined();
  expect(press('Enter')).toBe(false);
  expect(searched).toEqual([]);
  press('ArrowDown');
  expect(active()).toBe('globe');
});

test('the past search after a deleted one becomes active', () => {
  const { remember, press, active } = opened('');
  remember('gloves', 'masks', 'sutures');
  press('ArrowDown');
  press('ArrowDown');
  press('Delete');
  expect(active()).toBe('sutures');
});
