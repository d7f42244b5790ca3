const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Makes a file for tests whose name says that it is a picture, and whose content is none. */
export const noPicture = (name: string): File => new File(['GIF89a'], name);

/** Makes a picture for tests. */
export const testPicture = (name: string): File => new File([new Uint8Array(PNG)], name);

/** A file for tests that cannot be read, and so not be checked, until `arrive` is called. */
interface SlowFile {
  readonly file: File;
  arrive(this: void): void;
}

export const slowPicture = (name: string): SlowFile => slow(testPicture(name));

/** Makes a file slow to read. */
export function slow(file: File): SlowFile {
  let arrive = () => {};
  const waits = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    const part = slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => waits.then(read);
    return part;
  };
  return { file, arrive: () => arrive() };
}

/** Makes a file unreadable, as one that was moved or deleted after it was chosen. */
export function removed(file: File): File {
  const unread = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
  file.slice = () => ({ arrayBuffer: unread }) as unknown as Blob;
  file.arrayBuffer = unread;
  return file;
}
