import type { AnyEndpoint, Endpoint } from '@clinicart/sdk/contract';
import type { Call } from './call.ts';

/** One row of the server's table: a call of the contract and what answers it. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (input: unknown, call: Call) => unknown;
  /** What a form of this call may hold, where that is more than one picture. */
  readonly maxBytes?: number | undefined;
}

/** Ties a handler to its endpoint; the dispatcher has held the body to the strict reading. */
export function serve<In, Wire, Out>(
  endpoint: Endpoint<In, Wire, Out>,
  handle: (input: Wire, call: Call) => unknown,
  more: Pick<Route, 'maxBytes'> = {},
): Route {
  return {
    // `In` is the caller's side; a server never uses it.
    endpoint: endpoint as unknown as AnyEndpoint,
    handle: (input, call) => handle(input as Wire, call),
    ...more,
  };
}
