import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { noPicture, slow, slowPicture, testPicture } from '../../ui/upload/test-pictures.ts';
import { LicenceField } from './licence-field.tsx';

afterEach(() => document.body.replaceChildren());

/** A form whose only field is the certificate, with the reason of its last refusal below. */
function Form(): ReactNode {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  return (
    <LicenceField
      file={file}
      state={{
        progress: undefined,
        messageFor: () => error,
        setError: (_, why) => setError(why?.reason),
      }}
      onFile={setFile}
    />
  );
}

/** The open form. */
async function opened() {
  const box = document.createElement('div');
  document.body.append(box);
  mount(
    box,
    <TestPlace>
      <Form />
    </TestPlace>,
  );
  await vi.waitFor(() => expect(box.querySelector('input')).not.toBeNull());
  return {
    choose(file: File) {
      const input = box.querySelector('input');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    remove: () => box.querySelector<HTMLElement>('[data-kind="danger"]')?.click(),
    name: () => box.querySelector('.clinic-picture-upload-name span')?.textContent,
    message: () => box.querySelector('.clinic-field-message')?.textContent,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a file that is read slowly does not replace the one that was chosen after it', async () => {
  const { choose, name } = await opened();
  const first = slowPicture('first.png');
  choose(first.file);
  choose(testPicture('second.png'));
  await vi.waitFor(() => expect(name()).toBe('second.png'));
  first.arrive();
  await settled();
  expect(name()).toBe('second.png');
});

test('nor does its refusal appear at the one that was chosen after it', async () => {
  const { choose, name, message } = await opened();
  const first = slow(noPicture('first.png'));
  choose(first.file);
  choose(testPicture('second.png'));
  await vi.waitFor(() => expect(name()).toBe('second.png'));
  first.arrive();
  await settled();
  expect(message()).not.toBe('file-not-picture');
});

test('nor does it come back after the certificate was removed', async () => {
  const { choose, remove, name } = await opened();
  choose(testPicture('first.png'));
  await vi.waitFor(() => expect(name()).toBe('first.png'));
  const second = slowPicture('second.png');
  choose(second.file);
  remove();
  await vi.waitFor(() => expect(name()).toBeUndefined());
  second.arrive();
  await settled();
  expect(name()).toBeUndefined();
});
