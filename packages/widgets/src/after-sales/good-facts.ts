import type { OrderedGood } from '@clinicart/sdk/orders';

/** Article number and specification, as far as the server names them. */
export const factsOf = ({ articleNumber, standard }: OrderedGood): string =>
  [articleNumber, standard].filter(Boolean).join(' · ');
