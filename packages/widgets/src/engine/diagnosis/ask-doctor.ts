type Doctor = typeof import('./examine.ts');

/** Fetches the code that names mistakes, and passes it to `use`. Never rejects. */
export type AskDoctor = (use: (doctor: Doctor) => unknown) => Promise<unknown>;

export const askDoctor: AskDoctor = (use) =>
  import('./examine.ts').then(use).catch(() => undefined);

/** Has the page examined. */
export const askExamination = () => askDoctor(({ examine }) => examine());
