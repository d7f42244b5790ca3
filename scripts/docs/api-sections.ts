/** A task of an integrator: a section of docs/api.md. */
export interface Section {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly about: string;
  /** Entries of the package whose names belong to the section, as package.json exports them. */
  readonly entries: readonly string[];
  /** Source folders or files of the names of the top entry that belong to the section; the longest path wins. */
  readonly sources: readonly string[];
  /** Members of a shop that do the task. */
  readonly members: readonly string[];
  /** The example in `examples/sdk`, without its extension. */
  readonly example: string;
}

/** Every name of the SDK belongs to one of these tasks; a new entry or source folder has to be added here. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Start a shop',
    about:
      'A shop is one connection to one API, with its session, language and cache; two shops share nothing. `createShop` of `@clinicart/sdk/core` leaves out the sentences, ky and the domains that only some pages need; `shop.domain(couponDomain)` adds one.',
    entries: ['.', './core'],
    sources: [''],
    members: [],
    example: 'start-a-shop',
  },
  {
    title: 'Find products',
    about:
      'Search, browse categories and brands, and read a product with its specifications. Visitors may read all of it; only verified buyers see prices.',
    entries: ['./catalogue', './compare'],
    sources: ['catalogue', 'compare'],
    members: ['catalogue', 'compare'],
    example: 'find-products',
  },
  {
    title: 'Fill the cart',
    about:
      'Ask a rule whether a quantity may be added, then add it: the decision carries the additions to send or the reason against them. Add-on deals have their rules here too.',
    entries: ['./cart'],
    sources: ['cart'],
    members: ['cart', 'swapItems'],
    example: 'fill-the-cart',
  },
  {
    title: 'Order by article number',
    about:
      'Read a list that was typed, pasted or saved as CSV or XLSX, review its lines, and add those that can be bought. Parsers and rules load on first use.',
    entries: ['./quick-order'],
    sources: ['quick-order'],
    members: ['quickOrder'],
    example: 'order-by-article-number',
  },
  {
    title: 'Use coupons',
    about:
      'List the coupons of a product, sort them by benefit, and claim those that the rules allow. An order takes a coupon through its choices, see [Place an order](#place-an-order).',
    entries: ['./coupon'],
    sources: ['coupon'],
    members: ['coupons'],
    example: 'use-coupons',
  },
  {
    title: 'Place an order',
    about:
      'Make a draft order of some goods, explain its totals and blockers, and place it. `explainOrder` answers what-if questions without a call.',
    entries: ['./checkout'],
    sources: ['checkout'],
    members: ['checkout'],
    example: 'place-an-order',
  },
  {
    title: 'Pay',
    about:
      'Read an order with its payment methods, pay it, and follow the payment until it ends. An order is never paid twice, even if an answer is lost.',
    entries: ['./cashier'],
    sources: ['cashier'],
    members: ['cashier'],
    example: 'pay',
  },
  {
    title: 'Follow orders and returns',
    about:
      'List the orders of an account, ask what may be done with each and why not, follow parcels, buy again. One table answers every action; a lost answer never does anything twice.',
    entries: ['./orders', './after-sales'],
    sources: ['orders', 'after-sales'],
    members: ['orders', 'afterSales'],
    example: 'follow-orders',
  },
  {
    title: 'Redeem points',
    about:
      'Read the points mall and the points of an account, ask what the button of a product may do, redeem, and read the history and the points orders. Points are never spent twice, even if an answer is lost.',
    entries: ['./points'],
    sources: ['points'],
    members: ['points'],
    example: 'redeem-points',
  },
  {
    title: 'Read the wallet',
    about:
      'Decide whether an account has a wallet, read its balance and what moved it, and export all entries as CSV or XLSX.',
    entries: ['./wallet'],
    sources: ['wallet'],
    members: ['wallet'],
    example: 'read-the-wallet',
  },
  {
    title: 'Log in, register and manage an account',
    about:
      'Check a form, log in, register a clinic, reset a password, and keep profile, addresses and payment password. The token never leaves the SDK.',
    entries: ['./identity'],
    sources: ['identity'],
    members: [
      'session',
      'account',
      'registration',
      'recovery',
      'profile',
      'address',
      'payPassword',
    ],
    example: 'manage-an-account',
  },
  {
    title: 'Read articles, questions and banners',
    about:
      'Read the home page, campaigns, the offer for new customers, articles and frequent questions, and send a message to the merchant.',
    entries: ['./home', './campaign', './new-customers', './content'],
    sources: ['home', 'campaign', 'new-customers', 'content'],
    members: ['home', 'memberHome', 'campaign', 'promotion', 'content'],
    example: 'read-content',
  },
  {
    title: 'Change the language and the colours',
    about:
      'Answers arrive in the language of the shop. Rules answer with a reason and its facts, which `shop.language.say` turns into a sentence in either language. The theme is the choice of one device between its own colours, light and dark; the page applies it.',
    entries: ['./language', './theme'],
    sources: ['language', 'theme', 'base/values/explanation.ts'],
    members: ['language', 'theme'],
    example: 'change-the-language',
  },
  {
    title: 'Money and prices',
    about:
      'Amounts are whole cents, so sums are exact. A price is an amount, “price on request”, or the text that replaces it for those who may not see it.',
    entries: [],
    sources: ['base/values'],
    members: [],
    example: 'calculate-with-money',
  },
  {
    title: 'Errors and cached answers',
    about:
      'Every failed call rejects with a `ShopError`, whose message is a sentence for the buyer. An argument of a wrong type, such as text where a list belongs, is a mistake of the program and may be a TypeError. Reads are queries: `get` reads once, `watch` keeps an answer current while it is observed.',
    entries: [],
    sources: ['base/http', 'base/cache'],
    members: [],
    example: 'handle-errors',
  },
  {
    title: 'Clocks, storage and tabs',
    about:
      'The SDK takes its surroundings from the browser or from the options of `createShop`: clock, storage, signals and locks between tabs. A server or a test passes its own.',
    entries: [],
    sources: ['base/platform', 'base/storage'],
    members: ['clock'],
    example: 'keep-state',
  },
  {
    title: 'Links, files and typed text',
    about:
      'Check input from outside before you show or send it: links, pictures and the length of texts.',
    entries: ['./values'],
    sources: [],
    members: [],
    example: 'check-input',
  },
];
