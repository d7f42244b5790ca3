import { expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { slowPicture, testPicture } from '../../ui/upload/test-pictures.ts';
import { type Proofs, useProofs } from './use-proofs.ts';

function Form({ onRender }: { onRender(proofs: Proofs): void }) {
  onRender(useProofs());
  return null;
}

async function opened() {
  let proofs: Proofs | undefined;
  mount(
    document.createElement('div'),
    <Form
      onRender={(next) => {
        proofs = next;
      }}
    />,
  );
  await vi.waitFor(() => expect(proofs).toBeDefined());
  const now = () => proofs as Proofs;
  const areChosen = (names: readonly string[]) =>
    vi.waitFor(() => expect(now().chosen.map(({ file }) => file.name)).toEqual(names));
  return { now, areChosen };
}

test('keeps pictures that were chosen while others are checked', async () => {
  const { now, areChosen } = await opened();
  const slow = slowPicture('first.png');
  const first = now().add([slow.file]);
  const second = now().add([testPicture('second.png')]);
  await second;
  slow.arrive();
  await first;
  await areChosen(['second.png', 'first.png']);
});

test('a picture that was removed while others are checked does not return', async () => {
  const { now, areChosen } = await opened();
  await now().add([testPicture('wrong.png')]);
  await areChosen(['wrong.png']);
  const slow = slowPicture('right.png');
  const adding = now().add([slow.file]);
  for (const { key } of now().chosen) now().remove(key);
  await areChosen([]);
  slow.arrive();
  await adding;
  await areChosen(['right.png']);
});
