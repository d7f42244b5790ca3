import { ShopError } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { PlaceContext, type WidgetPlace } from '../../engine/element/context.ts';
import { mount } from '../../engine/element/mount.tsx';
import { LanguageContext } from '../../ui/foundation/context.tsx';
import { ParcelTrack } from './parcel-track.tsx';

afterEach(() => document.body.replaceChildren());

const parcel = { waybill: 'SF1', carrierId: '', carrier: '', isShared: false } as never;

test.each([
  ['the sentence of an unknown waybill', 'server', undefined, 'waybill-unknown'],
  ['the server’s own sentence', 'server', 'Ask the carrier.', 'Ask the carrier.'],
  ['a lost connection', 'network', undefined, 'No connection.'],
] as const)('says %s', async (_, kind, serverMessage, said) => {
  const error = new ShopError(kind, serverMessage ?? 'No connection.', { serverMessage });
  const $tracking = atom({ status: 'failed', error });
  const place = {
    tag: 'clinic-test',
    links: () => ({}),
    shop: {
      clock: { now: () => 0 },
      language: {
        $language: atom('en'),
        sayIn: (_language: string, { reason }: { reason: string }) => reason,
      },
      domain: () => ({ tracking: { watch: () => $tracking, reload() {} } }),
    },
  } as unknown as WidgetPlace;
  const box = document.createElement('div');
  document.body.append(box);
  mount(
    box,
    <PlaceContext value={place}>
      <LanguageContext value="en">
        <ParcelTrack parcel={parcel} />
      </LanguageContext>
    </PlaceContext>,
  );
  await vi.waitFor(() => expect(box.textContent).toContain(said));
});
