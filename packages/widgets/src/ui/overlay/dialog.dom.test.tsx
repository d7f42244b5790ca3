import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageContext } from '../foundation/context.tsx';
import { Dialog } from './dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

function shown(node: ReactNode) {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const show = (next: ReactNode) =>
    act(async () => root.render(<LanguageContext value="en">{next}</LanguageContext>));
  const press = (text: string) =>
    act(async () => {
      const button = [...box.querySelectorAll('button')].find((one) => one.textContent === text);
      button?.focus();
      button?.click();
    });
  return { box, show, press, start: () => show(node) };
}

const focused = () => document.activeElement;
/** Lets a mutation of the page be seen. */
const seen = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/** An order whose dialog cancels it, in a list that is read again afterwards. */
function Orders({ orders: all, isQuick }: { orders: readonly string[]; isQuick?: boolean }) {
  const [asked, setAsked] = useState('');
  const [gone, setGone] = useState('');
  const orders = all.filter((order) => order !== gone);
  return (
    <section>
      <input />
      {orders.length > 0 && (
        <ul tabIndex={-1}>
          {orders.map((order) => (
            <li key={order}>
              <button type="button" onClick={() => setAsked(order)}>
                {order}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={asked !== ''} title="Cancel?" onClose={() => setAsked('')}>
        <button
          type="button"
          onClick={() => {
            setAsked('');
            if (isQuick) setGone(asked);
          }}
        >
          Yes
        </button>
      </Dialog>
    </section>
  );
}

test('moves the focus to the list when its outcome takes the opener away, then to what is left', async () => {
  const { box, show, press, start } = shown(<Orders orders={['A', 'B']} />);
  await start();
  await press('A');
  await press('Yes');
  await show(<Orders orders={['B']} />);
  await seen();
  expect(focused()).toBe(box.querySelector('ul'));
  await show(<Orders orders={[]} />);
  await seen();
  expect(focused()).toBe(box.querySelector('section'));
  box.querySelector('input')?.focus();
  expect(box.querySelector('section')?.hasAttribute('tabindex')).toBe(false);
});

test('does so when the opener goes together with the dialog', async () => {
  const { box, press, start } = shown(<Orders orders={['A', 'B']} isQuick />);
  await start();
  await press('A');
  await press('Yes');
  await seen();
  expect(box.querySelectorAll('li')).toHaveLength(1);
  expect(focused()).toBe(box.querySelector('ul'));
});

test('leaves the focus to a buyer who has moved on', async () => {
  const { box, show, press, start } = shown(<Orders orders={['A', 'B']} />);
  await start();
  await press('A');
  await press('Yes');
  const field = box.querySelector('input');
  field?.focus();
  await show(<Orders orders={['B']} />);
  await seen();
  expect(focused()).toBe(field);
  field?.blur();
  await show(<Orders orders={[]} />);
  await seen();
  expect(focused(), 'and watches no more').toBe(document.body);
});

function Steps({ at }: { at: string }) {
  return (
    <Dialog open title={at} screen={at} onClose={() => {}}>
      <button key={at} type="button">
        Go on
      </button>
    </Dialog>
  );
}

test('focuses its title when a screen takes the focus away, and leaves another focus alone', async () => {
  const { box, show, start } = shown(<Steps at="Cart" />);
  await start();
  box.querySelector<HTMLElement>('.clinic-dialog-body button')?.focus();
  await show(<Steps at="Order" />);
  expect(focused()?.textContent).toBe('Order');
  expect(focused()).toBe(box.querySelector('h2'));
  const close = box.querySelector<HTMLElement>('.clinic-dialog-close');
  close?.focus();
  expect(box.querySelector('h2')?.hasAttribute('tabindex')).toBe(false);
  await show(<Steps at="Payment" />);
  expect(focused()).toBe(close);
});

test('begins at the selected tab, not at the first', async () => {
  const { showModal } = HTMLDialogElement.prototype;
  // As a browser does: also a control that the Tab key does not reach.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    showModal.call(this);
    this.querySelector('button')?.focus();
  });
  const { box, start } = shown(
    <Dialog open title="Add-on products" onClose={() => {}}>
      <button type="button" role="tab" aria-selected="false" tabIndex={-1}>
        From HK$500
      </button>
      <button type="button" role="tab" aria-selected="true">
        From HK$1,000
      </button>
    </Dialog>,
  );
  await start();
  expect(focused()).toBe(box.querySelectorAll('[role=tab]')[1]);
});

const action = <button type="button">Close</button>;

test.each([
  ['an action', 'begins with its title', <p key="body">Facts</p>, action, 0],
  ['a part', 'begins with its title', <div key="body" tabIndex={-1} />, action, 0],
  ['a field', 'stays where the browser has scrolled', <input key="body" />, action, 168],
])('with the focus on %s %s', async (_, __, body, actions, top) => {
  const { showModal } = HTMLDialogElement.prototype;
  // As a browser does in a low window.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    showModal.call(this);
    this.querySelector<HTMLElement>('input, [tabindex], button')?.focus();
    this.scrollTop = 168;
  });
  const { box, start } = shown(
    <Dialog open title="Clinic information" actions={actions} onClose={() => {}}>
      {body}
    </Dialog>,
  );
  await start();
  expect(box.querySelector('dialog')?.scrollTop).toBe(top);
});

test.each([
  ['a drawer', { yields: true }, 2],
  ['one that requires an answer', { yields: true, required: true }, 1],
  ['another dialog', {}, 0],
])('closes %s when the page takes over, or goes back', async (_, props, times) => {
  const onClose = vi.fn();
  const { start } = shown(<Dialog open title="Cart" onClose={onClose} {...props} />);
  await start();
  document.addEventListener('clinic-navigate', (event) => event.preventDefault(), { once: true });
  document.body.dispatchEvent(
    new CustomEvent('clinic-navigate', { bubbles: true, cancelable: true }),
  );
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledTimes(times);
});
