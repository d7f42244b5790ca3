import { ENQUIRE_DOLLARS } from '../../../packages/sdk/src/contract.ts';

/** Multiplies every amount of a recording by one whole factor, so that sums and products stay exact to the cent. */
export interface Amounts {
  scale(dollars: number): number;
  /** Multiplies an amount in text form and keeps its number of decimals. */
  scaleText(digits: string): string;
}

/** @param factor A whole number from 2; it is stored nowhere. */
export function createAmounts(factor: number): Amounts {
  const scale = (dollars: number) =>
    // 1000000 is not an amount; it means price on request. Spec: 1§9, 2§9
    dollars === ENQUIRE_DOLLARS ? dollars : (Math.round(dollars * 100) * factor) / 100;
  return {
    scale,
    scaleText: (digits) => scale(Number(digits)).toFixed(digits.split('.')[1]?.length ?? 0),
  };
}
