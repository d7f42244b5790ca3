import { ShopError } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { ParcelTrack } from './parcel-track.tsx';
import { parcelWords } from './parcel-words.ts';

afterEach(() => document.body.replaceChildren());

const parcel = { waybill: 'SF1', carrierId: '', carrier: '', isShared: false } as never;

/** The track of a parcel whose tracking is read as `read`. */
function track(read: object, reload = () => {}) {
  const $tracking = atom(read);
  const shop = {
    clock: { now: () => 0 },
    language: {
      $language: atom('en'),
      sayIn: (_language: string, { reason }: { reason: string }) => reason,
    },
    domain: () => ({ tracking: { watch: () => $tracking, reload } }),
  };
  const box = document.createElement('div');
  document.body.append(box);
  mount(
    box,
    <TestPlace shop={shop}>
      <ParcelTrack parcel={parcel} />
    </TestPlace>,
  );
  return box;
}

test.each([
  ['the sentence of an unknown waybill', 'server', undefined, 'waybill-unknown'],
  ['the server’s own sentence', 'server', 'Ask the carrier.', 'Ask the carrier.'],
  ['a lost connection', 'network', undefined, 'No connection.'],
] as const)('says %s', async (_, kind, serverMessage, said) => {
  const error = new ShopError(kind, serverMessage ?? 'No connection.', { serverMessage });
  const box = track({ status: 'failed', error });
  await vi.waitFor(() => expect(box.textContent).toContain(said));
});

test('says that nothing is known yet without a trace, and asks again on a press', async () => {
  const reload = vi.fn();
  const value = { carrier: '', waybill: '', state: 'no-trace', events: [] };
  const box = track({ status: 'ready', value, refreshing: false }, reload);
  await vi.waitFor(() => expect(box.textContent).toContain(parcelWords.en.noEvents));
  const isRefresh = ({ textContent }: Element) => textContent === parcelWords.en.refresh;
  [...box.querySelectorAll('button')].find(isRefresh)?.click();
  expect(reload).toHaveBeenCalledOnce();
});
