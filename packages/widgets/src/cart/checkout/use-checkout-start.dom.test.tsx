import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { useCheckoutStart } from './use-checkout-start.ts';

const MESSAGE = 'Complete your clinic first.';
const INCOMPLETE = { ok: false, reason: 'incomplete-clinic', message: MESSAGE };
/** The server’s answer. */
let answer: Promise<object>;
vi.mock('./checkout-start.ts', () => ({ startCheckout: () => answer }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answer = Promise.resolve(INCOMPLETE);
});
afterEach(() => document.body.replaceChildren());

type Start = ReturnType<typeof useCheckoutStart>;

function Cart({ onRender }: { onRender(start: Start): void }) {
  onRender(useCheckoutStart());
  return null;
}

/** A cart on a page of `https://clinic.example`, whose checkout the server refuses with 1340. */
function cart(site: string) {
  const element = document.createElement('div');
  document.body.append(element);
  const gone: string[] = [];
  // Prevented, so that the document stays where it is.
  element.addEventListener('clinic-navigate', (event) => {
    event.preventDefault();
    gone.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  const timers = new Set<() => void>();
  const leave = vi.fn();
  const shop = {
    notice: { leave },
    clock: {
      after(_: number, run: () => void) {
        timers.add(run);
        return () => timers.delete(run);
      },
    },
  };
  const root = createRoot(element);
  let start: Start | undefined;
  act(() =>
    root.render(
      <TestPlace shop={shop} element={element} site={site}>
        <Cart
          onRender={(now) => {
            start = now;
          }}
        />
      </TestPlace>,
    ),
  );
  return {
    gone,
    leave,
    start: () => act(async () => start?.start([], 'cart')),
    close() {
      element.remove();
      act(() => root.unmount());
    },
    /** Runs what waits for a time. */
    pass: () =>
      act(() => {
        for (const run of timers) run();
      }),
  };
}

test('says on a partner’s page why it leads to the shop, and then does', async () => {
  const { gone, start, pass } = cart('https://shop.example');
  expect(await start()).toBe(MESSAGE);
  expect(gone).toEqual([]);
  pass();
  expect(gone).toEqual([expect.stringContaining('https://shop.example/user/information')]);
});

test('stays on a partner’s page if the cart is closed meanwhile', async () => {
  const { gone, start, close, pass } = cart('https://shop.example');
  await start();
  close();
  pass();
  expect(gone).toEqual([]);
});

test('stays on a partner’s page if the cart is closed before the server answers', async () => {
  const { gone, start, close } = cart('https://shop.example');
  let reply: (outcome: object) => void = () => {};
  answer = new Promise((resolve) => {
    reply = resolve;
  });
  const started = start();
  close();
  reply({ ok: true });
  await started;
  expect(gone).toEqual([]);
});

test('leads at once on the shop’s own page, which says why', async () => {
  const { gone, leave, start } = cart('');
  expect(await start()).toBeUndefined();
  expect(leave).toHaveBeenCalledWith({
    reason: 'incomplete-clinic',
    facts: { message: MESSAGE },
  });
  expect(gone).toEqual(['/user/information']);
});
