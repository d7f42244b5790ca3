/** Firefox from the distribution's packages, driven by WebDriver BiDi. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from '../trial/find-program.ts';
import { installTools } from '../trial/on-demand-tools.ts';

/** 57 MB, so `npm ci` does not bring it: it is installed below `.cache` the first time. Playwright drives its own Firefox only. */
const DRIVER = 'puppeteer-core';
const TOOLS = { [DRIVER]: '24.43.1' };

/** The part of the driver's page that the trial uses. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  evaluate<T, A extends unknown[]>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  waitForFunction(run: () => unknown, options?: { timeout?: number }): Promise<unknown>;
  on(event: 'console', hear: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', hear: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface Firefox {
  version(): Promise<string>;
  newPage(): Promise<Tab>;
  close(): Promise<void>;
}

/** Returns the path of Firefox: `FIREFOX_PATH`, or a program on the PATH. @throws with the way to install it. */
export function findFirefox(): string {
  const named = process.env['FIREFOX_PATH'];
  if (named) return named;
  try {
    return findProgram('firefox-esr', '');
  } catch {
    return findProgram('firefox', 'apt-get install firefox-esr, or set FIREFOX_PATH');
  }
}

const folderOf = (root: string) => join(root, '.cache', 'firefox');

/** Installs the driver, unless it is there. */
export const installDriver = (root: string): void => installTools(folderOf(root), TOOLS);

export async function startFirefox(root: string): Promise<Firefox> {
  const from = createRequire(join(folderOf(root), 'package.json'));
  const { default: driver } = await import(pathToFileURL(from.resolve(DRIVER)).href);
  return driver.launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
}
