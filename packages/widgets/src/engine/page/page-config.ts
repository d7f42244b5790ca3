/**
 * What one page shares, whoever loaded it: two script tags, two bundles or two versions find the
 * same record. It holds settings only, so the loader can carry it without carrying the SDK.
 */
import type { Language, Shop, ShopOptions } from '@clinicart/sdk';
import type { RouteOverrides } from '../routing/routes.ts';

/** What a page may hand on to `createShop`. */
type ShopSettings = Pick<
  ShopOptions,
  | 'serviceBase'
  | 'productLine'
  | 'endpoints'
  | 'captchaKey'
  | 'captchaCipher'
  | 'certificationCodes'
  | 'fetch'
>;

/** How a page sets the shop up. None of it is secret: a token never stands in a page. */
export interface PageConfig extends ShopSettings {
  /** Origin and path of the shop server; '' for the page's own origin. */
  readonly apiBase?: string;
  /** The language of a visitor who has chosen none. */
  readonly language?: Language;
  /** Where a sign-in is kept: this page only (default), this tab, or the shop's own cookies. */
  readonly storage?: 'memory' | 'session' | 'cookie';
  /** Where links lead: origin of the shop's site. Empty on the site itself. */
  readonly site?: string;
  /** Addresses of the host's own, by route name. */
  readonly routes?: RouteOverrides;
}

interface PageRecord {
  config: PageConfig;
  shop?: Shop;
  started?: boolean;
  /** For whom the elements in the page were sent: see `isKept`. */
  sentFor?: string | undefined;
}

const KEY: unique symbol = Symbol.for('clinicart.runtime.v1');

/** The record of this page, made by whoever asks first. */
export function page(): PageRecord {
  const holder: { [KEY]?: PageRecord } & typeof globalThis = globalThis;
  holder[KEY] ??= { config: {} };
  return holder[KEY];
}

/** What may change at any time; the rest is what the shop is made from. */
const LIVE: ReadonlySet<string> = new Set(['site', 'routes']);

/**
 * Sets the page up; later calls add to earlier ones. `routes` and `site` may change at any time,
 * the others only before the first element appears.
 * @throws when another setting would change after the shop was made.
 */
export function configure(config: PageConfig): void {
  const record = page();
  const late = Object.keys(config).filter((key) => !LIVE.has(key));
  if (record.shop && late.length > 0) {
    throw new Error(`clinicart: configure ${late.join(', ')} before the first element is used.`);
  }
  record.config = { ...record.config, ...config };
}

const STORAGES = ['memory', 'session', 'cookie'] as const;

/** Reads settings from an element's `data-*` attributes; what is not understood is left out. */
export function configFrom(dataset: DOMStringMap): PageConfig {
  const { api, service, language, site, captchaKey } = dataset;
  const storage = STORAGES.find((name) => name === dataset.storage);
  return {
    ...(api !== undefined && { apiBase: api }),
    ...(service && { serviceBase: service }),
    ...((language === 'zh' || language === 'en') && { language }),
    ...(storage && { storage }),
    ...(site && { site }),
    ...(captchaKey && { captchaKey }),
  };
}
