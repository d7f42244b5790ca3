// Finds the headless Chromium of the tests.
import { findChromium, findHeadlessShell, quietFlags } from '../../scripts/chromium.mjs';

/** Flags that save the tests processor time. */
const TEST_FLAGS = [
  // A process is held ready for the next site, and most tabs show one site.
  ...quietFlags(['SpareRendererForSitePerProcess']),
  // Frames are composed in the browser's own process.
  '--in-process-gpu',
  // Memory that was freed is kept for the next page: giving it back takes a call of the kernel, and taking it anew page faults.
  `--enable-features=${[
    'PartitionAllocLargeEmptySlotSpanRing',
    'PartitionAllocAdjustSizeWhenInForeground',
    'PartitionAllocLargeThreadCacheSize',
    'BlinkUseLargeEmptySlotSpanRingForBufferRoot',
  ].join()}`,
  // A page lives for seconds, so the optimising compilers cost more than they save, and the next page of the tab runs the same code.
  '--js-flags=--no-turbofan --no-maglev --no-flush-bytecode',
];

/** Options for `chromium.launch`. */
export function chromiumOptions(): { readonly executablePath: string; readonly args: string[] } {
  return { executablePath: findHeadlessShell() ?? findChromium(), args: TEST_FLAGS };
}
