/**
 * Replaces `fflate` in pages. The workbook library packs large files in workers that it creates from text, which a
 * strict content-security policy forbids; files of this size need no worker.
 */
import { strToU8, type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync };

type Told<T> = (error: Error | null, done: T) => void;

function tell<T>(work: () => T, told: Told<T | undefined>): () => void {
  try {
    told(null, work());
  } catch (error) {
    told(error instanceof Error ? error : new Error(String(error)), undefined);
  }
  return () => {};
}

export const zip = (files: Zippable, told: Told<Uint8Array | undefined>): (() => void) =>
  tell(() => zipSync(files), told);
