import type { Call } from '../../http/call.ts';
import type { Language } from '../../http/language.ts';
import { looksLikeArticle, nearArticles } from '../../quick-order/similar-articles.ts';
import { areEasilyConfused } from './chinese-variants.ts';
import { editDistance, fuzzySubstringMatch, maxTypos } from './edit-distance.ts';
import { normalise } from './normalise.ts';
import { vocabulary, type Word } from './vocabulary.ts';

const PART = /\p{Script=Han}+|[^\p{Script=Han}\s\p{P}\p{S}]+/gu;
const isHan = (part: string) => /^\p{Script=Han}/u.test(part);
/** Share of the typed Chinese characters that may be wrong. */
const HAN_TOLERANCE = 0.45;
/** Penalty that puts the name of a category or brand just behind the corrected word. */
const BEHIND_WORD = 0.02;
/** Words that score this much below the best are dropped. */
const SPREAD = 0.12;
/** With fewer words, product names are offered too. */
const ENOUGH = 4;

interface Part {
  readonly plain: string;
  readonly characters: readonly string[];
}
interface Phrase extends Word {
  readonly parts: readonly { readonly text: string; readonly plain: string }[];
}
interface Fit {
  /** From 0 to 1, where 1 is as typed. */
  readonly score: number;
  readonly mended: string;
}

const partsOf = (text: string) => text.match(PART) ?? [];
const phrases = new WeakMap<readonly Word[], readonly Phrase[]>();

function phrasesOf(words: readonly Word[]): readonly Phrase[] {
  const known = phrases.get(words);
  if (known) return known;
  const made = words.map((word) => ({
    ...word,
    parts: partsOf(word.word.normalize('NFKC')).map((text) => ({ text, plain: normalise(text) })),
  }));
  phrases.set(words, made);
  return made;
}

/** Returns the edit distance from a typed word, memoised by word. */
function slipsOf(typed: string): (word: string) => number {
  const most = maxTypos(typed.length);
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const slips = word.startsWith(typed) ? 0 : editDistance(typed, word, most);
    known.set(word, slips);
    return slips;
  };
}

type Piece = Phrase['parts'][number];

/** Scores a piece of a phrase against a typed part, memoised: pieces repeat from name to name. */
function pieceFitterOf(part: Part): (piece: Piece) => Fit | undefined {
  const slips = isHan(part.plain) ? undefined : slipsOf(part.plain);
  const known = new Map<string, Fit | undefined>();
  return (piece) => {
    if (known.has(piece.text)) return known.get(piece.text);
    const fit = slips ? wordFit(part, slips, piece) : hanFit(part, piece);
    known.set(piece.text, fit);
    return fit;
  };
}

function wordFit(part: Part, slips: (word: string) => number, { text, plain }: Piece) {
  const score = 1 - slips(plain) / part.plain.length;
  return score > 0 ? { score, mended: text } : undefined;
}

/** Two characters allow one homophone or a transposition: with more, every pair would match. */
function costAllowed(characters: number): number {
  return characters === 1 ? 0 : characters === 2 ? 0.6 : characters * HAN_TOLERANCE;
}

function hanFit({ characters }: Part, { text, plain }: Piece): Fit | undefined {
  if (!isHan(plain)) return undefined;
  const { cost, from, to } = fuzzySubstringMatch(characters, [...plain], areEasilyConfused);
  const isWord = to - from > 1 || characters.length === 1;
  if (!isWord || cost > costAllowed(characters.length)) return undefined;
  return { score: 1 - cost / characters.length, mended: [...text].slice(from, to).join('') };
}

function fitterOf(typed: readonly Part[]): (phrase: Phrase) => Fit | undefined {
  const fitters = typed.map(pieceFitterOf);
  return ({ parts }) => {
    const mended: string[] = [];
    let score = 0;
    for (const fit of fitters) {
      let best: Fit | undefined;
      for (const piece of parts) {
        const found = fit(piece);
        if (found && found.score > (best?.score ?? 0)) best = found;
      }
      if (!best) return undefined;
      score += best.score / fitters.length;
      mended.push(best.mended);
    }
    return { score, mended: mended.join(' ') };
  };
}

interface Offer {
  readonly word: string;
  readonly score: number;
  readonly weight: number;
}

/** Collects words by their normalised form; the better match decides the spelling. */
function createOffers(wanted: string) {
  const found = new Map<string, Offer>();
  return {
    add(word: string, score: number, weight: number) {
      const plain = normalise(word);
      if (plain === wanted || plain === '') return;
      const before = found.get(plain);
      found.set(plain, {
        word: before && before.score > score ? before.word : word,
        score: Math.max(score, before?.score ?? 0),
        weight: weight + (before?.weight ?? 0),
      });
    },
    best() {
      const all = [...found.values()].sort(
        (one, other) => other.score - one.score || other.weight - one.weight,
      );
      const least = (all[0]?.score ?? 0) - SPREAD;
      return all.filter(({ score }) => score >= least).map(({ word }) => word);
    },
  };
}

function fitting(wanted: string, language: Language, call: Call): string[] {
  const typed = partsOf(wanted).map((plain) => ({ plain, characters: [...plain] }));
  if (typed.length === 0) return [];
  const fit = fitterOf(typed);
  const words = createOffers(wanted);
  const names = createOffers(wanted);
  for (const phrase of phrasesOf(vocabulary(call, language))) {
    const best = fit(phrase);
    if (!best) continue;
    const { score, mended } = best;
    words.add(mended, score, phrase.weight);
    if (phrase.isPlace) words.add(phrase.word, score - BEHIND_WORD, phrase.weight);
    // A perfect match is among the results already.
    else if (score < 1) names.add(phrase.word, score, phrase.weight);
  }
  const few = words.best();
  return few.length < ENOUGH ? [...new Set([...few, ...names.best()])].slice(0, ENOUGH) : few;
}

/** Words similar to the keyword, best first: typos, homophones and script variants. Spec: 1§2 */
export function similarWords(keyword: string, call: Call, limit: number): { word: string }[] {
  const wanted = normalise(keyword.slice(0, 100));
  if (wanted === '') return [];
  const articles = looksLikeArticle(wanted) ? nearArticles(wanted, call.db, limit) : [];
  const own = fitting(wanted, call.language, call);
  // Many buyers in Hong Kong read Chinese and type English names.
  const words = own.length ? own : fitting(wanted, call.language === 'zh' ? 'en' : 'zh', call);
  return [...articles, ...words.map((word) => ({ word }))].slice(0, limit);
}
