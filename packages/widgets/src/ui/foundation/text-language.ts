import { type Language, langTag } from './context.tsx';

const HAN = /\p{Script=Han}/u;
/** A word of letters alone, at least three: no unit, size, article number or e-mail address. */
const LATIN_WORD = /(?<![\p{L}\p{N}@._-])\p{Script=Latin}{2}\p{Ll}+(?![\p{L}\p{N}@_-]|\.\p{L})/u;
/** Chinese words with the figures and marks between them. */
const HAN_WORDS = /\p{Script=Han}(?:[\p{N}\p{P}\s]*\p{Script=Han})*/gu;

/** A part of a text; `lang` where it is not in the language of the page. */
export interface TextPart {
  readonly text: string;
  readonly lang?: 'zh-Hant-HK' | 'en' | undefined;
}

/**
 * Splits a text of the server by language, so that a screen reader changes its voice. WCAG 3.1.2
 *
 * On a Chinese page only a whole text is marked: Chinese voices read Latin words, English voices drop Chinese ones.
 */
export function textParts(text: string, language: Language): readonly TextPart[] {
  const hasLatin = LATIN_WORD.test(text);
  const hasHan = HAN.test(text);
  const isForeign = language === 'en' ? hasHan : hasLatin && !hasHan;
  if (!isForeign) return [{ text }];
  const lang = langTag(language === 'en' ? 'zh' : 'en');
  if (!hasHan || !hasLatin) return [{ text, lang }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: han, index } of text.matchAll(HAN_WORDS)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: han, lang });
    end = index + han.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Returns the `lang` of a text that is wholly or mostly in another language than the page. */
export const langOf = (text: string | undefined, language: Language): TextPart['lang'] =>
  text === undefined ? undefined : textParts(text, language).find(({ lang }) => lang)?.lang;
