import * as z from 'zod/mini';
import { hash32 } from '../values/hash32.ts';
import { type KeyValueStore, readJson } from './storage.ts';

const INDEX = 'personal-drafts';

/** The account that logged in, with the contact that was typed, if known. */
export interface Owner {
  readonly name: string;
  readonly contact?: string | undefined;
}

const marks = z.object({ name: z.string(), contact: z.optional(z.string()) });
const storedIndex = z.object({ owner: z.optional(marks), keys: z.array(z.string()) });
type Index = z.output<typeof storedIndex>;
type Marks = z.output<typeof marks>;

/**
 * Returns whether two accounts count as one person. Two people may have the same name, so different contacts count as
 * different people: typing again is better than showing a draft to a colleague.
 */
const isSame = (before: Marks, now: Marks) =>
  before.name === now.name &&
  (before.contact === undefined || now.contact === undefined || before.contact === now.contact);

/** The drafts of a person in one tab. */
export interface PersonalDrafts extends KeyValueStore {
  /** Removes all drafts, after a logout in this tab. */
  clear(): void;
  /**
   * Gives the drafts to an account that logged in: a visitor's become its own, another account's are removed. Returns
   * true when some were removed.
   */
  enter(owner: Owner): boolean;
  /** Follows a change of the account name. */
  rename(name: string): void;
}

/**
 * Keeps drafts for the tab while a session expires, also in another tab; removes them when the person logs out in
 * this tab; never shows them to another account. The index holds the keys and hashes of their owner. Spec: 1§3, 1§4
 */
export function createPersonalDrafts(tab: KeyValueStore): PersonalDrafts {
  const read = (): Index => readJson(tab, INDEX, storedIndex) ?? { keys: [] };
  const write = (index: Index) => tab.set(INDEX, JSON.stringify(index));

  function clear() {
    for (const key of read().keys) tab.remove(key);
    tab.remove(INDEX);
  }

  return {
    get: tab.get,
    set(key, value) {
      const { owner, keys } = read();
      if (!keys.includes(key)) write({ ...(owner && { owner }), keys: [...keys, key] });
      tab.set(key, value);
    },
    remove: tab.remove,
    clear,
    enter({ name, contact }) {
      const now: Marks = {
        name: hash32(name),
        ...(contact === undefined ? {} : { contact: hash32(contact) }),
      };
      const { owner: before } = read();
      const isOther = before !== undefined && !isSame(before, now);
      if (isOther) clear();
      write({ owner: isOther ? now : { ...before, ...now }, keys: read().keys });
      return isOther;
    },
    rename(name) {
      const { owner, keys } = read();
      if (owner) write({ owner: { ...owner, name: hash32(name) }, keys });
    },
  };
}
