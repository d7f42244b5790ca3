import { after } from './timer.ts';

/** The time that a browser may take to save a file. */
const RELEASE_MS = 30_000;

/** Saves a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  after(RELEASE_MS, () => URL.revokeObjectURL(url));
}
