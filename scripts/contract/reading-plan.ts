import {
  type AnyEndpoint,
  type Endpoint,
  needsLogin,
} from '../../packages/sdk/src/base/http/endpoint.ts';
import { fieldPaths } from '../../packages/sdk/src/base/wire/documented-answer.ts';
import {
  account,
  address,
  afterSales,
  campaign,
  cart,
  cashier,
  catalogue,
  content,
  coupon,
  endpoints,
  order,
  orders,
  points,
  promotion,
  quickOrder,
  session,
  wallet,
} from '../../packages/sdk/src/contract.ts';
import type { Language } from '../../packages/sdk/src/language/rules.ts';
import type { ContractClient } from './contract-client.ts';
import type { Fact, KnownIds } from './known-ids.ts';

/** A reading row and its requests. */
export interface ReadingStep {
  readonly row: string;
  run(client: ContractClient): Promise<void>;
}

/** Number of products to read in full. */
const MOST_PRODUCTS = 3;
const MOST_ARTICLE_NUMBERS = 5;

/** Noun for each kind of id, for the note that none was found. */
const FACT_NAMES: Readonly<Partial<Record<Fact, string>>> = {
  category: 'category',
  brand: 'brand',
  product: 'product',
  faqCategory: 'FAQ category',
  campaign: 'campaign that the home page links to (--campaign gives one)',
  exchange: 'swap offer',
  order: 'number of an order (--order gives one)',
  articleNumber: 'article number',
  waybill: 'parcel',
  return: 'after-sales application',
  pointsProduct: 'product of the points mall',
};

function step<In, Wire, Out>(
  endpoint: Endpoint<In, Wire, Out>,
  inputs: (known: KnownIds) => readonly In[],
  needs?: Fact,
  mayRefuse?: string,
): ReadingStep {
  return {
    row: endpoint.name,
    async run(client) {
      if (needsLogin(endpoint) && !client.isMember())
        return client.skip(endpoint, 'it takes an account');
      const asked = inputs(client.known);
      if (asked.length === 0)
        client.skip(endpoint, `there is no ${needs ? FACT_NAMES[needs] : 'input'}`);
      for (const input of asked) await client.ask(endpoint, input, mayRefuse);
    },
  };
}

const once = <In, Wire, Out>(endpoint: Endpoint<In, Wire, Out>, input: In, mayRefuse?: string) =>
  step(endpoint, () => [input], undefined, mayRefuse);

/** One request for each known id of a kind. */
const each = <In, Wire, Out>(
  endpoint: Endpoint<In, Wire, Out>,
  fact: Fact,
  most: number,
  toInput: (value: string) => In,
) => step(endpoint, (known) => known.some(fact, most).map(toInput), fact);

/** Reads the shop and the account, ordered so that earlier answers provide the ids for later calls. */
export function readingPlan(language: Language): readonly ReadingStep[] {
  const ordered = orderedSteps(language);
  const named = new Set([...ordered, ...orderPlan()].map(({ row }) => row));
  const others = endpoints.filter(
    (each) => each.read && !named.has(each.name) && fieldPaths(each.request).length === 0,
  );
  return [...ordered, ...others.map((each) => once(withoutInput(each), null))];
}

/** A row whose request has no field: nothing depends on its input. */
const withoutInput = (endpoint: AnyEndpoint): Endpoint<null, unknown, unknown> => ({
  ...endpoint,
  toWire: () => ({}),
});

function orderedSteps(language: Language): readonly ReadingStep[] {
  return [
    once(session.cipherKey, null),
    once(session.captchaPicture, '1'),
    once(session.captchaQuestion, '1'),
    once(session.areaCodes, null),
    once(account.userInfo, null),
    once(account.regions, null),
    once(address.deliveryAddresses, null),

    once(catalogue.parentCategories, null),
    each(catalogue.subcategories, 'category', 2, (value) => value),
    once(catalogue.navigation, null),
    once(catalogue.hotWords, null),
    once(catalogue.home, null),
    once(catalogue.homeExtension, null),
    once(catalogue.recommended, 1),
    once(catalogue.brandGroups, null),
    step(catalogue.search, (known): catalogue.SearchQuery[] => [
      { keyword: 'ALL' },
      { keyword: 'ALL', sort: 'newest', page: 2 },
      ...known.some('category').map((categoryId) => ({ categoryId })),
      ...known.some('brand').map((brandId) => ({ brandId })),
      ...known.some('word').map((keyword) => ({ keyword })),
    ]),
    once(catalogue.searchForPhone, { keyword: 'ALL' }),
    step(catalogue.suggestions, (known) => [known.some('word')[0] ?? 'a']),
    step(catalogue.similarWords, (known) => [known.some('word')[0] ?? 'a']),
    step(catalogue.filters, () => ['a']),
    step(catalogue.searchBrands, () => ['a']),
    step(catalogue.zone, () => (['new', 'discount'] as const).map((zone) => ({ zone, page: 1 }))),
    once(catalogue.newCustomerProducts, null),
    each(catalogue.product, 'product', MOST_PRODUCTS, (id) => ({ id })),
    each(catalogue.specifications, 'product', MOST_PRODUCTS, (id) => ({ id })),
    each(coupon.claimable, 'product', MOST_PRODUCTS, (id) => id),
    step(
      quickOrder.match,
      (known) => {
        const numbers = known.some('articleNumber', MOST_ARTICLE_NUMBERS);
        return numbers.length > 0 ? [[...numbers, 'no such number']] : [];
      },
      'articleNumber',
    ),

    once(promotion.page, null),
    step(promotion.activities, () => [{}]),
    each(campaign.details, 'campaign', 2, (id) => ({ id, language })),

    step(content.article, () => Object.values(content.ARTICLES)),
    once(content.faqCategories, null),
    each(content.faqArticles, 'faqCategory', 3, (id) => id),
    once(content.supportContact, null),
    once(content.navigationList, null),
    once(content.mailPreferences, null),

    once(cart.getCart, null),
    step(coupon.mine, () =>
      (['unused', 'used', 'expired'] as const).map((view) => ({ view, page: 1 })),
    ),
    ...pointsSteps(language),
  ];
}

const RANGES = ['all', 'low', 'middle', 'high'] as const;
const HISTORY_TABS = ['all', 'income', 'expenditure'] as const;

function pointsSteps(language: Language): readonly ReadingStep[] {
  return [
    step(points.pointsProducts, () => RANGES.map((range) => ({ range, page: 1, language }))),
    each(points.pointsProduct, 'pointsProduct', MOST_PRODUCTS, (id) => ({ id, language })),
    step(points.pointsHistory, () => HISTORY_TABS.map((tab) => ({ tab, page: 1, language }))),
    once(points.exchangeRecords, { language }),
  ];
}

/** Reads the draft order, placed orders and after-sales applications. Runs last, because `--write` creates the draft order. */
export function orderPlan(): readonly ReadingStep[] {
  return [
    ...afterBuyingSteps(),
    once(order.confirmation, null, 'there may be no order under way (--write begins one)'),
    each(order.swapProducts, 'exchange', 1, (offerId) => ({ offerId, page: 1 })),
    step(
      order.billPictures,
      (known) => [...known.some('order'), ...known.some('draftOrder')],
      'order',
    ),
    step(
      order.blankBill,
      (known) => [
        ...known.some('order').map((orderNo) => ({ orderNo, isTemporary: false })),
        ...known.some('draftOrder').map((orderNo) => ({ orderNo, isTemporary: true })),
      ],
      'order',
      'only an order with medicines has a form',
    ),
    each(order.checkOrder, 'order', 1, (orderNo) => orderNo),
    each(cashier.payOrder, 'order', 1, (orderNo) => orderNo),
    once(cashier.cardKey, null),
    each(cashier.pollOrder, 'order', 1, (orderNo) => orderNo),
    each(cashier.pollProvider, 'order', 1, (orderNo) => orderNo),
  ];
}

const NO_WALLET = 'only credit or payment by cheque gives a wallet';

const TABS = ['all', 'pending', 'to-ship', 'to-receive', 'completed', 'medicine'] as const;

function afterBuyingSteps(): readonly ReadingStep[] {
  return [
    step(orders.orderList, () => TABS.map((tab) => ({ tab, keyword: '', page: 1 }))),
    each(orders.orderDetail, 'order', 2, (orderNo) => orderNo),
    each(orders.parcelTracking, 'waybill', 2, (waybill) => ({ waybill, carrierId: '' })),
    step(
      orders.parcelGoods,
      (known) =>
        known
          .some('order', 40)
          .flatMap((orderNo) => known.some('waybill').map((waybill) => ({ orderNo, waybill }))),
      'waybill',
      'the parcel may belong to another order',
    ),
    once(afterSales.returnList, { keyword: '', page: 1 }),
    each(afterSales.returnDetail, 'return', 2, (returnNo) => returnNo),
    once(wallet.walletBalance, null, NO_WALLET),
    once(wallet.walletDetails, { keyword: '', page: 1 }, NO_WALLET),
    once(wallet.chequeQuota, null, NO_WALLET),
  ];
}
