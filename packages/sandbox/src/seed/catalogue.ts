import { buildCatalogue, type Catalogue, type SeedProduct, scaleCatalogue } from './data/index.ts';

let built: Catalogue | undefined;

/** The curated catalogue, built once a process: it is the same for every shop, and never changed. */
export function catalogue(): Catalogue {
  built ??= buildCatalogue();
  return built;
}

/** Its products, or as many as were asked for. */
export const productsOf = (count: number | undefined): Iterable<SeedProduct> =>
  count === undefined ? catalogue().products : scaleCatalogue(catalogue(), count);
