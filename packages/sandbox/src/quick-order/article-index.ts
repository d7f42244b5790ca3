import { quickOrder } from '@clinicart/sdk/contract';
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
  /** Places in `entries` by the three characters that stand in their keys. */
  readonly byTriple: ReadonlyMap<string, Int32Array>;
  /** For counting, reused from one search to the next. */
  readonly counts: Uint8Array;
}

const indexes = new WeakMap<Db, ArticleIndex>();
/** Begun and not finished. */
const builds = new WeakMap<Db, Generator<undefined, ArticleIndex>>();
/** Numbers taken in before requests get their turn: some milliseconds. */
const SLICE = 1000;
/** Entries counted before the commonest characters are left out; half of the rarer ones always count. */
const MAX_COUNTED = 20_000;
/** How many of the most alike are compared letter by letter. */
const COMPARED = 60;
/** Most edits for a number of a length: beyond, it is another number. */
const maxEdits = (length: number) => Math.max(1, Math.floor(length / 3));

/** Begin and end are marked, so that they weigh more than the middle. */
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

/** One slice more; the index once it is whole. */
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

/** Reads the numbers between requests, so that the first look-up in a large shop finds them read. */
export function prepareArticles(db: Db): void {
  const work = buildIndex(db);
  builds.set(db, work);
  const go = () => {
    // Forgotten, or finished by who could not wait.
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

/** Forgets the numbers, after the catalogue changed. */
export function clearArticleIndex(db: Db): void {
  builds.delete(db);
  indexes.delete(db);
}

/** The specification of a number, whatever its case, width, spaces and hyphens; undefined where two share the spelling. */
export function findArticle(db: Db, number: string): number | undefined {
  const exact = db.get<{ id: number }>(
    'SELECT id FROM specification WHERE article_number = ?',
    number.trim(),
  );
  if (exact) return exact.id;
  const ids = indexOf(db).byKey.get(articleKey(number)) ?? [];
  return ids.length === 1 ? ids[0] : undefined;
}

/** Specifications whose numbers are most like this one, most alike first. */
export function nearestArticles(db: Db, number: string, limit: number): number[] {
  const { entries, byKey, byTriple, counts } = indexOf(db);
  const key = articleKey(number);
  const same = byKey.get(key);
  if (same) return same.slice(0, limit);
  if (key.length < 2) return [];
  const touched: number[] = [];
  // What half the shop begins with tells little, and takes longest.
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

/** The least count with which an entry is among the most alike: sorting tens of thousands would take longest. */
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

/** Letters to add, drop, change or swap with their neighbour to make one text of the other. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (i > 1 && j > 1 && swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row[j] = least;
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
