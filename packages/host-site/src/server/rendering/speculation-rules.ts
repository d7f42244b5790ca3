import { PAGES, type PageRow } from '@clinicart/widgets/server';

const rows: readonly PageRow[] = Object.values(PAGES);

/** Patterns of the pages that show an account's data, with any query. */
const privatePaths = rows
  .filter(({ isPrivate }) => isPrivate)
  .map(({ path }) => `${path.replace(/[#{].*$/, '')}*`);

/**
 * Speculation rules of every page. Browsers prefetch a page on a click on its link, not on hover: a buyer who logs in
 * between must not get a page that was fetched before. A click on the cart asks a visitor to log in first. The rules are
 * in the page: as a separate file they would be requested while the page still waits for its picture.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Links that change the page in place are not fetched as pages.
          { not: { selector_matches: '[data-in-place]' } },
          { not: { href_matches: ['/api/*', '/authapi/*', ...new Set(privatePaths)] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
