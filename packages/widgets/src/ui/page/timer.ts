/** Runs a function later and answers how to call it off. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** The only clock of the base layer; everything that waits takes a `schedule` prop, and this is its default. */
export const schedule: Schedule = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};
