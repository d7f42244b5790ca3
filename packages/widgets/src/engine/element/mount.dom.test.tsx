import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './mount.tsx';

afterEach(() => document.body.replaceChildren());

test('adds the listeners of React when the element is used, and hears this use', async () => {
  // The page never rests.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const host = document.createElement('div');
  const box = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(box);
  document.body.append(host);
  const added = vi.spyOn(box, 'addEventListener');
  const pressed = vi.fn();
  const mounted = mount(
    box,
    <button type="button" onClick={pressed}>
      Add
    </button>,
  );
  const button = await vi.waitFor(() => box.querySelector('button') ?? expect.fail('not shown'));
  // By a property of React that has no public name: see `listeningMark`.
  expect(added).not.toHaveBeenCalled();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(added).toHaveBeenCalled();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
  mounted.unmount();
  await vi.waitFor(() => expect(box.childElementCount).toBe(0));
});
