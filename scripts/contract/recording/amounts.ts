import { ENQUIRE_DOLLARS } from '../../../packages/sdk/src/contract.ts';

/** Multiplies every amount of a recording by one whole factor: whatever added up or multiplied still does, to the cent. */
export interface Amounts {
  scale(dollars: number): number;
  /** The same for an amount that came as text, with as many decimals. */
  scaleText(digits: string): string;
}

/** @param factor A whole number from 2; it is not written down anywhere. */
export function createAmounts(factor: number): Amounts {
  const scale = (dollars: number) =>
    // 1000000 is no amount but says "enquire price". Spec: 1§9, 2§9
    dollars === ENQUIRE_DOLLARS ? dollars : (Math.round(dollars * 100) * factor) / 100;
  return {
    scale,
    scaleText: (digits) => scale(Number(digits)).toFixed(digits.split('.')[1]?.length ?? 0),
  };
}
