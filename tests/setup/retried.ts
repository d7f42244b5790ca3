/** Tests with two further tries, each with the reason: a fault that is known and not understood yet. None is the goal. */
export const RETRIED: readonly { readonly test: string; readonly reason: string }[] = [
  {
    test: 'home shifts nothing and fits',
    reason:
      'In Chinese at 360 px a removed node shifts the layout by 0.0228 once in several full runs on busy cores; never alone.',
  },
  {
    test: 'brands shifts nothing',
    reason:
      'At 1440 px tiles moved up by a part of a row (0.0264) once in a full run beside other work; not alone. Seen under the wheel.',
  },
];

/** Options of a test: how often it may be tried again. */
export const triesOf = (test: string) => ({
  retry: RETRIED.some((one) => one.test === test) ? 2 : 0,
});
