/**
 * The shared record of a page: two script tags, two bundles or two versions find the same one. It holds settings only,
 * so the loader can contain it without the SDK.
 */
import type { Language, Shop, ShopOptions } from '@clinicart/sdk';
import type { AskDoctor } from '../diagnosis/ask-doctor.ts';
import type { RouteOverrides } from '../routing/routes.ts';
import { RECORD } from './protocol.ts';

/** Options that a page may pass to `createShop`. */
type ShopSettings = Pick<
  ShopOptions,
  | 'addressLanguage'
  | 'serviceBase'
  | 'productLine'
  | 'endpoints'
  | 'captchaKey'
  | 'partner'
  | 'captchaCipher'
  | 'certificationCodes'
  | 'fetch'
>;

type Theme = 'light' | 'dark' | 'auto';

/** Settings of the shop in a page. None of them is secret: a page never contains a token. */
export interface PageConfig extends ShopSettings {
  /** Origin and path of the shop server; '' for the page's own origin. */
  readonly apiBase?: string;
  /** The language of a visitor who has chosen none. */
  readonly language?: Language;
  /** Storage of the session: this page only, this tab (the script tag's default), or the shop's own cookies. */
  readonly storage?: 'memory' | 'session' | 'cookie';
  /** Origin of the shop's site, for links. Empty on the site itself. */
  readonly site?: string;
  /** The host's own addresses, by route name. */
  readonly routes?: RouteOverrides;
  /** The name in the title of the login dialog, instead of the shop's. */
  readonly name?: string;
  /** Address of the picture beside that name: https, or a file of the page's own origin. */
  readonly mark?: string;
  /** Colours of all elements of the page: light, dark, or as the device prefers. */
  readonly theme?: Theme;
  /** `interaction`: fetches nothing before the visitor moves, taps, types, focuses or scrolls. */
  readonly load?: 'interaction';
}

/** A call that was sent before the engine came, by its address and body. */
interface EarlyCall {
  readonly answer: Promise<Response>;
  /** The headers that were sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Time of the call, as `performance.now()`. */
  readonly at: number;
}

interface PageRecord {
  config: PageConfig;
  shop?: Shop;
  started?: boolean;
  /** The version that started the page's elements, and the number of its protocol; 0.1.0 wrote neither at first. */
  version?: string;
  protocol?: number;
  /** Lines that a doctor has printed: each version on the page brings one. */
  printed?: Set<string>;
  /** The person that the elements in the page were rendered for: see `isKept`. */
  sentFor?: string | undefined;
  /** Applies settings that change after the shop was created, or throws; set with the shop. */
  accept?: (config: PageConfig) => void;
  /** Paths of clicks, by the nodes on them; null for an element that is awake. See keep-clicks.ts. */
  clicks?: WeakMap<EventTarget, readonly EventTarget[] | null>;
  /** Imports a file of the release that `base` belongs to; set by the loader, called by its chunks. */
  importFile?: (file: string, base: string) => Promise<unknown>;
  /** Whether the script tag has `integrity`: then only `importFile` may request files. */
  isPinned?: boolean;
  /** Answers to calls that were sent before the engine came: see early-calls.ts. */
  early?: Record<string, EarlyCall>;
  /** Set by the loader, so that the shared chunk need not name the doctor's file. */
  doctor?: AskDoctor;
  /** Replaces a sentence of the SDK that does not fit a mistake of the page. */
  sayInstead?: (language: Language, reason: string) => string | undefined;
}

const KEY: unique symbol = Symbol.for(RECORD);

/** Returns the record of this page; the first caller creates it. */
export function page(): PageRecord {
  const holder: { [KEY]?: PageRecord } & typeof globalThis = globalThis;
  holder[KEY] ??= { config: {} };
  return holder[KEY];
}

/**
 * Configures the page; later calls add to earlier ones. What only links and dialogs read may change at any time, and an
 * element that is shown takes it when it next changes; the rest only before the first element appears.
 * @throws if another setting changes after the shop was created.
 */
export function configure(config: PageConfig): void {
  const record = page();
  record.accept?.(config);
  record.config = { ...record.config, ...config };
}
