import type { AddressDraft } from '@clinicart/sdk/identity';
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { AddressPicker } from './address-picker.tsx';

vi.mock('./address-editor.tsx', () => ({
  styles: [],
  part: ({ editing }: { editing: Partial<AddressDraft> }) => (
    <output>{`edits ${editing.id ?? 'a new one'}`}</output>
  ),
}));

afterEach(() => document.body.replaceChildren());

function Early({ press }: { press(): void }) {
  // Before the passive effects of the same render.
  useLayoutEffect(press, [press]);
  return null;
}

const $none = atom({ value: undefined, status: 'ready' });
const none = { watch: () => $none };

test.each([
  ['opens the draft of before a reload', { id: 'Amy' }, () => {}, 'edits Amy'],
  [
    'keeps the new address that the buyer opened before the draft',
    { id: 'Amy' },
    () => document.querySelector('button')?.click(),
    'edits a new one',
  ],
])('%s', async (_, draft, press, edited) => {
  const domain = { draft: () => draft };
  const shop = {
    account: { regions: none, namedRegions: none },
    domain: () => domain,
  };
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(
    <TestPlace shop={shop}>
      <AddressPicker addresses={[]} chosen={undefined} onChoose={() => {}} onEdited={() => {}} />
      <Early press={press} />
    </TestPlace>,
  );
  await vi.waitFor(() => expect(box.querySelector('output')?.textContent).toBe(edited));
});
