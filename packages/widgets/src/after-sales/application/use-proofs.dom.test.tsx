import { expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import {
  noPicture,
  removed,
  slow,
  slowPicture,
  testPicture,
} from '../../ui/upload/test-pictures.ts';
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
  const late = slowPicture('first.png');
  const first = now().add([late.file]);
  const second = now().add([testPicture('second.png')]);
  await second;
  late.arrive();
  await first;
  await areChosen(['second.png', 'first.png']);
});

test('a picture that was removed while others are checked does not return', async () => {
  const { now, areChosen } = await opened();
  await now().add([testPicture('wrong.png')]);
  await areChosen(['wrong.png']);
  const late = slowPicture('right.png');
  const adding = now().add([late.file]);
  for (const { key } of now().chosen) now().remove(key);
  await areChosen([]);
  late.arrive();
  await adding;
  await areChosen(['right.png']);
});

test('what is sent waits for a picture that is still checked', async () => {
  const { now } = await opened();
  await now().add([testPicture('first.png')]);
  const late = slowPicture('second.png');
  const adding = now().add([late.file]);
  const sent = now().checkedFiles();
  late.arrive();
  await adding;
  expect((await sent)?.map(({ name }) => name)).toEqual(['first.png', 'second.png']);
});

test('nothing is sent if a picture is refused after the press', async () => {
  const { now } = await opened();
  const wrong = slow(noPicture('wrong.png'));
  const adding = now().add([wrong.file]);
  const sent = now().checkedFiles();
  wrong.arrive();
  await adding;
  expect(await sent).toBeUndefined();
  // The buyer sees it now, and may send the rest.
  await vi.waitFor(() => expect(now().chosen[0]?.problem).toBeDefined());
  expect(await now().checkedFiles()).toEqual([]);
});

test('a picture that cannot be read is named, and the others of the same choice are kept', async () => {
  const { now, areChosen } = await opened();
  await now().add([
    testPicture('one.png'),
    removed(testPicture('gone.png')),
    testPicture('two.png'),
  ]);
  await areChosen(['one.png', 'gone.png', 'two.png']);
  expect(now().chosen.map(({ problem }) => problem?.reason)).toEqual([
    undefined,
    'file-unreadable',
    undefined,
  ]);
  expect((await now().checkedFiles())?.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
});

test('nothing is sent if a picture could not be read after the press', async () => {
  const { now } = await opened();
  const gone = slow(removed(testPicture('gone.png')));
  const adding = now().add([gone.file]);
  const sent = now().checkedFiles();
  gone.arrive();
  await adding;
  expect(await sent).toBeUndefined();
});

test('a picture that was deleted after it was chosen is marked, and nothing is sent without it', async () => {
  const { now, areChosen } = await opened();
  const [kept, gone] = [testPicture('kept.png'), testPicture('gone.png')];
  await now().add([kept, gone]);
  await areChosen(['kept.png', 'gone.png']);
  removed(gone);
  expect(await now().checkedFiles()).toBeUndefined();
  await vi.waitFor(() => expect(now().chosen[1]?.problem?.reason).toBe('file-unreadable'));
  expect(now().refusal?.reason).toBe('file-unreadable');
  // The buyer has seen it, and may send the rest.
  expect(await now().checkedFiles()).toEqual([kept]);
});
