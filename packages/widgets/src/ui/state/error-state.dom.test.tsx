import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { useStore } from '../../engine/index.ts';
import { isFocusLost } from '../page/focus-place.ts';
import { FailureBlock } from './error-state.tsx';

afterEach(() => document.body.replaceChildren());

const $state = atom<'failed' | 'loading' | 'shown'>('failed');

function Page() {
  const state = useStore($state);
  return (
    <section>
      <a href="/orders">Orders</a>
      {state === 'failed' && (
        <div>
          <FailureBlock onRetry={() => $state.set('loading')} />
        </div>
      )}
      {state === 'shown' && <p>Shown</p>}
    </section>
  );
}

/** Shows a page that could not be read; returns it with its parts. */
async function failed() {
  $state.set('failed');
  const box = document.createElement('div');
  document.body.append(box);
  mount(box, <Page />);
  await vi.waitFor(() => expect(box.querySelector('button')).not.toBeNull());
  const [section, button] = [box.querySelector('section'), box.querySelector('button')];
  if (!section || !button) throw new Error('no page');
  return { box, section, button };
}

test('leaves the focus of “Try again” to the part around it, which stays', async () => {
  const { box, section, button } = await failed();
  button.focus();
  button.click();
  await vi.waitFor(() => expect(box.querySelector('button')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(section));
  $state.set('shown');
  await vi.waitFor(() => expect(box.querySelector('p')).not.toBeNull());
  expect(document.activeElement).toBe(section);
  // The entries of the answer may take it.
  expect(isFocusLost(box)).toBe(true);
  box.querySelector('a')?.focus();
  expect(section.hasAttribute('tabindex')).toBe(false);
  expect(isFocusLost(box)).toBe(false);
});

test('leaves a focus elsewhere alone', async () => {
  const { box, button } = await failed();
  const link = box.querySelector('a');
  link?.focus();
  button.click();
  await vi.waitFor(() => expect(box.querySelector('button')).toBeNull());
  await Promise.resolve();
  expect(document.activeElement).toBe(link);
});
