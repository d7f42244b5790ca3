import { isObject } from './kinds.ts';

/** Decides which messages of a server may be printed. */
export interface Redactor {
  /** Registers sent data: a message that repeats a part of it is not printed. */
  noteSent(value: unknown): void;
  /** Registers the data of an account's answer. */
  noteReceived(data: unknown): void;
  /** The message on one line, or undefined if it may contain personal data. */
  printable(sentence: string): string | undefined;
}

const LONGEST_SENTENCE = 200;
/** Shorter parts of a message identify no person. */
const SHORTEST_SENT = 3;
const SHORTEST_HEARD = 4;
const SHORTEST_HAN = 2;

/** E-mail addresses, links and long numbers or codes: phones, orders, amounts, tokens. */
const TELLING = /@|:\/\/|\d[\d\s.-]{2,}\d|[A-Za-z0-9_-]{24,}/;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;
/** Fields in which each single word may name a person or a place. */
const PERSONAL = /name|mail|phone|street|address|company|contact|person|consignee/i;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

export function createRedactor(): Redactor {
  const secrets = new Set<string>();
  const note = (text: string, shortest: number) => {
    const least = /\p{Script=Han}/u.test(text) ? SHORTEST_HAN : shortest;
    if (text.length >= least) secrets.add(plain(text));
  };
  const noteWords = (text: string, shortest: number) => {
    note(text, shortest);
    for (const word of text.split(/[\s,.;:•<>"'()/|]+/)) note(word, shortest);
  };
  function noteSent(value: unknown): void {
    if (typeof value === 'string' || typeof value === 'number')
      noteWords(String(value), SHORTEST_SENT);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(noteSent);
  }
  function noteReceived(value: unknown, key = ''): void {
    if (Array.isArray(value)) for (const each of value) noteReceived(each, key);
    else if (isObject(value))
      for (const [name, part] of Object.entries(value)) noteReceived(part, name);
    else if (typeof value === 'string' || typeof value === 'number') {
      if (PERSONAL.test(key)) noteWords(String(value), SHORTEST_HEARD);
      else note(String(value), SHORTEST_HEARD);
    }
  }
  return {
    noteSent,
    noteReceived: (data) => noteReceived(data),
    printable(sentence) {
      const line = sentence.replaceAll(CONTROL, ' ').replace(/\s+/g, ' ').trim();
      if (line === '' || line.length > LONGEST_SENTENCE || TELLING.test(line)) return undefined;
      const words = plain(line);
      return [...secrets].some((part) => words.includes(part)) ? undefined : line;
    },
  };
}
