import type { AnyEndpoint, Endpoint } from '@clinicart/sdk/contract';
import type { Call } from './call.ts';

/** A call of the contract and its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (input: unknown, call: Call) => unknown;
  /** Size limit of a form with more than one picture. */
  readonly maxBytes?: number | undefined;
}

/** Binds a handler to its endpoint; the dispatcher validates the body first. */
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
