/**
 * The part of the SDK that the engine itself touches, in one place. Components use the whole `Shop`.
 */
import type { ReadableAtom } from 'nanostores';

export type Language = 'zh' | 'en';

export interface Shop {
  readonly language: { readonly $language: ReadableAtom<Language> };
}
