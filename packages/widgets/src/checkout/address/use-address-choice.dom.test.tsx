import { ShopError } from '@clinicart/sdk';
import type { Confirmation } from '@clinicart/sdk/checkout';
import { expect, test } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type AddressChoice, useAddressChoice } from './use-address-choice.ts';

const confirmation = {} as Confirmation;

function Picker({ onShow }: { onShow(choice: AddressChoice): void }) {
  onShow(useAddressChoice(confirmation));
  return null;
}

/** A call that ends when the test says so. */
function calls() {
  const waiting: { resolve(): void; reject(error: ShopError): void }[] = [];
  return {
    begin: () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject })),
    async end() {
      waiting.shift()?.resolve();
      await settled();
    },
    async fail(message: string) {
      waiting.shift()?.reject(new ShopError('network', message));
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** An order whose buyer chooses addresses. */
async function picker() {
  const sent: string[] = [];
  const change = calls();
  const read = calls();
  const order = {
    changeAddress(_: unknown, id: string) {
      sent.push(id);
      return change.begin();
    },
    confirmation: { get: read.begin },
  };
  const shop = { domain: () => order };
  let choice: AddressChoice | undefined;
  mount(
    document.createElement('div'),
    <TestPlace shop={shop}>
      <Picker
        onShow={(shown) => {
          choice = shown;
        }}
      />
    </TestPlace>,
  );
  await settled();
  return {
    sent,
    change,
    read,
    now: () => choice,
    async choose(id: string) {
      choice?.choose(id);
      await settled();
    },
  };
}

test('sends an address that is chosen while the order is read again', async () => {
  const { sent, change, read, now, choose } = await picker();
  await choose('second');
  await change.end();
  // The address is changed, and the order is on its way.
  await choose('third');
  await read.end();
  expect(sent).toEqual(['second', 'third']);
  expect(now()?.wanted).toBe('third');
  await change.end();
  await read.end();
  expect(now()?.wanted).toBeUndefined();
});

test('sends an address that is chosen while the call of the last one fails', async () => {
  const { sent, change, read, now, choose } = await picker();
  await choose('second');
  await choose('third');
  await change.fail('No connection.');
  expect(sent).toEqual(['second', 'third']);
  expect(now()).toMatchObject({ wanted: 'third', failure: undefined });
  await change.end();
  await read.end();
  expect(now()).toMatchObject({ wanted: undefined, failure: undefined });
});

test('reports the failure of the last address, and sends the next one', async () => {
  const { sent, change, now, choose } = await picker();
  await choose('second');
  await change.fail('No connection.');
  expect(now()).toMatchObject({ wanted: undefined, failure: 'No connection.' });
  await choose('third');
  expect(sent).toEqual(['second', 'third']);
  expect(now()).toMatchObject({ wanted: 'third', failure: undefined });
});
