// Finds the headless Chromium of the tests.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, QUIET_FLAGS } from '../../scripts/chromium.mjs';

/** The same Chromium without its browser interface, as distributions and Playwright package it. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findHeadlessShell(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return HEADLESS_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

/** Options for `chromium.launch`. `CHROMIUM_PATH` wins; then the headless shell, which opens a page at half the cost. */
export function chromiumOptions(): { readonly executablePath: string; readonly args: string[] } {
  const named = process.env['CHROMIUM_PATH'];
  const executablePath = (named ? undefined : findHeadlessShell()) ?? findChromium();
  return { executablePath, args: QUIET_FLAGS };
}
