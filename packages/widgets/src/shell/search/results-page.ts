import { type SearchDecision, writeSearchParams } from '@clinicart/sdk/catalogue';
import { useEmit, useRoutes, useShop } from '../../engine/index.ts';

type ResultsQuery = Extract<SearchDecision, { ok: true }>['query'];

/** Returns the address of the results page, and the way to a search's results, which the page may take over. */
export function useResultsPage() {
  const { history } = useShop().catalogue;
  const routes = useRoutes();
  const emit = useEmit();
  return {
    action: routes.href('search'),
    show(query: ResultsQuery) {
      history.remember(query);
      const params = Object.fromEntries(writeSearchParams(query));
      const url = routes.href('search', params);
      if (emit('clinic-search', { keyword: query.keyword, url })) routes.go('search', params);
    },
  };
}
