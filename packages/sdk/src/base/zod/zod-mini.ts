/**
 * The stand-in for `zod/mini` in the scripts of pages and in the published SDK: the names that the shop uses, with the same
 * results, in a fifth of the bytes. The contract's own entry, the sandbox, the tests, the printed reference and all types
 * have zod itself. `tests/contract/zod-stand-in.test.ts` holds every schema of the SDK to zod.
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
