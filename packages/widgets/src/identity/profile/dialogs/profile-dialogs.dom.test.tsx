import { atom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../../engine/element/test-place.tsx';
import { ProfileDialogs } from './profile-dialogs.tsx';
import { type ProfileDialogName, useProfileDialog } from './use-profile-dialog.ts';

vi.mock('./clinic-dialog.tsx', () => ({ styles: [], part: () => <output>the clinic</output> }));

afterEach(() => document.body.replaceChildren());

function Page({ onOpen }: { onOpen(open: (name: ProfileDialogName) => void): void }) {
  const modal = useProfileDialog();
  onOpen(modal.open);
  return <ProfileDialogs modal={modal} onDone={() => {}} />;
}

/** The dialogs of a page whose own read of the account has `me` as its outcome. */
function page(me: object) {
  const $me = atom<object>(me);
  const $session = atom({ status: 'member' });
  const reload = vi.fn();
  const shop = {
    session: { $session, sessionEpoch: () => 'first' },
    account: { me: { watch: () => $me, reload } },
  };
  let show: (name: ProfileDialogName) => void = () => expect.fail('not rendered');
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(
    <TestPlace shop={shop}>
      <Page
        onOpen={(open) => {
          show = open;
        }}
      />
    </TestPlace>,
  );
  return {
    reload,
    open: (name: ProfileDialogName) => vi.waitFor(() => show(name)),
    read: (next: object) => $me.set(next),
    dialog: () => box.querySelector('dialog[open]'),
    box,
  };
}

const found = <T,>(find: () => T | null | undefined): Promise<T> =>
  vi.waitFor(() => find() ?? expect.fail('not there'));

test('a dialog whose account could not be read says so, and opens after a retry', async () => {
  const { open, dialog, reload, read, box } = page({
    status: 'failed',
    error: { message: 'No connection.' },
  });
  await open('clinic');
  const shown = await found(dialog);
  expect(shown.querySelector('h2')?.textContent).toBe('Clinic information');
  expect(shown.textContent).toContain('No connection.');
  const retry = [...shown.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  retry?.click();
  expect(reload).toHaveBeenCalled();
  read({ status: 'ready', value: { id: '7' } });
  await found(() => box.querySelector('output'));
  expect(dialog()).toBeNull();
});

test('one that was closed while its account loaded does not open later', async () => {
  const { open, dialog, read, box } = page({ status: 'loading' });
  await open('clinic');
  const shown = await found(dialog);
  shown.querySelector<HTMLElement>('.clinic-dialog-close')?.click();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  read({ status: 'ready', value: { id: '7' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(box.querySelector('output')).toBeNull();
});
