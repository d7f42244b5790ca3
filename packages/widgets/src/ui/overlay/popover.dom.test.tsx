import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Popover } from './popover.tsx';

const frames = new Map<number, () => void>();
beforeEach(() => {
  frames.clear();
  let last = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    last += 1;
    frames.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => document.body.replaceChildren());

const nextFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
};

test('the panel follows its button while it is open, where the browser does not anchor it', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(box).render(<Popover trigger="Menu">Items</Popover>));
  const button = box.querySelector('button');
  const panel = box.querySelector<HTMLElement>('[popover]');
  const place = { bottom: 40, left: 10 };
  if (button) button.getBoundingClientRect = () => place as DOMRect;
  const toggle = (newState: string) =>
    act(async () => panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  await toggle('open');
  expect([panel?.style.top, panel?.style.left]).toEqual(['44px', '10px']);
  place.bottom = 90;
  nextFrame();
  nextFrame();
  expect(panel?.style.top).toBe('94px');
  await toggle('closed');
  expect(frames.size, 'and watches no more').toBe(0);
});
