import { type ReactNode, startTransition, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from '../element/mount.tsx';
import { TestPlace } from '../element/test-place.tsx';
import { onDemand } from './lazy-part.tsx';

// Parts use nothing of the shop.

beforeEach(() => {
  // Never run: what waits for a timer does not happen.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function shown(node: ReactNode): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  mount(box, <TestPlace>{node}</TestPlace>);
  return box;
}

/** Waits without a timer. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect.fail('It did not happen without a timer.');
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits until React itself shows a part, which takes its own timer. */
async function pastReactsHold(): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < 400) await turns();
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} pressed`}
    </button>
  );
}

/** A part whose code comes when `send` is called. */
function partOnItsWay() {
  let send = () => {};
  const sent = new Promise<{ part: () => ReactNode }>((resolve) => {
    send = () => resolve({ part: Counter });
  });
  const Part = onDemand<object>(() => sent, { waiting: <i>waiting</i> });
  return { Part, send };
}

describe('a part whose placeholder is on the page', () => {
  test('appears as soon as its code has come', async () => {
    const { Part, send } = partOnItsWay();
    const box = shown(<Part />);
    await until(() => box.textContent === 'waiting');
    send();
    await until(() => box.textContent === '0 pressed');
  });

  test('appears just as soon if another placeholder has just come', async () => {
    const first = partOnItsWay();
    const second = partOnItsWay();
    const box = shown(<first.Part />);
    const other = shown(<second.Part />);
    await until(() => `${box.textContent} ${other.textContent}` === 'waiting waiting');
    second.send();
    await until(() => other.textContent === '0 pressed');
    first.send();
    await until(() => box.textContent === '0 pressed');
  });

  test('keeps its state afterwards', async () => {
    const { Part, send } = partOnItsWay();
    const box = shown(<Part />);
    await until(() => box.textContent === 'waiting');
    send();
    await until(() => box.querySelector('button') !== null);
    box.querySelector('button')?.click();
    await until(() => box.textContent === '1 pressed');
    // What React itself would still do for the part.
    await pastReactsHold();
    expect(box.textContent).toBe('1 pressed');
  });

  test('keeps its state if React shows it first, while a transition of the page still waits', async () => {
    let end = () => {};
    const waits = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { Part, send } = partOnItsWay();
    const box = shown(<Part />);
    await until(() => box.textContent === 'waiting');
    startTransition(() => waits);
    send();
    await turns();
    expect(box.textContent).toBe('waiting');
    await pastReactsHold();
    expect(box.textContent).toBe('0 pressed');
    box.querySelector('button')?.click();
    await until(() => box.textContent === '1 pressed');
    end();
    await turns();
    expect(box.textContent).toBe('1 pressed');
  });
});
