import type { Query } from '@clinicart/sdk';

/** A query by other arguments, such as those of a list: `argsOf` turns them into the arguments of `query`. */
export const queryBy = <Given, Args, T>(
  query: Query<Args, T>,
  argsOf: (given: Given) => Args,
): Query<Given, T> => ({
  get: (given, options) => query.get(argsOf(given), options),
  watch: (given) => query.watch(argsOf(given)),
  reload: (given) => query.reload(given && argsOf(given)),
});
