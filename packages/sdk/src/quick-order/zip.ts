/**
 * Takes the place of `fflate` in pages. The workbook libraries pack large files in workers that they make from
 * text, which a strict content-security policy forbids; files of this size need no worker.
 */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, unzipSync, zipSync };

type Told<T> = (error: Error | null, done: T) => void;

function tell<T>(work: () => T, told: Told<T | undefined>): () => void {
  try {
    told(null, work());
  } catch (error) {
    told(error instanceof Error ? error : new Error(String(error)), undefined);
  }
  return () => {};
}

export const unzip = (
  archive: Uint8Array,
  told: Told<Record<string, Uint8Array> | undefined>,
): (() => void) => tell(() => unzipSync(archive), told);

export const zip = (files: Zippable, told: Told<Uint8Array | undefined>): (() => void) =>
  tell(() => zipSync(files), told);
