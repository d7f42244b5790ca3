import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { MembersOnly } from './members-only.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

/** Shows a field to a member, who types into it. */
function typed() {
  const $session = atom({ status: 'member' });
  const $forgotten = atom(0);
  const later: (() => void)[] = [];
  const shop = {
    session: { $session, $forgotten },
    clock: { after: (_: number, run: () => void) => void later.push(run) },
  };
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <MembersOnly>
          <input />
        </MembersOnly>
      </TestPlace>,
    ),
  );
  const field = () => box.querySelector('input');
  const first = field() ?? expect.fail('no field');
  first.value = 'Central Dental';
  return {
    box,
    field,
    settle() {
      for (const run of later.splice(0)) run();
    },
    expire: () => act(() => $session.set({ status: 'visitor' })),
    logOut: () =>
      act(() => {
        $session.set({ status: 'visitor' });
        $forgotten.set($forgotten.get() + 1);
      }),
    logIn: () => act(() => $session.set({ status: 'member' })),
    logInAsAnother: () =>
      act(() => {
        $forgotten.set($forgotten.get() + 1);
        $session.set({ status: 'member' });
      }),
  };
}

test('keeps what was typed for the same buyer', () => {
  const { box, field, expire, logIn } = typed();
  expire();
  expect(field()?.closest('[hidden]')).not.toBeNull();
  expect(box.textContent).toContain('What you typed but did not send is kept.');
  logIn();
  expect(field()?.value).toBe('Central Dental');
  expect(field()?.closest('[hidden]')).toBeNull();
});

test('begins anew for another account, after an expired session and without one', () => {
  const { field, expire, logInAsAnother } = typed();
  expire();
  logInAsAnother();
  expect(field()?.value).toBe('');
  const second = field();
  logInAsAnother();
  expect(field()).not.toBe(second);
});

test('removes its content after a logout, and does not say that it is kept', () => {
  const { box, field, logOut, logIn } = typed();
  logOut();
  expect(field()).toBeNull();
  expect(box.textContent).toContain('You are logged out');
  expect(box.textContent).not.toContain('kept');
  logIn();
  expect(field()?.value).toBe('');
});

test('returns the focus to the control that lost it when the session ended', () => {
  const { field, expire, logIn, settle } = typed();
  field()?.focus();
  expire();
  // As a browser does with a hidden control.
  field()?.blur();
  logIn();
  settle();
  expect(document.activeElement).toBe(field());
});

test('leaves the focus alone where it was elsewhere, and at the start', () => {
  const { field, expire, logIn, settle } = typed();
  settle();
  expect(document.activeElement).toBe(document.body);
  field()?.focus();
  expire();
  const other = document.createElement('input');
  document.body.append(other);
  other.focus();
  logIn();
  settle();
  expect(document.activeElement).toBe(other);
});
