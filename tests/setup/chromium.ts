// Finds the headless Chromium of the tests.
import { findChromium, findHeadlessShell, QUIET_FLAGS } from '../../scripts/chromium.mjs';

/** A page of a test lives for seconds: the optimising compilers cost more than they save. */
const TEST_FLAGS = [...QUIET_FLAGS, '--js-flags=--no-turbofan --no-maglev'];

/** Options for `chromium.launch`. */
export function chromiumOptions(): { readonly executablePath: string; readonly args: string[] } {
  return { executablePath: findHeadlessShell() ?? findChromium(), args: TEST_FLAGS };
}
