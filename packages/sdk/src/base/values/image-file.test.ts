import { expect, test, vi } from 'vitest';
import { checkPictureFile, MOST_UPLOAD_BYTES } from './image-file.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (head: readonly number[], size = 100, name = 'a.jpg') => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name);
};

test.each([
  ['a JPEG', file(JPEG), undefined],
  ['a PNG under another name', file(PNG, 100, 'licence.pdf'), undefined],
  ['the largest that may be', file(PNG, MOST_UPLOAD_BYTES), undefined],
  ['one byte more', file(PNG, MOST_UPLOAD_BYTES + 1), 'file-too-large'],
  ['a PDF called .jpg', file([0x25, 0x50, 0x44, 0x46]), 'file-not-picture'],
  ['a web page called .png', new File(['<script>'], 'a.png'), 'file-not-picture'],
  ['half a signature', new File([new Uint8Array(PNG.slice(0, 4))], 'a.png'), 'file-not-picture'],
  ['an empty file', new File([], 'a.png'), 'file-not-picture'],
])('%s says %s', async (_, given, reason) => {
  expect((await checkPictureFile(given))?.reason).toBe(reason);
});

test('a file that was moved or changed since it was chosen must be chosen again', async () => {
  const gone = file(PNG);
  vi.spyOn(gone, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  } as Blob);
  expect((await checkPictureFile(gone))?.reason).toBe('file-not-picture');
});
