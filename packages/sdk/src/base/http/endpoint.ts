import type * as z from 'zod/mini';

export type Host = 'main' | 'service';
export type Encoding = 'json' | 'multipart' | 'none';

/**
 * A call of the contract, as data: the SDK sends it, the sandbox serves it, the tests and the printed reference read
 * it. `In` is the caller's input, `Wire` what is sent, `Out` the parsed answer. Spec: 1§7, 2§7
 */
export interface Endpoint<In, Wire, Out> {
  /** `domain.verb`, for overrides and logs. */
  readonly name: string;
  readonly method: 'POST' | 'GET';
  /** Absolute path; `{product}` stands for the shop's product line. */
  readonly path: string;
  readonly host: Host;
  readonly encoding: Encoding;
  /** The wire shape of the request body. */
  readonly request: z.ZodMiniType<unknown, Wire>;
  /** The wire shape of `data` in the answer, and its translation into `Out`. */
  readonly response: z.ZodMiniType<Out, unknown>;
  readonly toWire: (input: In) => Wire;
  /** A read is shared and may be repeated after a failure; any other call is sent once. */
  readonly read: boolean;
  /** Writes of one subject run one at a time. */
  readonly subject?: string;
  /**
   * The answer has amounts that only an approved clinic may see. When it has no `isAuth`, the account decides. Spec:
   * 1§1, 1§6
   */
  readonly priced?: boolean;
  /** The answer is a picture, not an envelope. */
  readonly answers?: 'envelope' | 'picture';
  /** For the printed reference; builds for a page leave it out. */
  readonly notes?: EndpointNotes | undefined;
}

/** Sentences about a call. */
export interface EndpointNotes {
  readonly summary: string;
  /** The section of the documents. */
  readonly spec: string;
  /** Assumptions of the row that the documents do not show. */
  readonly assumed?: readonly string[];
}

declare global {
  /** A compile-time constant: builds for a page replace it with `true`, and notes are dropped. */
  var OMIT_NOTES: true | undefined;
}

/** An endpoint of any types, for tables. */
export type AnyEndpoint = Endpoint<never, unknown, unknown>;

interface Row<In, Wire, Out>
  extends Partial<
    Pick<
      Endpoint<In, Wire, Out>,
      'method' | 'host' | 'encoding' | 'notes' | 'subject' | 'priced' | 'answers'
    >
  > {
  name: string;
  path: string;
  request: z.ZodMiniType<unknown, Wire>;
  response: z.ZodMiniType<Out, unknown>;
}

function row<In, Wire, Out>(
  read: boolean,
  toWire: (input: In) => Wire,
  fields: Row<In, Wire, Out>,
): Endpoint<In, Wire, Out> {
  return {
    method: 'POST',
    host: 'main',
    encoding: 'json',
    ...fields,
    read,
    toWire,
  };
}

/** Defines a call that only reads. */
/* @__NO_SIDE_EFFECTS__ */
export function read<In, Wire, Out>(
  fields: Row<In, Wire, Out>,
  toWire: (input: In) => Wire,
): Endpoint<In, Wire, Out> {
  return row(true, toWire, fields);
}

/** Defines a call that changes something: sent once, one at a time per subject. */
/* @__NO_SIDE_EFFECTS__ */
export function write<In, Wire, Out>(
  fields: Row<In, Wire, Out>,
  toWire: (input: In) => Wire,
): Endpoint<In, Wire, Out> {
  return row(false, toWire, fields);
}

/** Account calls need a token: those with `authapi` in the path, also in an override. Spec: 1§6 */
export const needsLogin = ({ path }: Pick<AnyEndpoint, 'path'>): boolean => /authapi/i.test(path);

/** Overrides of paths and hosts, by the name of the row. */
export type EndpointOverrides = Readonly<
  Record<string, Partial<Pick<AnyEndpoint, 'path' | 'host'>>>
>;

/** The address of a server, with the overrides of its calls. */
export interface ServerAddress {
  readonly apiBase: string;
  readonly serviceBase: string;
  readonly endpoints: EndpointOverrides;
  /** Replaces `{product}` in paths. */
  readonly productLine: string;
}

/** Returns a row with its path and host after overrides. */
export const overridden = <Row extends Pick<AnyEndpoint, 'name' | 'path' | 'host'>>(
  endpoint: Row,
  { endpoints }: Pick<ServerAddress, 'endpoints'>,
): Row => ({ ...endpoint, ...endpoints[endpoint.name] });

/** Returns the full URL of a row, after overrides. */
export function endpointUrl(
  endpoint: Pick<AnyEndpoint, 'name' | 'path' | 'host'>,
  server: ServerAddress,
): string {
  const { host, path } = overridden(endpoint, server);
  const base = host === 'service' ? server.serviceBase : server.apiBase;
  return base.replace(/\/$/, '') + path.replace('{product}', server.productLine);
}
