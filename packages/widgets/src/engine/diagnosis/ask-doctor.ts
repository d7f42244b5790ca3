type Doctor = typeof import('./doctor-chunk.ts');

/** Fetches the code that names mistakes, and passes it to `use`. Never rejects. */
export const askDoctor = (use: (doctor: Doctor) => unknown): Promise<unknown> =>
  import('./doctor-chunk.ts').then(use).catch(() => {});

/** Has the page examined. */
export const askExamination = () => askDoctor(({ examine }) => examine());
