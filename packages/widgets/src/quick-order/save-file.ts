import { after } from '../ui/page/timer.ts';

/** How long a browser may take to fetch what it was told to save. */
const RELEASE_MS = 30_000;

/** Hands a file to the person, under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  after(RELEASE_MS, () => URL.revokeObjectURL(url));
}
