import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { TestPlace } from '../engine/element/test-place.tsx';
import { widget } from './mail-preferences.tsx';

afterEach(() => document.body.replaceChildren());

const Mails = widget.component;
const offers = { id: '1', title: 'Offers', about: '', isOn: true, isSecurity: false };
const VISITOR = { status: 'visitor' };
const MEMBER = { status: 'member', userName: 'Ching' };

/** The page of a member who receives offers. */
async function opened() {
  const $session = atom<object>(MEMBER);
  const $forgotten = atom(0);
  const $read = atom({
    status: 'ready',
    value: { email: '', groups: [{ title: 'Shop', about: '', mails: [offers] }] },
  });
  const shop = {
    session: { $session, $forgotten },
    domain: () => ({ mailPreferences: { watch: () => $read } }),
  };

  const box = document.createElement('div');
  document.body.append(box);
  mount(
    box,
    <TestPlace shop={shop}>
      <Mails />
    </TestPlace>,
  );
  const mail = () => box.querySelector<HTMLInputElement>('input[role=switch]');
  await vi.waitFor(() => expect(mail()).not.toBeNull());
  return {
    mail,
    async endSession() {
      $session.set(VISITOR);
      await vi.waitFor(() => expect(mail()).toBeNull());
    },
    async logIn(isOther = false) {
      if (isOther) $forgotten.set($forgotten.get() + 1);
      $session.set(MEMBER);
      await vi.waitFor(() => expect(mail()).not.toBeNull());
    },
  };
}

test('keeps the choice while a session has ended, and drops it for another person', async () => {
  const { mail, endSession, logIn } = await opened();
  mail()?.click();
  await vi.waitFor(() => expect(mail()?.checked).toBe(false));
  await endSession();
  await logIn();
  expect(mail()?.checked).toBe(false);
  await endSession();
  await logIn(true);
  expect(mail()?.checked).toBe(true);
});
