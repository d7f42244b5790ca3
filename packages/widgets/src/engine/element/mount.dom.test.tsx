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

test.each([
  [7, 0],
  [8, 1],
])(
  'lays out new containers before it fills them on Preact: %i of them %i times',
  async (many, times) => {
    vi.stubGlobal('WITHOUT_HYDRATION', true);
    const boxes = Array.from({ length: many }, () => document.createElement('div'));
    document.body.append(...boxes);
    const filledAt: number[] = [];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      filledAt.push(boxes.filter((box) => box.hasChildNodes()).length);
      return new DOMRect();
    });
    const mounted = boxes.map((box) => mount(box, <p>Gloves</p>));
    await vi.waitFor(() => expect(boxes.every((box) => box.hasChildNodes())).toBe(true));
    expect(filledAt).toEqual(Array.from({ length: times }, () => 0));
    // A change of those that are there needs none.
    for (const each of mounted) each.update(<p>Masks</p>);
    await vi.waitFor(() => expect(boxes.every((box) => box.textContent === 'Masks')).toBe(true));
    expect(filledAt).toHaveLength(times);
    for (const each of mounted) each.unmount();
  },
);
