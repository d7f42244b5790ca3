/** The parts of a service worker’s global scope that ours uses; TypeScript’s own library excludes that of pages. */

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface PageRequest extends LifeEvent {
  readonly request: Request;
  /** The page, asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessage extends LifeEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: LifeEvent;
  readonly activate: LifeEvent;
  readonly fetch: PageRequest;
  readonly message: WorkerMessage;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  /** Reads the cookies of the shop; some browsers lack it. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    name: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}
