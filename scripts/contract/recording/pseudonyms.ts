/**
 * Assigns each value one pseudonym per recording, numbered in order of appearance. Pseudonyms are not computed from
 * values, so they cannot be reversed by trial. The table is never stored.
 */
export interface Pseudonyms {
  /** Ids and numbers of things. Those of up to three digits identify no person and stay, because some rules depend on them. */
  id(value: string): string;
  /** The number of a value among those of its kind, from 1. */
  number(sort: string, value: string): number;
}

/** First pseudonym of a number, above all ids that stay. */
const FIRST_ID = 100_001;

export function createPseudonyms(): Pseudonyms {
  const sorts = new Map<string, Map<string, number>>();
  function number(sort: string, value: string): number {
    const numbers = sorts.get(sort) ?? new Map<string, number>();
    sorts.set(sort, numbers);
    const known = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, known);
    return known;
  }
  return {
    number,
    id(value) {
      if (/^\d{1,3}$/.test(value)) return value;
      if (/^\d+$/.test(value)) return String(FIRST_ID - 1 + number('number', value));
      return `id-${number('id', value)}`;
    },
  };
}
