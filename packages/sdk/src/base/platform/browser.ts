import { createSerialQueue } from '../concurrency/serial-queue.ts';
import {
  type KeyValueStore,
  memoryStore,
  type RiskyStore,
  type ShopStorage,
  safeStore,
} from '../storage/storage.ts';

const SIGNALS = [
  'session',
  'language',
  'cart',
  'cart-count',
  'coupon',
  'history',
  'address',
  'account',
  'order',
  'placement',
  'payment',
] as const;
/** What passes between the tabs of one shop: that something changed, never what. */
export type TabSignal = (typeof SIGNALS)[number];

/** Tells other tabs, and hears them. */
export interface TabChannel {
  post(signal: TabSignal): void;
  listen(hear: (signal: TabSignal) => void): () => void;
}

/** Runs a job alone among all tabs, by the name of its subject. */
export type ExclusiveRunner = <T>(subject: string, job: () => Promise<T>) => Promise<T>;

/** How long a sign-in lasts where it is kept in cookies. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;
const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;

function cookieStore(maxAge: number): RiskyStore {
  const attributes = (age: number) =>
    `; Path=/; Max-Age=${age}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  /**
   * Chromium may write a cookie a moment after it was set, and a tab that has been told of it in between would read
   * the old one. A read waits for the write.
   */
  const write = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous and missing from Safari 17.
    document.cookie = cookie;
    return document.cookie;
  };
  return {
    get: (key) => cookieValue(document.cookie, key),
    set(key, value) {
      const kept = write(`${key}=${encodeURIComponent(value)}${attributes(maxAge)}`);
      // A browser that takes no cookies says nothing, and drops what is too long.
      if (cookieValue(kept, key) !== value) throw new TypeError('the cookie was not kept');
    },
    remove: (key) => void write(`${key}=${attributes(0)}`),
  };
}

/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when absent or malformed. */
export function cookieValue(header: string, key: string): string | undefined {
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=');
    if (cut < 0 || pair.slice(0, cut).trim() !== key) continue;
    try {
      return decodeURIComponent(pair.slice(cut + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

function webStore(open: () => Storage): RiskyStore {
  return {
    get: (key) => open().getItem(key),
    set: (key, value) => open().setItem(key, value),
    remove: (key) => open().removeItem(key),
  };
}

/** Language goes to local storage by the documents, and to a cookie so that a server can read it. Spec: 2§9 */
function settingsWithCookie(): KeyValueStore {
  // Each by itself: one may be blocked where the other is not.
  const local = safeStore(webStore(() => localStorage));
  const cookie = safeStore(cookieStore(LANGUAGE_SECONDS));
  return {
    get: (key) => (key === 'language' ? (cookie.get(key) ?? local.get(key)) : local.get(key)),
    set: (key, value) => {
      if (key === 'language') cookie.set(key, value);
      local.set(key, value);
    },
    remove: (key) => {
      if (key === 'language') cookie.remove(key);
      local.remove(key);
    },
  };
}

/** How a page keeps a session: cookies on the shop's own origin, else memory or the tab's session storage. */
export type StorageKind = 'cookie' | 'session' | 'memory';

/** Storage of this environment. Without a document everything is memory. Spec: 1§3 */
export function environmentStorage(kind: StorageKind): ShopStorage {
  if (kind === 'memory' || typeof document === 'undefined') {
    return { session: memoryStore(), settings: memoryStore() };
  }
  const drafts = safeStore(webStore(() => sessionStorage));
  if (kind === 'session') {
    return {
      session: safeStore(webStore(() => sessionStorage)),
      settings: safeStore(webStore(() => localStorage)),
      drafts,
    };
  }
  return {
    session: safeStore(cookieStore(SESSION_SECONDS)),
    settings: settingsWithCookie(),
    drafts,
  };
}

/** Of a page that is alone, or may not know of others. */
const SILENT: TabChannel = { post: () => {}, listen: () => () => {} };

/** A channel to the other tabs of this origin, or a silent one where there is none or the browser allows none. */
export function environmentChannel(name: string): TabChannel {
  if (typeof document === 'undefined') return SILENT;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return SILENT;
  }
  return {
    post(signal) {
      try {
        channel.postMessage(signal);
      } catch {
        // Closed with its page: nobody is left who would tell.
      }
    },
    listen(hear) {
      const onMessage = (event: MessageEvent<unknown>) => {
        const signal = SIGNALS.find((each) => each === event.data);
        if (signal) hear(signal);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Web Locks where there are any and the page may use them; otherwise the jobs of a subject take turns in this page. A
 * lock is denied where cookies are blocked and in frames without an origin, which shows at its first request only. Then
 * nothing has begun, and the job runs here; once a job has begun, whatever happens to its lock it runs once.
 */
export function environmentExclusive(): ExclusiveRunner | undefined {
  if (typeof document === 'undefined') return undefined;
  const inThisPage = createSerialQueue(undefined);
  return async <T>(subject: string, job: () => Promise<T>): Promise<T> => {
    let running: Promise<T> | undefined;
    const begin = () => {
      // Async, so that one that throws at once has begun too.
      running ??= (async () => job())();
      return running;
    };
    try {
      await navigator.locks.request(`clinicart-${subject}`, begin);
    } catch {
      // Denied, or failed with its job, or taken away from it while the job goes on.
    }
    return running ?? inThisPage(subject, begin);
  };
}

/** Whether anybody can see the page. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Told when it is shown or hidden. */
  listen(hear: () => void): () => void;
}

/** The document's own; a script is always there. */
export function environmentVisibility(): PageVisibility {
  if (typeof document === 'undefined') return { isHidden: () => false, listen: () => () => {} };
  return {
    isHidden: () => document.visibilityState === 'hidden',
    listen(hear) {
      document.addEventListener('visibilitychange', hear);
      return () => document.removeEventListener('visibilitychange', hear);
    },
  };
}

/** Sends a form and tells how far it is. Resolves with whatever status; rejects when nothing came back. */
export type Uploader = (upload: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (sent: number, total: number) => void;
}) => Promise<Response>;

/** Statuses that a Response refuses a body with, even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** The answer to an upload in the form of `fetch`; of its headers only the one that is read. */
function responseOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const wait = request.getResponseHeader('Retry-After');
  return new Response(WITHOUT_BODY.includes(status) ? null : request.responseText, {
    status,
    headers: wait === null ? {} : { 'Retry-After': wait },
  });
}

/**
 * XMLHttpRequest where there is one: fetch tells of progress only through a request stream, which
 * Chromium refuses over HTTP/1.1.
 */
export function environmentUpload(): Uploader | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  return ({ url, headers, body, timeoutMs, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) throw signal.reason;
      const request = new XMLHttpRequest();
      request.open('POST', url);
      request.timeout = timeoutMs;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('the upload did not arrive'));
      request.ontimeout = () =>
        reject(new DOMException('the upload took too long', 'TimeoutError'));
      request.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
}
