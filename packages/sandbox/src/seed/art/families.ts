import { clinicalArt } from './clinical-art.ts';
import { equipmentArt } from './equipment-art.ts';
import { infectionArt } from './infection-art.ts';
import type { Draw } from './ink.ts';
import { restorativeArt } from './restorative-art.ts';

/** Every drawing by name. */
export const families: Readonly<Record<string, Draw>> = {
  ...infectionArt,
  ...restorativeArt,
  ...clinicalArt,
  ...equipmentArt,
};

/** Names of the drawings that an art reference may ask for. */
export const artFamilies: readonly string[] = Object.keys(families);
