import { cents } from '../base/values/money.ts';
import type { Specification } from './types.ts';

/** A specification for tests: a box of HK$57.80 with 100 in stock. */
export const sampleSpecification = (
  facts: Partial<Specification> & Pick<Specification, 'id'>,
): Specification => ({
  articleNumber: `VY-${facts.id}`,
  name: 'Size M',
  offer: { price: { kind: 'amount', cents: cents(5780) } },
  stock: 100,
  step: 1,
  isLimited: false,
  preset: 0,
  unit: 'box',
  pack: '100 pcs/box',
  expires: undefined,
  produced: undefined,
  uniformCode: undefined,
  pictures: [],
  gifts: [],
  isCollected: false,
  ...facts,
});
