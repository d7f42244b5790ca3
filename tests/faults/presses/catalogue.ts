// Ways to the calls that typing and pointing send.
import type { ElementHandle } from 'playwright';
import { button, dialog, openFirst, type Press } from './press.ts';

const HEADER = '<clinic-header></clinic-header>';

/** Types a word; the next turn types another one, since the same again sends nothing. */
const typeWord = (control: ElementHandle, turn: number) =>
  control.fill(['glove', 'gloves', 'mask'][turn] ?? 'masks');

export const CATALOGUE_PRESSES: readonly Press[] = [
  {
    row: 'catalogue.suggestions',
    as: 'regular',
    html: HEADER,
    async steps(page, settled) {
      const search = page.getByRole('combobox').and(page.locator(':visible')).first();
      await search.click();
      await settled();
      return search;
    },
    use: typeWord,
    isQuiet: 'The search works without words to propose.',
  },
  {
    row: 'catalogue.filters',
    as: 'regular',
    html: '<clinic-catalogue keyword="ALL"></clinic-catalogue>',
    async steps(page, settled) {
      await openFirst(page, /^More: /, settled);
      return dialog(page).getByRole('searchbox');
    },
    use: typeWord,
  },
  {
    row: 'catalogue.subcategories',
    as: 'regular',
    html: HEADER,
    async steps(page, settled) {
      await button(page, /^Categories|^All categories/).hover();
      await settled();
      return page.locator('a[data-parent]').and(page.locator(':visible')).first();
    },
    use: (control) => control.hover(),
    isQuiet: 'The subcategories in the list of parents are shown.',
  },
];
