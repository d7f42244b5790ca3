/** One request as the console lists it: no token, no body, no query, nothing about a person. */
export interface LoggedRequest {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly resultID: number | undefined;
  readonly ms: number;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  /** Newest first. */
  list(): readonly LoggedRequest[];
  clear(): void;
}

const MAX_ENTRIES = 200;

export function createRequestLog(): RequestLog {
  let log: LoggedRequest[] = [];
  return {
    add(request) {
      log = [request, ...log].slice(0, MAX_ENTRIES);
    },
    list: () => log,
    clear() {
      log = [];
    },
  };
}
