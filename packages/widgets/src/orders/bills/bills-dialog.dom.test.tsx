import type { Order } from '@clinicart/sdk/orders';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import type { KeptBills } from '../../checkout/bills/use-bills.ts';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import {
  noPicture,
  removed,
  slow,
  slowPicture,
  testPicture,
} from '../../ui/upload/test-pictures.ts';
import { part as BillsDialog } from './bills-dialog.tsx';

afterEach(() => document.body.replaceChildren());

const order = { orderNo: 'CC-1', status: 'pending', isMedicine: true, bills: 'missing' } as Order;

/** Opens the dialog on an order whose uploads end when the test says so. */
function opened(kept: KeptBills = { current: [] }) {
  const uploads: { files: readonly File[]; signal: AbortSignal; end(): void }[] = [];
  const $pictures = atom({ status: 'ready', value: [] });
  const $order = atom({ status: 'loading' });
  const orders = {
    order: { watch: () => $order },
    bills: {
      pictures: { watch: () => $pictures },
      hand: (_: unknown, files: readonly File[], { signal }: { signal: AbortSignal }) =>
        new Promise<void>((resolve) => uploads.push({ files, signal, end: resolve })),
    },
  };
  const shop = {
    domain: () => orders,
    clock: { now: () => 0 },
    language: {
      $language: atom('en'),
      sayIn: (_: string, { reason }: { reason: string }) => reason,
    },
  };

  const onClose = vi.fn();
  const box = document.createElement('div');
  document.body.append(box);
  const mounted = mount(
    box,
    <TestPlace shop={shop}>
      <BillsDialog order={order} kept={kept} onClose={onClose} />
    </TestPlace>,
  );
  const upload = () => box.querySelector<HTMLElement>('.clinic-bills-actions button')?.click();
  const tiles = () => box.querySelectorAll('.clinic-picture-tiles > li:not([data-add])');
  return {
    box,
    uploads,
    onClose,
    /** The order is read again, with this status of its bills. */
    read: (bills: string) => $order.set({ status: 'ready', value: { ...order, bills } } as never),
    async choose(...files: File[]) {
      await vi.waitFor(() => expect(box.querySelector('input')).not.toBeNull());
      const input = box.querySelector('input');
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    tilesAre: (count: number) => vi.waitFor(() => expect(tiles()).toHaveLength(count)),
    press: upload,
    async upload() {
      const before = uploads.length;
      upload();
      await vi.waitFor(() => expect(uploads).toHaveLength(before + 1));
      await vi.waitFor(() =>
        expect(box.querySelector('.clinic-bills-actions [data-kind="link"]')).not.toBeNull(),
      );
    },
    /** Tries each way out of the dialog. */
    tryToLeave() {
      const dialog = box.querySelector('dialog');
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      dialog?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      dialog?.dispatchEvent(new Event('click', { bubbles: true }));
      box.querySelector<HTMLElement>('.clinic-dialog-close')?.click();
      box.querySelector<HTMLElement>('.clinic-dialog-actions button')?.click();
    },
    close: () => mounted.unmount(),
  };
}

test('cannot be closed by mistake while pictures are sent', async () => {
  const { uploads, onClose, choose, tilesAre, upload, tryToLeave } = opened();
  await choose(testPicture('form.png'));
  await tilesAre(1);
  await upload();
  tryToLeave();
  expect(onClose).not.toHaveBeenCalled();
  expect(uploads[0]?.signal.aborted).toBe(false);
  uploads[0]?.end();
  await tilesAre(0);
  tryToLeave();
  expect(onClose).toHaveBeenCalledTimes(4);
});

test('keeps the chosen pictures for the next opening, until they are uploaded', async () => {
  const kept: KeptBills = { current: [] };
  const first = opened(kept);
  await first.choose(testPicture('one.png'), testPicture('two.png'));
  await first.tilesAre(2);
  first.close();
  const second = opened(kept);
  await second.tilesAre(2);
  await second.upload();
  expect(second.uploads[0]?.files.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  second.uploads[0]?.end();
  await second.tilesAre(0);
  expect(kept.current).toEqual([]);
});

const namesIn = (uploads: readonly { files: readonly File[] }[]) =>
  uploads.map(({ files }) => files.map(({ name }) => name));

test('sends a picture that was still checked when Upload was pressed', async () => {
  const { uploads, choose, tilesAre, upload } = opened();
  await choose(testPicture('first.png'));
  await tilesAre(1);
  const late = slowPicture('late.png');
  await choose(late.file);
  const sending = upload();
  late.arrive();
  await sending;
  uploads[0]?.end();
  await tilesAre(0);
  expect(namesIn(uploads)).toEqual([['first.png', 'late.png']]);
});

test('sends nothing if a file that was still checked is refused', async () => {
  const { box, uploads, choose, tilesAre, press, upload } = opened();
  await choose(testPicture('first.png'));
  await tilesAre(1);
  const wrong = slow(noPicture('wrong.png'));
  await choose(wrong.file);
  press();
  wrong.arrive();
  await tilesAre(2);
  await vi.waitFor(() => expect(box.textContent).toContain('file-not-picture'));
  expect(uploads).toEqual([]);
  await upload();
  expect(namesIn(uploads)).toEqual([['first.png']]);
});

test('keeps the others of a choice with a file that cannot be read', async () => {
  const { box, choose, tilesAre } = opened();
  await choose(testPicture('one.png'), removed(testPicture('gone.png')));
  await tilesAre(2);
  const tile = box.querySelector('[data-problem]');
  expect(tile?.textContent).toContain('file-unreadable');
  expect(tile?.textContent).toContain('gone.png');
});

test('marks a picture that was deleted after it was chosen, and sends nothing without it', async () => {
  const { box, uploads, choose, tilesAre, press, upload } = opened();
  const [kept, gone] = [testPicture('kept.png'), testPicture('gone.png')];
  await choose(kept, gone);
  await tilesAre(2);
  removed(gone);
  press();
  await vi.waitFor(() =>
    expect(box.querySelector('[data-problem]')?.textContent).toContain('gone'),
  );
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('file-unreadable');
  expect(uploads).toEqual([]);
  await upload();
  expect(namesIn(uploads)).toEqual([['kept.png']]);
});

const focused = () => document.activeElement as HTMLElement;

/** Focuses a button and presses it, as a keyboard does. */
function pressIn(box: HTMLElement, selector: string) {
  const button = box.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`);
  button.focus();
  button.click();
}

test('keeps the focus among the pictures when one is removed', async () => {
  const { box, choose, tilesAre } = opened();
  await choose(testPicture('one.png'), testPicture('two.png'));
  await tilesAre(2);
  pressIn(box, '.clinic-picture-tile button');
  await tilesAre(1);
  await vi.waitFor(() => expect(focused().matches('.clinic-picture-tiles')).toBe(true));
});

test('keeps the focus at the forms when an upload is stopped', async () => {
  const { box, uploads, choose, tilesAre, upload } = opened();
  await choose(testPicture('one.png'));
  await tilesAre(1);
  await upload();
  pressIn(box, '.clinic-bills-actions [data-kind="link"]');
  expect(uploads[0]?.signal.aborted).toBe(true);
  uploads[0]?.end();
  await vi.waitFor(() => expect(box.querySelector('progress')).toBeNull());
  await vi.waitFor(() => expect(focused().matches('.clinic-bills')).toBe(true));
});

test('keeps the focus at the forms when they are uploaded and can only be viewed', async () => {
  const { box, uploads, choose, tilesAre, read } = opened();
  await choose(testPicture('one.png'));
  await tilesAre(1);
  pressIn(box, '.clinic-bills-actions button');
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.end();
  read('uploaded');
  await vi.waitFor(() => expect(box.querySelector('.clinic-bills-actions')).toBeNull());
  await vi.waitFor(() => expect(focused().matches('.clinic-bills')).toBe(true));
});

test('takes no more than ten pictures of two choices that are checked together', async () => {
  const { box, choose, tilesAre } = opened();
  const picked = (name: string) => [1, 2, 3, 4, 5, 6].map((at) => testPicture(`${name}${at}.png`));
  await choose(...picked('first'));
  await choose(...picked('second'));
  await vi.waitFor(() => expect(box.textContent).toContain('bills-too-many'));
  await tilesAre(10);
});
