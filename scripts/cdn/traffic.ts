/** Requests as the people of a shop make them: many for few pages, two languages, analytics, some members. */

export interface Person {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isMember: boolean;
  /** Names the page that this request should get: address and display. */
  readonly page: string;
}

/** Marks each byte that only one person has. */
export const PERSONAL = 'zqxperson';

/** Returns pseudo-random numbers from 0 to below 1, the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SEARCHES = ['ALL', 'gloves', 'mask', 'burs', 'implant', '手套', '口罩', 'needle'];
const FIRST_PRODUCT = 10_001;
const PRODUCTS = 40;

/** Pages in the order of how often they are opened. */
const addresses: readonly string[] = [
  '/',
  ...SEARCHES.map((word) => `/search?keyword=${encodeURIComponent(word)}`),
  ...Array.from({ length: PRODUCTS }, (_, at) => `/product/${FIRST_PRODUCT + at}`),
  ...['/question', '/about/3', '/contactUs', '/brandIndex', '/newProductZone', '/quickOrder'],
];

/** Returns `count` requests. Page n is opened 1/n times as often as the first (Zipf). */
export function traffic(count: number, memberCookie: string): Person[] {
  const random = randomFrom(18);
  const weights = addresses.map((_, at) => 1 / (at + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const someAddress = () => {
    let rest = random() * sum;
    const at = weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    });
    return addresses[at] ?? '/';
  };
  return Array.from({ length: count }, (_, id) => {
    const address = someAddress();
    const isMember = random() < 0.05;
    const display = [
      ...(random() < 0.25 ? ['language=2'] : []),
      ...(random() < 0.1 ? ['theme=dark'] : []),
      ...(random() < 0.1 ? ['listView=table'] : []),
    ];
    const tracked = random() < 0.3 ? `utm_source=${PERSONAL}${id}` : '';
    const cookies = [`_ga=${PERSONAL}${id}`, ...display, ...(isMember ? [memberCookie] : [])];
    const mark = address.includes('?') ? '&' : '?';
    return {
      path: tracked ? `${address}${mark}${tracked}` : address,
      headers: { cookie: cookies.join('; '), 'user-agent': `${PERSONAL}${id}` },
      isMember,
      page: `${address} ${display.join('; ')}`,
    };
  });
}
