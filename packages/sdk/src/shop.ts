import type { ReadableAtom } from 'nanostores';
import { derived } from './base/cache/derived.ts';
import { createPriceJudge } from './base/cache/price-judge.ts';
import { type Cache, createCache, type Scope, type Snapshot } from './base/cache/query-cache.ts';
import { createTabAnswers } from './base/cache/tab-answers.ts';
import { type Api, type ApiOptions, createApi } from './base/http/client.ts';
import type { EndpointOverrides } from './base/http/endpoint.ts';
import type { CreateSender } from './base/http/sender/sender.ts';
import type { Patience } from './base/http/transport.ts';
import { environmentUpload } from './base/http/upload.ts';
import { type Clock, systemClock } from './base/platform/clock.ts';
import { type ExclusiveRunner, environmentExclusive } from './base/platform/cross-tab-lock.ts';
import { environmentChannel, type TabChannel } from './base/platform/tab-channel.ts';
import { environmentVisibility, type PageVisibility } from './base/platform/visibility.ts';
import { createFlashMessage, type FlashMessage } from './base/storage/flash-message.ts';
import { CHANNEL } from './base/storage/shared-names.ts';
import { type KeyValueStore, memoryStore, type ShopStorage } from './base/storage/storage.ts';
import { createPersonalDrafts } from './base/storage/user-drafts.ts';
import { environmentStorage, type StorageKind } from './base/storage/web-storage.ts';
import { PARTNER_KEY } from './base/values/partner-id.ts';
import { type CartStore, createCart, type OwnCart } from './cart/store.ts';
import { type PICTURE_SIZES, pictureUrl } from './catalogue/picture-url.ts';
import { createSearchHistory } from './catalogue/search-history.ts';
import { type CatalogueStore, createCatalogue } from './catalogue/store.ts';
import {
  type CertificationCodes,
  certificationOf,
  DEFAULT_CERTIFICATION_CODES,
} from './identity/account/rules.ts';
import { type AccountStore, createAccount } from './identity/account/store.ts';
import type { CaptchaCipher } from './identity/session/captcha-encryption.ts';
import { createSession, type SessionStore } from './identity/session/store.ts';
import { createTokenKeeper } from './identity/session/token.ts';
import type { LoginAnswer } from './identity/session/types.ts';
import type { MessageTable } from './language/messages.ts';
import type { Language } from './language/rules.ts';
import { createLanguage, type LanguageStore, type Translator } from './language/store.ts';
import { refuseUnfitOptions } from './shop-options.ts';

/** Options of a shop. Only `apiBase` is required. */
export interface ShopOptions extends Patience {
  /**
   * Where `/api` and `/authapi` are served: an http or https address, or a path; '' for the page's own origin. Without
   * credentials, query, and a slash at the end.
   */
  readonly apiBase: string;
  /** The separate service host of points and campaigns; `apiBase` by default. Spec: 2§7 */
  readonly serviceBase?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** `cookie` on the shop's own origin, `session` or `memory` (default) elsewhere, or your own storage. Spec: 1§3 */
  readonly storage?: StorageKind | ShopStorage;
  /** The language until a person chooses one; Traditional Chinese by default. Spec: 1§1 */
  readonly defaultLanguage?: Language;
  /** The language that the address of the page names, before a stored one; `language.use` stores it. */
  readonly addressLanguage?: Language;
  /** Paths and hosts of endpoints, by name. */
  readonly endpoints?: EndpointOverrides;
  /** Fills `{product}` in paths; empty by default. Spec: 1§7 */
  readonly productLine?: string;
  /**
   * Id of the partner whose page this is: 2 to 32 letters, digits and hyphens. It travels with registrations and orders,
   * and an unfit one is left out.
   */
  readonly partner?: string;
  /** Public key of the default cipher of code requests (RSA, base64 SPKI); read from the server by default. Spec: 1§7 */
  readonly captchaKey?: string;
  /** Replaces the cipher of code requests. Spec: 1§7 */
  readonly captchaCipher?: CaptchaCipher;
  /** The meaning of clinic status codes. Spec: 1§4 */
  readonly certificationCodes?: CertificationCodes;
  /** The answers that a server read for this page. */
  readonly snapshot?: Snapshot;
  /** The owner of the snapshot, from `session.owner()` on the server: another person does not get it. Anyone by default. */
  readonly snapshotOwner?: string;
  /** True while rendering on a server: watching loads nothing. */
  readonly server?: boolean;
  /**
   * Called after each call with its `endpoint`, `path`, `ms`, `outcome` ('ok' or the kind of the error) and `resultID`,
   * without bodies, tokens or people. What it throws reaches the caller.
   */
  readonly onCall?: ApiOptions['onCall'];
  readonly channel?: TabChannel;
  readonly exclusive?: ExclusiveRunner;
  /** Whether the page is visible; polling pauses while it is not. */
  readonly visibility?: PageVisibility;
  readonly crypto?: typeof globalThis.crypto;
  /** A stricter check of each answer, for tests. */
  readonly checkAnswer?: ApiOptions['checkAnswer'];
}

/** The parts of a shop that a domain is created from. */
export interface ShopParts {
  readonly api: Api;
  readonly cache: Cache;
  /** The language and the person that answers depend on. */
  readonly $scope: ReadableAtom<Scope>;
  readonly channel: TabChannel;
  readonly clock: Clock;
  /** Settings of this device. */
  readonly settings: KeyValueStore;
  /** Input that was not sent: removed when its owner logs out or another account logs in. */
  readonly drafts: KeyValueStore;
  /** Storage of the tab, shared by all accounts. */
  readonly tab: KeyValueStore;
  /** Answers of the server for coming back: removed as soon as the person changes. */
  readonly answers: KeyValueStore;
  readonly notice: FlashMessage;
  /** A lock across tabs, where the browser has one. */
  readonly exclusive: ExclusiveRunner | undefined;
  readonly visibility: PageVisibility;
  readonly language: LanguageStore;
  readonly session: SessionStore;
  readonly account: AccountStore;
  /** Returns the partner whose customer acts here, unchecked: that of the page, else the one that this tab came from. */
  readonly partner: () => string | undefined;
  readonly cart: OwnCart;
  /** Starts a session from the answer to a registration. Spec: 1§4 */
  enter(this: void, answer: LoginAnswer): void;
  /** Adds the sentences of code that was fetched later. */
  addMessages(this: void, table: MessageTable): void;
  /** Returns another domain that this one needs. */
  domain<Store>(this: void, domain: Domain<Store>): Store;
}

/** A part of the shop that only the pages that use it load: `shop.domain(couponDomain)`. */
export interface Domain<Store> {
  readonly name: string;
  readonly messages?: MessageTable;
  create(parts: ShopParts): Store;
}

/** A shop with the domains that every page needs. It shares nothing with other shops. */
export interface Shop {
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly account: AccountStore;
  readonly catalogue: CatalogueStore;
  readonly cart: CartStore;
  /** A message for the next page. */
  readonly notice: FlashMessage;
  /** Returns a further domain of this shop; creates it at the first call. */
  domain<Store>(domain: Domain<Store>): Store;
  /**
   * Calls any endpoint of the contract: `shop.call(catalogue.search, { keyword: 'gloves' })`, with `catalogue` of
   * `@clinicart/sdk/contract`. Rejects with a ShopError.
   */
  readonly call: Api['call'];
  /** Returns the URL of a picture template at a size; undefined when there is none. Spec: 1§3 */
  picture(template: string | undefined, size: keyof typeof PICTURE_SIZES): string | undefined;
  /** Returns what was read so far, for `snapshot`. It holds no token; it holds prices when the viewer may see them. */
  snapshot(): Snapshot;
  readonly clock: Clock;
}

/** Returns the surroundings of a shop: those of the options, else those of this environment. */
function environmentOf(options: ShopOptions) {
  const { storage = 'memory' } = options;
  const { session, settings, drafts } =
    typeof storage === 'object' ? storage : environmentStorage(storage);
  return {
    clock: options.clock ?? systemClock,
    channel: options.channel ?? environmentChannel(CHANNEL),
    exclusive: options.exclusive ?? environmentExclusive(),
    visibility: options.visibility ?? environmentVisibility(),
    crypto: () => options.crypto ?? globalThis.crypto,
    sessionStorage: session,
    settings,
    tab: drafts ?? memoryStore(),
  };
}

/** Reads whether the account is approved, by the bare call: a cached account could travel with a page that may not show it. */
function approvalReader(api: () => Api, codes: CertificationCodes) {
  return async (signal: AbortSignal | undefined): Promise<boolean> => {
    const { userInfo } = await api().part(() => import('./identity/account/contract.ts'));
    const { authStatus } = await api().call(userInfo, null, { signal, passive: true });
    return certificationOf(authStatus, codes) === 'approved';
  };
}

/** Creates each domain once. By name, since two bundles of a page may each bring a domain and share this shop. */
function createDomains(tables: MessageTable[], parts: () => ShopParts): ShopParts['domain'] {
  const domains = new Map<string, unknown>();
  return <Store>(domain: Domain<Store>): Store => {
    if (!domains.has(domain.name)) {
      if (domain.messages) tables.push(domain.messages);
      domains.set(domain.name, domain.create(parts()));
    }
    // The store of a name was created by the domain of that name.
    return domains.get(domain.name) as Store;
  };
}

/** Returns the snapshot, unless it was read for another person. */
function ownSnapshot({ snapshot = {}, snapshotOwner }: ShopOptions, owner: string): Snapshot {
  return snapshotOwner === undefined || snapshotOwner === owner ? snapshot : {};
}

/** The parts that an entry of the package chooses. */
export interface EntryParts {
  readonly translate: Translator;
  readonly createSender: CreateSender;
}

/**
 * Builds a shop; each entry has a `createShop` that is this with its own parts.
 * @throws TypeError without the address of the shop server; in Node, also for an unfit option.
 */
export function buildShop(options: ShopOptions, { translate, createSender }: EntryParts): Shop {
  if (typeof options?.apiBase !== 'string')
    throw new TypeError('createShop: name the shop server, as apiBase.');
  if (!globalThis.OMIT_NOTES) refuseUnfitOptions(options);
  const { clock, channel, exclusive, visibility, crypto, sessionStorage, settings, tab } =
    environmentOf(options);
  const loads = !options.server;
  const tables: MessageTable[] = [];
  const { addressLanguage: inAddress, defaultLanguage: fallback = 'zh' } = options;
  const language = createLanguage({ tables, settings, channel, inAddress, fallback, translate });
  const { say } = language;
  const drafts = createPersonalDrafts(tab);
  const notice = createFlashMessage(tab, 'notice');
  const token = createTokenKeeper(sessionStorage);
  const codes = options.certificationCodes ?? DEFAULT_CERTIFICATION_CODES;
  const isApproved = approvalReader(() => api, codes);
  const priceJudge = createPriceJudge({ clock, isApproved });
  const api: Api = createApi({
    apiBase: options.apiBase,
    serviceBase: options.serviceBase ?? options.apiBase,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timeout: options.timeout,
    retry: options.retry,
    clock,
    endpoints: options.endpoints ?? {},
    productLine: options.productLine ?? '',
    exclusive,
    upload: environmentUpload(),
    createSender,
    token: token.get,
    languageCode: language.code,
    priceJudge,
    onLoginNeeded() {
      // The token may be gone without an event, such as an expired cookie.
      session.refresh();
      void session.requestLogin({ required: true });
    },
    onSessionEnded: (refused) => session.end(refused),
    say,
    onCall: options.onCall,
    checkAnswer: options.checkAnswer,
  });
  const session = createSession({
    api,
    clock,
    storage: sessionStorage,
    settings,
    tab,
    drafts,
    channel,
    crypto,
    captchaCipher: options.captchaCipher,
    captchaKey: options.captchaKey,
    say,
    token,
    learn: (table) => void tables.push(table),
    onCartCount: (count) => cart.setCount(count),
  });
  const $scope = derived<Scope>([language.$language, session.$session], () => {
    const { status } = session.$session.get();
    return {
      language: language.$language.get(),
      viewer: status,
      // The epoch rather than the name, which its owner may change.
      person: status === 'member' ? session.sessionEpoch() : '',
    };
  });
  const snapshot = ownSnapshot(options, session.owner());
  const cache = createCache({ clock, $scope, snapshot, loads });
  const answers = createTabAnswers({ tab, whose: session.owner, $scope });
  const storage = sessionStorage;
  const domain: ShopParts['domain'] = createDomains(tables, () => parts);
  const { $forgotten } = session;
  const cart = createCart({
    api,
    cache,
    $scope,
    $forgotten,
    channel,
    tab,
    say,
    storage,
    loads,
    domain,
  });
  const onChanged = priceJudge.forget;
  const account = createAccount({ api, cache, channel, codes, onChanged });
  const history = createSearchHistory(settings, channel, clock);
  const catalogue = createCatalogue(api, cache, clock, history);
  const parts: ShopParts = {
    api,
    cache,
    $scope,
    channel,
    clock,
    language,
    session,
    account,
    partner: () => options.partner ?? tab.get(PARTNER_KEY),
    cart,
    exclusive,
    visibility,
    settings,
    tab,
    drafts,
    answers,
    notice,
    enter: session.enter,
    addMessages: (table) => void tables.push(table),
    domain,
  };
  return {
    session,
    language,
    account,
    catalogue,
    cart,
    notice,
    domain,
    call: api.call,
    picture: (template, size) => pictureUrl(template, size, options.apiBase),
    snapshot: cache.snapshot,
    clock,
  };
}
