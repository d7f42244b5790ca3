import * as z from 'zod/mini';
import { typedLine } from '../../base/wire/typed-fields.ts';
import { TYPED_KEYWORD_LENGTH } from '../search-text.ts';

/** The request of a call without input. */
export const none = z.object({});
export const nothing = (_: null) => ({});

/** The keyword of a search. It counts letters, and a line counts the halves of some. */
export const keyword = typedLine(TYPED_KEYWORD_LENGTH);
