/** Runs once after a delay and returns how to cancel it. The same shape as the SDK's `clock.after`. */
export type After = (ms: number, run: () => void) => () => void;

/** The timer of parts without a shop. Widgets use `shop.clock.after`, which a test can replace. */
export const after: After = (ms, run) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};
