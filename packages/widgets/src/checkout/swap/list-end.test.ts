import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchListEnd } from './list-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** 1,000 px in a box of 300 px. */
const boxAt = (scrollTop: number) =>
  Object.assign(new EventTarget(), { scrollHeight: 1000, clientHeight: 300, scrollTop });
const scroll = (box: ReturnType<typeof boxAt>, scrollTop: number) => {
  box.scrollTop = scrollTop;
  box.dispatchEvent(new Event('scroll'));
};

test('is reached within 40 px of the bottom, once the box has rested for 50 ms (Spec: 2§9)', () => {
  const reached = vi.fn();
  const box = boxAt(0);
  const stop = watchListEnd(box, reached);
  vi.advanceTimersByTime(50);
  scroll(box, 659);
  vi.advanceTimersByTime(50);
  expect(reached, '41 px from it').not.toHaveBeenCalled();

  scroll(box, 660);
  vi.advanceTimersByTime(49);
  scroll(box, 661);
  vi.advanceTimersByTime(49);
  expect(reached, 'still moving').not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reached).toHaveBeenCalledTimes(1);

  stop();
  scroll(box, 700);
  vi.advanceTimersByTime(50);
  expect(reached).toHaveBeenCalledTimes(1);
});

test('calls at once for a list that does not fill its box', () => {
  const reached = vi.fn();
  watchListEnd(Object.assign(boxAt(0), { scrollHeight: 300 }), reached);
  vi.advanceTimersByTime(50);
  expect(reached).toHaveBeenCalledTimes(1);
});
