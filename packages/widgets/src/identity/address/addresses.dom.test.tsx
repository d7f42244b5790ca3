import { ShopError } from '@clinicart/sdk';
import type { AddressDraft, DeliveryAddress } from '@clinicart/sdk/identity';
import { atom } from 'nanostores';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { widget } from './addresses.tsx';

vi.mock('./address-dialog.tsx', () => ({
  addressDialogStyles: [],
  AddressDialog: ({ editing }: { editing: Partial<AddressDraft> | undefined }) =>
    editing && <output>{`edits ${editing.id ?? 'a new one'}`}</output>,
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const listOf = (...names: string[]) =>
  names.map(
    (name, place) =>
      ({
        id: name,
        name,
        areaCode: '+852',
        phone: '61230041',
        province: '',
        city: '',
        district: '',
        street: `${name} Road`,
        unit: '',
        isDefault: place === 0,
        isComplete: true,
      }) as unknown as DeliveryAddress,
  );

function Early({ act: run }: { act(): void }) {
  // Before the passive effects of the same render.
  useLayoutEffect(run, [run]);
  return null;
}

/** Shows two addresses; `early` runs as soon as they are on the page. */
function shown(draft?: Partial<AddressDraft>, early: () => void = () => {}) {
  const $list = atom({
    status: 'ready',
    value: listOf('Amy', 'Ben', 'Cat'),
  });
  const $session = atom({ status: 'member' });
  let answer = () => {};
  let refuse = (_: unknown) => {};
  const call = () =>
    new Promise<void>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  const $none = atom({ value: undefined, status: 'ready' });
  const none = { watch: () => $none };
  const shop = {
    session: { $session, $forgotten: atom(0), afterLogin() {} },
    account: { regions: none, namedRegions: none },
    language: { $language: atom('en'), say: () => 'done', sayIn: () => 'Sure?' },
    domain: () => ({
      list: { watch: () => $list, reload() {} },
      draft: () => draft,
      keepDraft() {},
      makeDefault: call,
      remove: call,
    }),
  };
  const Addresses = widget.component;
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <Addresses />
        <Early act={early} />
      </TestPlace>,
    ),
  );
  return {
    box,
    answer: () => act(async () => answer()),
    /** The session ends, or not, and the change is refused. */
    refuse: (status: 'member' | 'visitor', kind: 'session-ended' | 'network') =>
      act(async () => {
        $session.set({ status });
        refuse(new ShopError(kind, 'Please log in again.', {}));
      }),
    logIn: () => act(() => $session.set({ status: 'member' })),
    /** The list of the server, whose first address is the default one. */
    update: (...names: string[]) =>
      act(() => $list.set({ status: 'ready', value: listOf(...names) })),
  };
}

const textOf = ({ textContent }: Element) => textContent.replace(/[\u2066-\u2069]/g, '');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => textOf(each) === name) ??
  expect.fail(`no ${name}`);
const press = (name: string) => {
  button(name).focus();
  act(() => button(name).click());
};
const question = () => document.querySelector('dialog[open]')?.textContent;

test('opens the draft of before a reload', () => {
  expect(shown({}).box.querySelector('output')?.textContent).toBe('edits a new one');
});

test('keeps the address that the buyer opened before the draft', () => {
  const { box } = shown({}, () => button('Edit: Ben').click());
  expect(box.querySelector('output')?.textContent).toBe('edits Ben');
});

test('a question about one address outlives the answer about another', async () => {
  const { answer, update } = shown();
  press('Set as default: Ben');
  press('Delete: Cat');
  const focused = document.activeElement;
  await answer();
  update('Ben', 'Amy', 'Cat');
  expect(question()).toContain('Cat Road');
  expect(document.activeElement).toBe(focused);
});

test('an address that becomes the default one can be deleted, and says which of both is under way', async () => {
  const { answer } = shown();
  press('Set as default: Ben');
  press('Delete: Ben');
  expect(button('Delete').closest('dialog')).not.toBeNull();
  await answer();
  press('Delete');
  expect(question()).toContain('Deleting');
});

test.each([
  ['its address', ['Delete: Ben', 'Delete'], ['Amy', 'Cat']],
  ['what it has done', ['Set as default: Ben'], ['Ben', 'Amy', 'Cat']],
])('the list takes the focus of a button that has disappeared with %s', async (_, names, after) => {
  const { box, answer, update } = shown();
  for (const name of names) press(name);
  await answer();
  expect(question()).toBeUndefined();
  update(...after);
  expect(document.activeElement).toBe(box.querySelector('ul'));
});

test.each([
  ['member', 'session-ended', 1],
  ['visitor', 'session-ended', 0],
  ['visitor', 'network', 1],
] as const)(
  'a refusal to a %s (%s) leaves %i toasts for after the login',
  async (status, kind, toasts) => {
    const { box, refuse, logIn } = shown();
    press('Delete: Ben');
    press('Delete');
    await refuse(status, kind);
    logIn();
    expect(box.querySelectorAll('[data-toast]')).toHaveLength(toasts);
    expect(box.textContent.includes('log in again')).toBe(toasts === 1);
  },
);
