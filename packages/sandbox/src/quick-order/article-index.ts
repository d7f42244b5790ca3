import { quickOrder } from '@clinicart/sdk/contract';
import { editDistance } from '../catalogue/search/edit-distance.ts';
import type { Db } from '../db/db.ts';

const { articleKey } = quickOrder;

interface Entry {
  readonly id: number;
  readonly key: string;
}

/** All article numbers of a shop, so that a hundred can be looked up without reading the tables a hundred times. */
interface ArticleIndex {
  readonly entries: readonly Entry[];
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Positions in `entries` by the trigrams of their keys. */
  readonly byTriple: ReadonlyMap<string, Int32Array>;
  /** Counters, reused by every search. */
  readonly counts: Uint8Array;
}

const indexes = new WeakMap<Db, ArticleIndex>();
/** Builds in progress. */
const builds = new WeakMap<Db, Generator<undefined, ArticleIndex>>();
/** Numbers indexed per slice, between which requests are served. */
const SLICE = 1000;
/** Entries counted before common triples are skipped; the rarer half always counts. */
const MAX_COUNTED = 20_000;
/** How many candidates get their edit distance computed. */
const COMPARED = 60;
/** Maximum edit distance of a similar number, by its length. */
const maxEdits = (length: number) => Math.max(1, Math.floor(length / 3));

/** Trigrams of a key; markers make its beginning and end weigh more. */
function triplesOf(key: string): string[] {
  const letters = `^^${key}$`;
  const out = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at += 1) out.add(letters.slice(at, at + 3));
  return [...out];
}

function* buildIndex(db: Db): Generator<undefined, ArticleIndex> {
  const rows = db.all<{ id: number; article_number: string }>(
    'SELECT id, article_number FROM specification',
  );
  const entries = rows.map(({ id, article_number }) => ({ id, key: articleKey(article_number) }));
  const byKey = new Map<string, number[]>();
  const places = new Map<string, number[]>();
  for (const [place, { id, key }] of entries.entries()) {
    if (place % SLICE === 0) yield;
    const same = byKey.get(key);
    if (same) same.push(id);
    else byKey.set(key, [id]);
    for (const triple of triplesOf(key)) {
      const list = places.get(triple);
      if (list) list.push(place);
      else places.set(triple, [place]);
    }
  }
  return {
    entries,
    byKey,
    byTriple: new Map([...places].map(([triple, list]) => [triple, Int32Array.from(list)])),
    counts: new Uint8Array(entries.length),
  };
}

/** Builds one more slice; returns the index once it is complete. */
function buildSlice(db: Db): ArticleIndex | undefined {
  const known = indexes.get(db);
  if (known) return known;
  const work = builds.get(db) ?? buildIndex(db);
  builds.set(db, work);
  const { done, value } = work.next();
  if (!done) return undefined;
  builds.delete(db);
  indexes.set(db, value);
  return value;
}

/** Builds the index between requests, so that the first look-up in a large shop is fast. */
export function prepareArticles(db: Db): void {
  const work = buildIndex(db);
  builds.set(db, work);
  const go = () => {
    // Stops if the index was cleared, or completed by a look-up.
    if (builds.get(db) === work && !buildSlice(db)) setImmediate(go);
  };
  setImmediate(go);
}

function indexOf(db: Db): ArticleIndex {
  for (;;) {
    const whole = buildSlice(db);
    if (whole) return whole;
  }
}

/** Clears the index; call it after the catalogue changed. */
export function clearArticleIndex(db: Db): void {
  builds.delete(db);
  indexes.delete(db);
}

/** Finds a specification by its number, ignoring case, width, spaces and hyphens; undefined if two match. */
export function findArticle(db: Db, number: string): number | undefined {
  const exact = db.get<{ id: number }>(
    'SELECT id FROM specification WHERE article_number = ?',
    number.trim(),
  );
  if (exact) return exact.id;
  const ids = indexOf(db).byKey.get(articleKey(number)) ?? [];
  return ids.length === 1 ? ids[0] : undefined;
}

/** Finds the specifications with the most similar numbers, best first. */
export function nearestArticles(db: Db, number: string, limit: number): number[] {
  const { entries, byKey, byTriple, counts } = indexOf(db);
  const key = articleKey(number);
  const same = byKey.get(key);
  if (same) return same.slice(0, limit);
  if (key.length < 2) return [];
  const touched: number[] = [];
  // Rare triples first: common ones tell little and take longest.
  const lists = triplesOf(key)
    .flatMap((triple) => byTriple.get(triple) ?? [])
    .sort((one, other) => one.length - other.length);
  let counted = 0;
  for (const [rank, list] of lists.entries()) {
    if (counted + list.length > MAX_COUNTED && rank * 2 >= lists.length) break;
    counted += list.length;
    for (const place of list) {
      const count = counts[place] ?? 0;
      if (count === 0) touched.push(place);
      counts[place] = Math.min(255, count + 1);
    }
  }
  const least = leastOf(touched.map((place) => counts[place] ?? 0));
  const scored = touched.flatMap((place) => {
    const entry = entries[place];
    const shared = counts[place] ?? 0;
    if (!entry || shared < least) return [];
    return [{ entry, score: (2 * shared) / (entry.key.length + key.length + 2) }];
  });
  for (const place of touched) counts[place] = 0;
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, COMPARED)
    .flatMap(({ entry }) => {
      const begins = key.length >= 3 && entry.key.startsWith(key);
      const edits = editDistance(key, entry.key);
      return begins || edits <= maxEdits(key.length) ? [{ id: entry.id, edits, begins }] : [];
    })
    .sort((one, other) => one.edits - other.edits || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** The lowest count among the best candidates; avoids sorting tens of thousands of entries. */
function leastOf(counts: readonly number[]): number {
  const having: number[] = [];
  for (const count of counts) having[count] = (having[count] ?? 0) + 1;
  let enough = 0;
  for (let count = having.length - 1; count > 0; count -= 1) {
    enough += having[count] ?? 0;
    if (enough >= COMPARED) return count;
  }
  return 1;
}
