import { string } from './row.ts';

/** The rows of the elements that come with the engine; their documentation is in the tables of their groups. */
export const FIRST_ROWS = {
  'clinic-product-card': {
    public: true,
    attributes: { 'product-id': string },
  },
  'clinic-cart-button': {
    public: false,
    delegatesFocus: true,
    inline: true,
    attributes: { opens: string },
  },
};
