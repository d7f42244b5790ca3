import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from '../carousel/carousel.tsx';
import { CarouselDots } from '../carousel/carousel-dots.tsx';
import { Tabs } from '../data/tabs.tsx';
import { Stepper } from '../form/stepper.tsx';
import { LanguageContext } from '../foundation/context.tsx';
import { MenuList } from '../overlay/menu-list.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const MODIFIERS: readonly KeyboardEventInit[] = [
  { ctrlKey: true },
  { altKey: true },
  { metaKey: true },
];
const COMPOSING: KeyboardEventInit = { isComposing: true, keyCode: 229 };

/** Presses a key on an element, and returns whether the widget took it from the browser. */
function isTaken(on: Element | null, init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  act(() => void on?.dispatchEvent(event));
  return event.defaultPrevented;
}

function shown(widget: ReactNode): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  act(() => createRoot(box).render(<LanguageContext value="en">{widget}</LanguageContext>));
  return box;
}

describe('a quantity', () => {
  const asked = vi.fn();
  beforeEach(() => asked.mockReset());
  const field = (stepKeys: 'arrow' | 'sign') =>
    shown(
      <Stepper value={20} label="Quantity" stepKeys={stepKeys} onStep={asked} onCommit={asked} />,
    ).querySelector('input');

  test.each([
    ['sign', '-'],
    ['sign', '+'],
    ['arrow', 'ArrowUp'],
  ] as const)('by %s leaves %s to the browser’s commands', (stepKeys, key) => {
    const input = field(stepKeys);
    for (const modifier of MODIFIERS) expect(isTaken(input, { key, ...modifier })).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(isTaken(input, { key })).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('steps by a plus that is typed with Shift', () => {
    expect(isTaken(field('sign'), { key: '+', shiftKey: true })).toBe(true);
    expect(asked).toHaveBeenCalledExactlyOnceWith('up');
  });

  test('leaves Enter and Esc to a composition', () => {
    const input = field('arrow') ?? expect.fail('no field');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '7');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(isTaken(input, { key: 'Escape', ...COMPOSING })).toBe(false);
    expect(isTaken(input, { key: 'Enter', ...COMPOSING })).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(input.value).toBe('7');
    isTaken(input, { key: 'Enter' });
    expect(asked).toHaveBeenCalledExactlyOnceWith('7');
  });
});

const nothing = () => {};
const slide = (key: string) => ({ key, label: key, content: () => key });

test.each<[string, ReactNode, string, string]>([
  [
    'tabs',
    <Tabs
      key="tabs"
      label="Orders"
      items={[
        { key: 'all', label: 'All' },
        { key: 'medicine', label: 'Medicine' },
      ]}
      selected="all"
      onSelect={nothing}
    />,
    '[role=tab]',
    'ArrowLeft',
  ],
  ['a menu', <MenuList key="menu" items={[{ key: 'a', label: 'A' }]} />, 'button', 'Home'],
  [
    'the dots of a carousel',
    <CarouselDots key="dots" id="c" at={0} total={4} onChoose={nothing} />,
    '[role=tab]',
    'ArrowLeft',
  ],
  [
    'the buttons of a carousel',
    <Carousel key="carousel" label="News" slides={[slide('a'), slide('b')]} arrows />,
    '.clinic-carousel-arrows button',
    'ArrowLeft',
  ],
])('%s leave a key with a modifier to the browser', (_, widget, control, key) => {
  const button = shown(widget).querySelector(control);
  for (const modifier of [...MODIFIERS, { shiftKey: true }])
    expect(isTaken(button, { key, ...modifier }), JSON.stringify(modifier)).toBe(false);
  expect(isTaken(button, { key })).toBe(true);
});
