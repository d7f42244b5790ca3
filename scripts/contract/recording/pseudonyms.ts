/**
 * Gives each value one pseudonym for a whole recording, in the order in which values are met. Nothing is computed from a
 * value, so that nobody finds it by trying. The table itself is never kept.
 */
export interface Pseudonyms {
  /** Ids and numbers of things. Up to three digits name nobody and stay, since rules go by some of them. */
  id(value: string): string;
  /** The number that stands for a value among those of its sort, from 1. */
  number(sort: string, value: string): number;
}

/** Pseudonyms of numbers begin here, so that they differ from the ids that stay. */
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
