/** English units of sale, by the ending of their plural. */
const UNITS = {
  s:
    'ampoule bag bottle bundle can capsule card cartridge carton case item jar kit pack packet pair pc piece refill ' +
    'roll sachet set sheet sleeve strip syringe tablet tin tray tub tube unit vial',
  es: 'box pouch',
};

const ENDINGS = new Map(
  Object.entries(UNITS).flatMap(([ending, units]) =>
    units.split(' ').map((unit) => [unit, ending] as const),
  ),
);

/**
 * Returns a unit of the server as it is written after a count: `box` and 2 give `boxes`. Leaves a unit that it does not
 * know as the server wrote it: Chinese units, measures, units with an amount. Spec: 2§2.5, 2§2.7
 */
export function unitFor(count: number, unit: string): string {
  const ending = count === 1 ? undefined : ENDINGS.get(unit.toLowerCase());
  if (ending === undefined) return unit;
  const isShouted = unit === unit.toUpperCase();
  return unit + (isShouted ? ending.toUpperCase() : ending);
}
