import { cleaningArt } from './cleaning-art.ts';
import { clinicalArt } from './clinical-art.ts';
import { consumableArt } from './consumable-art.ts';
import { equipmentArt } from './equipment-art.ts';
import { giftArt } from './gift-art.ts';
import { impressionArt } from './impression-art.ts';
import { infectionArt } from './infection-art.ts';
import { injectionArt } from './injection-art.ts';
import type { Draw } from './ink.ts';
import { instrumentArt } from './instrument-art.ts';
import { laboratoryArt } from './laboratory-art.ts';
import { medicineArt } from './medicine-art.ts';
import { orthodonticArt } from './orthodontic-art.ts';
import { restorativeArt } from './restorative-art.ts';
import { rotaryArt } from './rotary-art.ts';
import { steriliserArt } from './steriliser-art.ts';
import { woundArt } from './wound-art.ts';

/** Every drawing by name. */
export const families: Readonly<Record<string, Draw>> = {
  ...infectionArt,
  ...cleaningArt,
  ...steriliserArt,
  ...restorativeArt,
  ...impressionArt,
  ...laboratoryArt,
  ...rotaryArt,
  ...orthodonticArt,
  ...clinicalArt,
  ...instrumentArt,
  ...injectionArt,
  ...medicineArt,
  ...woundArt,
  ...consumableArt,
  ...equipmentArt,
  ...giftArt,
};

/** Names of the drawings that an art reference may ask for. */
export const artFamilies: readonly string[] = Object.keys(families);
