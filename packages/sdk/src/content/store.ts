import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import { createDraft } from '../base/storage/draft.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { ContactField, ContactForm } from './contact-rules.ts';
import * as contract from './contract.ts';
import { EMPTY_CONTACT } from './empty-contact.ts';
import type { RefusedMail } from './mail-saving.ts';
import { type FaqCategory, isFaqCategory } from './rules.ts';
import type { Article, MailPreference, MailPreferences, SupportContact } from './types.ts';

/** The result of a message: sent, not valid, or refused by the server. Spec: 2§5, 2§8 */
export type ContactOutcome =
  | { readonly ok: true; readonly notice: Explanation<'sent'> }
  | {
      readonly ok: false;
      readonly reason: 'unfit';
      readonly complaints: Partial<Record<ContactField, Explanation>>;
    }
  | {
      readonly ok: false;
      readonly reason: 'send-failure';
      readonly notice: Explanation<'send-failure'>;
    };

/** Articles, contact, e-mail preferences and the cookie choice. Spec: 2§2 */
export interface ContentStore {
  /** An information article, by its id. Spec: 2§2.1 */
  readonly article: Query<string, Article>;
  /** The categories of the FAQ with the titles of their articles. Spec: 2§2.13 */
  readonly faq: Query<null, readonly FaqCategory[]>;
  /** How to reach the shop. Spec: 1§1 */
  readonly support: Query<null, SupportContact>;
  /** Entries of the navigation of articles. Spec: 2§3 */
  readonly navigationList: Query<null, readonly { path: string; name: string }[]>;
  /** Passive: a visitor gets `login-required` and no dialog. */
  readonly mailPreferences: Query<null, MailPreferences>;
  /**
   * Saves the e-mail preferences. With the choice `before`, reads the preferences again, saves only what differs from
   * it, and returns the e-mails whose change the server refused; the other changes are saved. Without it all are saved
   * as chosen, and a refusal rejects with a ShopError. @throws TypeError for security e-mails turned off. Spec: 1§9
   */
  saveMailPreferences(
    chosen: readonly MailPreference[],
    before?: readonly MailPreference[],
  ): Promise<readonly RefusedMail[]>;
  /** Validates and sends a message; a second call while one is under way returns the same promise. Spec: 2§5, 2§7 */
  sendMessage(form: ContactForm): Promise<ContactOutcome>;
  /** Returns the input that was not sent; kept for a reload of this tab until the person logs out. */
  draft(): ContactForm;
  /**
   * Returns whether that input may have been sent already: a request with exactly this input was begun, and its answer
   * never came, as when the page was left. Sent unchanged it is the same request.
   */
  mayHaveArrived(): boolean;
  /** Keeps the input for a reload of this tab; undefined removes it. */
  keepDraft(form: ContactForm | undefined): void;
  /** Whether cookies were accepted on this device; null until {@link readCookieChoice}. Spec: 2§2.14 */
  readonly $cookiesAccepted: ReadableAtom<boolean | null>;
  /** Reads the stored choice, which a server cannot. */
  readCookieChoice(): void;
  /** Records on this device that cookies were accepted. Spec: 2§2.14 */
  acceptCookies(): void;
}

/** Spec: 2§3 */
const COOKIE_KEY = 'cookie';
const storedDraft = z.object({
  name: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
});

/** Input of the contact form, with the id of the request that was begun with exactly this input. */
export interface ContactDraft extends ContactForm {
  readonly requestId?: string | undefined;
}

const CONTACT_DRAFT = 'contactDraft';

interface ContentOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly settings: KeyValueStore;
  readonly drafts: KeyValueStore;
  readonly clock: Pick<Clock, 'after'>;
  readonly session: { sessionEpoch(): string };
  readonly say: (why: Explanation) => string;
}

export function createContent(options: ContentOptions): ContentStore {
  const { api, cache, settings, drafts } = options;
  const $cookiesAccepted = atom<boolean | null>(null);
  const draft = createDraft<ContactDraft>(drafts, CONTACT_DRAFT, storedDraft);
  const singleFlight = createSingleFlight();
  const actions = createOnDemand(() => import('./actions.ts'), options);

  async function faqArticles(categoryId: string, signal: AbortSignal | undefined) {
    try {
      return await api.call(contract.faqArticles, categoryId, { signal });
    } catch (error) {
      // A category that cannot be read must not hide the others.
      if (isShopError(error)) return undefined;
      throw error;
    }
  }

  const mailPreferences = cache.query<null, MailPreferences>(
    'content',
    'mailPreferences',
    (_, signal) => {
      // The screen that reads them also saves them.
      actions.prepare();
      return api.call(contract.mailPreferences, null, { signal, passive: true });
    },
  );

  return {
    article: cache.query('content', 'article', (articleId, signal) =>
      api.call(contract.article, articleId, { signal }),
    ),
    faq: cache.query('content', 'faq', async (_, signal) => {
      const categories = (await api.call(contract.faqCategories, null, { signal })).filter(
        isFaqCategory,
      );
      return Promise.all(
        categories.map(async (category) => ({
          ...category,
          articles: await faqArticles(category.id, signal),
        })),
      );
    }),
    support: cache.query('content', 'support', (_, signal) =>
      api.call(contract.supportContact, null, { signal }),
    ),
    navigationList: cache.query('content', 'navigationList', (_, signal) =>
      api.call(contract.navigationList, null, { signal }),
    ),
    mailPreferences,
    async saveMailPreferences(chosen, before = []) {
      const { saveMails } = await actions.get();
      return saveMails({ api, onSaved: () => mailPreferences.reload(null) }, chosen, before);
    },
    sendMessage: (form) =>
      singleFlight('message', async () => {
        const { sendMessage } = await actions.get();
        return sendMessage({ api, draft }, form);
      }),
    draft() {
      // The form that asks for it also sends.
      actions.prepare();
      const kept: ContactDraft = draft.load() ?? EMPTY_CONTACT;
      const { requestId: _, ...form } = kept;
      return form;
    },
    mayHaveArrived: () => draft.load()?.requestId !== undefined,
    keepDraft: draft.keep,
    $cookiesAccepted,
    readCookieChoice: () => $cookiesAccepted.set(Boolean(settings.get(COOKIE_KEY))),
    acceptCookies() {
      settings.set(COOKIE_KEY, '1');
      $cookiesAccepted.set(true);
    },
  };
}
