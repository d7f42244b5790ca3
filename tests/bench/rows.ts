/** Every row of the bench, in the order of its table. */
import type { Row } from './row.ts';
import { buyingPages } from './rows/buying-pages.ts';
import { cardLoad } from './rows/card-load.ts';
import { cart } from './rows/cart.ts';
import { cartLines } from './rows/cart-lines.ts';
import { coldScript } from './rows/cold-script.ts';
import { history } from './rows/history.ts';
import { homePage } from './rows/home-page.ts';
import { importRange } from './rows/import.ts';
import { manySpecifications } from './rows/many-specifications.ts';
import { match } from './rows/match.ts';
import { memory } from './rows/memory.ts';
import { mounts } from './rows/mounts.ts';
import { ordersPage } from './rows/orders-page.ts';
import { pageSize } from './rows/page-size.ts';
import { productPage } from './rows/product-page.ts';
import { sdkCall } from './rows/sdk-call.ts';
import { sdkSize } from './rows/sdk-size.ts';
import { search } from './rows/search.ts';
import { searchPage } from './rows/search-page.ts';
import { serverCpu } from './rows/server-cpu.ts';
import { suggestions } from './rows/suggestions.ts';

export const rows: readonly Row[] = [
  pageSize,
  sdkSize,
  buyingPages,
  cardLoad,
  productPage,
  searchPage,
  homePage,
  ordersPage,
  serverCpu,
  mounts,
  sdkCall,
  cart,
  cartLines,
  coldScript,
  memory,
  search,
  match,
  importRange,
  suggestions,
  manySpecifications,
  history,
];
