import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogsShown } from '../../ui/overlay/dialogs-shown.ts';
import { type DrawerPlace, useCartDrawer } from './use-cart-drawer.ts';
import { useShownButton } from './use-shown-button.ts';

const looks = new Set<() => void>();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly look: () => void;
      constructor(look: () => void) {
        this.look = look;
      }
      observe() {
        looks.add(this.look);
      }
      disconnect() {
        looks.delete(this.look);
      }
    },
  );
});
afterEach(() => {
  looks.clear();
  document.body.replaceChildren();
});

function Drawer({ place, onClose }: { place: DrawerPlace; onClose: () => void }) {
  return (
    <DialogsShown value={useShownButton(place, onClose)}>
      <Dialog open yields title={place.route} onClose={onClose}>
        <input />
      </Dialog>
    </DialogsShown>
  );
}

function Button() {
  const drawer = useCartDrawer(true);
  return (
    <>
      <a href="https://shop.example/shopCart">Cart</a>
      {drawer.place && <Drawer place={drawer.place} onClose={drawer.close} />}
    </>
  );
}

let shown: HTMLElement | undefined;
function button() {
  const element = document.createElement('clinic-cart-button');
  document.body.append(element);
  const box = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  root.append(box);
  box.getClientRects = () => (element === shown ? [{}] : []) as unknown as DOMRectList;
  act(() =>
    createRoot(box).render(
      <TestPlace element={element} site="https://shop.example">
        <Button />
      </TestPlace>,
    ),
  );
  const dialog = () => root.querySelector('dialog');
  const press = () =>
    act(async () => {
      const link = root.querySelector('a');
      link?.focus();
      const detail = { route: 'cart', url: 'https://shop.example/shopCart' };
      link?.dispatchEvent(
        new CustomEvent('clinic-navigate', {
          detail,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    });
  const close = () =>
    act(async () => root.querySelector<HTMLElement>('.clinic-dialog-close')?.click());
  return { element, root, dialog, press, close };
}

/** Shows one button, or none, as the style sheet of a page does. */
async function show(element?: HTMLElement) {
  shown = element;
  // The buttons that are watched next are looked at too.
  for (let turn = 0; turn < 2; turn += 1)
    await act(async () => {
      for (const look of [...looks]) look();
    });
}

test('moves the drawer to the button that the page shows instead, which gets the focus', async () => {
  const [wide, narrow] = [button(), button()];
  await show(wide.element);
  await wide.press();
  expect(wide.dialog()?.open).toBe(true);
  const heard = vi.fn();
  document.addEventListener('clinic-navigate', heard);
  await show(narrow.element);
  document.removeEventListener('clinic-navigate', heard);
  expect(wide.dialog()).toBeNull();
  expect(narrow.dialog()?.open).toBe(true);
  expect(heard, 'no way on of the page').not.toHaveBeenCalled();
  await narrow.close();
  expect(narrow.dialog()).toBeNull();
  expect(document.activeElement).toBe(narrow.element);
  expect(narrow.root.activeElement).toBe(narrow.root.querySelector('a'));
});

test('leaves the page free while no button is shown, and then opens with what was typed', async () => {
  const only = button();
  await show(only.element);
  await only.press();
  const field = only.root.querySelector('input');
  if (field) field.value = '12';
  await show();
  expect(only.dialog()?.open).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
  // As a browser does with the focus of a hidden element.
  only.root.querySelector('a')?.blur();
  await show(only.element);
  expect(only.dialog()?.open).toBe(true);
  expect(only.root.querySelector('input')?.value).toBe('12');
  await only.close();
  expect(only.root.activeElement).toBe(only.root.querySelector('a'));
});
