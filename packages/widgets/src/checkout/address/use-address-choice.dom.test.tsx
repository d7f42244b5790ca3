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
  const waiting: (() => void)[] = [];
  return {
    begin: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async end() {
      waiting.shift()?.();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('sends an address that is chosen while the order is read again', async () => {
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
  choice?.choose('second');
  await settled();
  await change.end();
  // The address is changed, and the order is on its way.
  choice?.choose('third');
  await settled();
  await read.end();
  expect(sent).toEqual(['second', 'third']);
  expect(choice?.wanted).toBe('third');
  await change.end();
  await read.end();
  expect(choice?.wanted).toBeUndefined();
});
