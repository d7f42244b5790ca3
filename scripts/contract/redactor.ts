import { isObject } from './kinds.ts';

/** Decides which sentences of a server may be printed. */
export interface Discretion {
  /** Notes everything that was sent: a sentence that repeats a part of it stays unsaid. */
  sent(value: unknown): void;
  /** Notes what an account's answer holds. */
  heard(data: unknown): void;
  /** The sentence on one line, or undefined where it may tell something about a person. */
  sayable(sentence: string): string | undefined;
}

const LONGEST_SENTENCE = 200;
/** A shorter part of a sentence says nothing about anybody. */
const SHORTEST_SENT = 3;
const SHORTEST_HEARD = 4;
const SHORTEST_HAN = 2;

/** E-mail addresses, links and long numbers or codes: phones, orders, amounts, tokens. */
const TELLING = /@|:\/\/|\d[\d\s.-]{2,}\d|[A-Za-z0-9_-]{24,}/;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;
/** Fields of whose text each word may name a person or a place. */
const PERSONAL = /name|mail|phone|street|address|company|contact|person/i;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

export function createDiscretion(): Discretion {
  const told = new Set<string>();
  const note = (text: string, shortest: number) => {
    const least = /\p{Script=Han}/u.test(text) ? SHORTEST_HAN : shortest;
    if (text.length >= least) told.add(plain(text));
  };
  const noteWords = (text: string, shortest: number) => {
    note(text, shortest);
    for (const word of text.split(/[\s,.;:•<>"'()/|]+/)) note(word, shortest);
  };
  function sent(value: unknown): void {
    if (typeof value === 'string' || typeof value === 'number')
      noteWords(String(value), SHORTEST_SENT);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(sent);
  }
  function heard(value: unknown, key = ''): void {
    if (Array.isArray(value)) for (const each of value) heard(each, key);
    else if (isObject(value)) for (const [name, part] of Object.entries(value)) heard(part, name);
    else if (typeof value === 'string' || typeof value === 'number') {
      if (PERSONAL.test(key)) noteWords(String(value), SHORTEST_HEARD);
      else note(String(value), SHORTEST_HEARD);
    }
  }
  return {
    sent,
    heard: (data) => heard(data),
    sayable(sentence) {
      const line = sentence.replaceAll(CONTROL, ' ').replace(/\s+/g, ' ').trim();
      if (line === '' || line.length > LONGEST_SENTENCE || TELLING.test(line)) return undefined;
      const words = plain(line);
      return [...told].some((part) => words.includes(part)) ? undefined : line;
    },
  };
}
