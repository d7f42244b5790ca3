import { cents } from '@clinicart/sdk';
import type { Order } from '@clinicart/sdk/orders';
import { buyingHistoryOf } from '@clinicart/sdk/orders';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { estimate } from '../statistics.ts';

const ORDERS = 2_000;
const LINES_PER_ORDER = 5;
const ARTICLES = 400;
const CATEGORIES = 12;
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const YEARS_OF_DAYS = 730;

/** Orders over two years, with the articles in turn. */
function ordersOf(): Order[] {
  return Array.from({ length: ORDERS }, (_, at) => {
    const goods = Array.from({ length: LINES_PER_ORDER }, (_line, line) => {
      const article = (at * 7 + line * 83) % ARTICLES;
      return {
        specificationId: String(article),
        productId: `p${article}`,
        articleNumber: `A-${article}`,
        name: `Article ${article}`,
        standard: 'M',
        unit: 'box',
        price: cents(1_000 + article * 13),
        quantity: 1 + (at % 9),
        picture: undefined,
        tags: [],
      };
    });
    const total = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return {
      orderNo: String(at),
      status: 'completed',
      placedAt: NOW - Math.floor((at * YEARS_OF_DAYS) / ORDERS) * DAY_MS,
      isPaymentFinished: true,
      total: cents(total - 101),
      freight: cents(0),
      stores: [{ goods }],
    } as unknown as Order;
  });
}

async function measure({ quick }: Run): Promise<Figure[]> {
  const orders = ordersOf();
  const facts = {
    range: { from: '2024-11-23', to: '2026-11-22' },
    today: '2026-11-22',
    categories: new Map(
      Array.from({ length: ARTICLES }, (_, at) => [`p${at}`, `Category ${at % CATEGORIES}`]),
    ),
    pricesVisible: true,
    unreadCategories: 0,
  };
  const times: number[] = [];
  let articles = 0;
  for (let round = -3; round < (quick ? 3 : 30); round++) {
    const start = performance.now();
    articles = buyingHistoryOf(orders, facts).runningLow.length;
    if (round >= 0) times.push(performance.now() - start);
  }
  const lines = ORDERS * LINES_PER_ORDER;
  return [
    figure('the whole history', 'ms', estimate(times), {
      reach: 50,
      because: `${lines} lines in ${ORDERS} orders, ${articles} articles running low`,
    }),
  ];
}

export const history: Row = {
  name: 'history',
  title: 'buying history of 10,000 lines',
  needs: ['sdk'],
  measure,
};
