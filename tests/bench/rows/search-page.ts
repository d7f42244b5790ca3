import type { Row } from '../row.ts';
import { againstCopy } from '../static-copy.ts';

export const searchPage: Row = {
  name: 'search-page',
  title: 'the search page of the site against a static copy of its HTML without scripts',
  needs: ['widgets', 'host-site'],
  measure: (run) =>
    againstCopy(run, { path: '/search?keyword=ALL&searchType=keyword&pageIndex=3', port: 7 }),
};
