import type { Row } from '../row.ts';
import { againstCopy } from '../static-copy.ts';

export const productPage: Row = {
  name: 'product-page',
  title: 'the product page of the site against a static copy of its HTML without scripts',
  needs: ['widgets', 'host-site'],
  measure: (run) => againstCopy(run, { path: '/product/10001', port: 6 }),
};
