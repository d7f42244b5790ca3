import { computed, type ReadableAtom } from 'nanostores';
import { createPriceJudge } from './base/cache/price-judge.ts';
import { type Cache, createCache, type Scope, type Snapshot } from './base/cache/query-cache.ts';
import { createTabAnswers } from './base/cache/tab-answers.ts';
import { type Api, type ApiOptions, createApi } from './base/http/client.ts';
import type { EndpointOverrides } from './base/http/endpoint.ts';
import { environmentUpload } from './base/http/upload.ts';
import { type Clock, systemClock } from './base/platform/clock.ts';
import { type ExclusiveRunner, environmentExclusive } from './base/platform/cross-tab-lock.ts';
import { environmentChannel, type TabChannel } from './base/platform/tab-channel.ts';
import { environmentVisibility, type PageVisibility } from './base/platform/visibility.ts';
import { createFlashMessage, type FlashMessage } from './base/storage/flash-message.ts';
import { type KeyValueStore, memoryStore, type ShopStorage } from './base/storage/storage.ts';
import { createPersonalDrafts } from './base/storage/user-drafts.ts';
import { environmentStorage, type StorageKind } from './base/storage/web-storage.ts';
import { type CartStore, createCart, type OwnCart } from './cart/store.ts';
import { type PICTURE_SIZES, pictureUrl } from './catalogue/rules.ts';
import { createSearchHistory } from './catalogue/search-history.ts';
import { type CatalogueStore, createCatalogue } from './catalogue/store.ts';
import { userInfo } from './identity/account/contract.ts';
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

/** How a shop is made. Only `apiBase` is needed. */
export interface ShopOptions {
  /** Where `/api` and `/authapi` are served, without a slash at the end; '' for the page's own origin. */
  readonly apiBase: string;
  /** The separate service host of points and campaigns; `apiBase` by default. Spec: 2§7 */
  readonly serviceBase?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** `cookie` on the shop's own origin, `session` or `memory` (default) elsewhere, or a storage of yours. Spec: 1§3 */
  readonly storage?: StorageKind | ShopStorage;
  /** Used until a person chooses; Traditional Chinese by default. Spec: 1§1 */
  readonly defaultLanguage?: Language;
  /** Paths and hosts of rows, by name. */
  readonly endpoints?: EndpointOverrides;
  /** Fills `{product}` in paths; empty by default. Spec: 1§7 */
  readonly productLine?: string;
  /** Public key of the default cipher of code requests (RSA, base64 SPKI); asked of the server when left out. Spec: 1§7 */
  readonly captchaKey?: string;
  /** Replaces the cipher of code requests. Spec: 1§7 */
  readonly captchaCipher?: CaptchaCipher;
  /** How clinic status codes are read. Spec: 1§4 */
  readonly certificationCodes?: CertificationCodes;
  /** What a server read for this page. */
  readonly snapshot?: Snapshot;
  /** For whom it was read, by `session.owner()` there: another who is here now does not get it. Whoever is here, where left out. */
  readonly snapshotOwner?: string;
  /** True while rendering on a server: watching starts no calls. */
  readonly server?: boolean;
  /** Told of every finished call, without bodies, tokens or people. */
  readonly onCall?: ApiOptions['onCall'];
  readonly channel?: TabChannel;
  readonly exclusive?: ExclusiveRunner;
  /** Whether the page can be seen; what asks the server again and again pauses while it cannot. */
  readonly visibility?: PageVisibility;
  readonly crypto?: Crypto;
  /** For tests: a stricter look at each answer. */
  readonly checkAnswer?: ApiOptions['checkAnswer'];
}

/** What a domain is made from. */
export interface ShopParts {
  readonly api: Api;
  readonly cache: Cache;
  /** Whose answers are kept: language and person. */
  readonly $scope: ReadableAtom<Scope>;
  readonly channel: TabChannel;
  readonly clock: Clock;
  /** Choices of this device. */
  readonly settings: KeyValueStore;
  /** What a person typed and did not send: goes when they sign out, or another comes. */
  readonly drafts: KeyValueStore;
  /** What belongs to the tab, whoever is there. */
  readonly tab: KeyValueStore;
  /** Answers of the server to come back to: go as soon as another is here. */
  readonly answers: KeyValueStore;
  readonly notice: FlashMessage;
  /** One at a time among all tabs, where they can know of each other. */
  readonly exclusive: ExclusiveRunner | undefined;
  readonly visibility: PageVisibility;
  readonly language: LanguageStore;
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly cart: OwnCart;
  /** Signs in with what a registration answered. Spec: 1§4 */
  enter(this: void, answer: LoginAnswer): void;
  /** Another domain that this one needs. */
  domain<Store>(this: void, domain: Domain<Store>): Store;
}

/** A part of the shop that only those pay for who use it: `shop.domain(couponDomain)`. */
export interface Domain<Store> {
  readonly name: string;
  readonly messages?: MessageTable;
  create(parts: ShopParts): Store;
}

/** One shop: what every page needs, and nothing shared with any other shop. */
export interface Shop {
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly account: AccountStore;
  readonly catalogue: CatalogueStore;
  readonly cart: CartStore;
  /** What one page has to say on the next. */
  readonly notice: FlashMessage;
  /** A further domain of this shop, made when it is first asked for. */
  domain<Store>(domain: Domain<Store>): Store;
  /** Calls any row of the contract by its endpoint object. */
  readonly call: Api['call'];
  /** The URL of a picture template at a size; undefined when there is none. Spec: 1§3 */
  picture(template: string | undefined, size: keyof typeof PICTURE_SIZES): string | undefined;
  /** What was read so far, for `snapshot`. Holds no token; it holds prices when the viewer may see them. */
  snapshot(): Snapshot;
  readonly clock: Clock;
}

/** Builds a shop with a translator of your choice; `createShop` is this with the message catalogue. */
export function buildShop(options: ShopOptions, translate: Translator): Shop {
  const clock = options.clock ?? systemClock;
  const storage =
    typeof options.storage === 'object'
      ? options.storage
      : environmentStorage(options.storage ?? 'memory');
  const channel = options.channel ?? environmentChannel('clinicart');
  const tables: MessageTable[] = [];
  const language = createLanguage({
    tables,
    settings: storage.settings,
    channel,
    fallback: options.defaultLanguage ?? 'zh',
    translate,
  });
  const { say } = language;
  const tab = storage.drafts ?? memoryStore();
  const drafts = createPersonalDrafts(tab);
  const notice = createFlashMessage(tab, 'notice');
  const token = createTokenKeeper(storage.session);
  const exclusive = options.exclusive ?? environmentExclusive();
  const codes = options.certificationCodes ?? DEFAULT_CERTIFICATION_CODES;
  const priceJudge = createPriceJudge({
    clock,
    // By the bare call: what is kept of the account travels with a page that may not show it.
    isApproved: async (signal) =>
      certificationOf(
        (await api.call(userInfo, null, { signal, passive: true })).authStatus,
        codes,
      ) === 'approved',
  });
  const api: Api = createApi({
    apiBase: options.apiBase,
    serviceBase: options.serviceBase ?? options.apiBase,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    clock,
    endpoints: options.endpoints ?? {},
    productLine: options.productLine ?? '',
    exclusive,
    upload: environmentUpload(),
    token: token.get,
    languageCode: language.code,
    priceJudge,
    onLoginNeeded() {
      // The token may have gone without a word, as a cookie that has run out.
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
    storage: storage.session,
    tab,
    drafts,
    channel,
    crypto: options.crypto ?? globalThis.crypto,
    captchaCipher: options.captchaCipher,
    captchaKey: options.captchaKey,
    say,
    token,
    onCartCount: (count) => cart.setCount(count),
  });
  const $scope = computed([language.$language, session.$session], (spoken, who) => ({
    language: spoken,
    viewer: who.status,
    // By the sign-in, not by the name, which its owner may change.
    person: who.status === 'member' ? session.sessionEpoch() : '',
  }));
  const cache = createCache({
    clock,
    $scope,
    snapshot:
      (options.snapshotOwner ?? session.owner()) === session.owner() ? options.snapshot : {},
    loads: !options.server,
  });
  const answers = createTabAnswers({ tab, whose: session.owner, $scope });
  const cart = createCart({
    api,
    cache,
    $scope,
    channel,
    tab,
    say,
    storage: storage.session,
    loads: !options.server,
  });
  const account = createAccount({
    api,
    cache,
    channel,
    codes,
    onChanged: priceJudge.forget,
  });
  // By name, since two bundles of a page bring a domain each and share this shop.
  const domains = new Map<string, unknown>();
  function domainOf<Store>(domain: Domain<Store>): Store {
    if (!domains.has(domain.name)) {
      if (domain.messages) tables.push(domain.messages);
      domains.set(domain.name, domain.create(parts));
    }
    // What a name holds was made by the domain of that name.
    return domains.get(domain.name) as Store;
  }
  const parts: ShopParts = {
    api,
    cache,
    $scope,
    channel,
    clock,
    language,
    session,
    account,
    cart,
    exclusive,
    visibility: options.visibility ?? environmentVisibility(),
    settings: storage.settings,
    tab,
    drafts,
    answers,
    notice,
    enter: session.enter,
    domain: domainOf,
  };
  return {
    session,
    language,
    account,
    catalogue: createCatalogue(
      api,
      cache,
      clock,
      createSearchHistory(storage.settings, channel, clock),
    ),
    cart,
    notice,
    domain: domainOf,
    call: api.call,
    picture: (template, size) => pictureUrl(template, size, options.apiBase),
    snapshot: cache.snapshot,
    clock,
  };
}
