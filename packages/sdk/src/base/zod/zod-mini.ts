/**
 * The stand-in for `zod/mini` in the builds that run in pages and in the published SDK: the names that the shop uses, with
 * the same results. It takes a tenth of zod's bytes and makes a schema in a tenth of its time. The sandbox, the tests, the
 * printed reference, the types and `@clinicart/sdk/contract` have zod itself. `tests/contract/zod-stand-in.test.ts` holds
 * every schema of the shop to zod: a name that is added here belongs into a case there.
 */

export { discriminatedUnion, extend, file, instanceof, record } from './further-kinds.ts';
export {
  _default,
  array,
  boolean,
  config,
  custom,
  enum,
  gte,
  int,
  length,
  literal,
  maxLength,
  minLength,
  NEVER,
  nullable,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  union,
  unknown,
} from './kinds.ts';
