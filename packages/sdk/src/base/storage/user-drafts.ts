import * as z from 'zod/mini';
import { hash32 } from '../values/hash32.ts';
import { type KeyValueStore, readJson } from './storage.ts';

const INDEX = 'personal-drafts';

/** Who signed in: the account's name, and the contact that was typed, where that is known. */
export interface Owner {
  readonly name: string;
  readonly contact?: string | undefined;
}

const marks = z.object({ name: z.string(), contact: z.optional(z.string()) });
const storedIndex = z.object({ owner: z.optional(marks), keys: z.array(z.string()) });
type Index = z.output<typeof storedIndex>;
type Marks = z.output<typeof marks>;

/**
 * May what one left be shown to the other? Two people may go by one name, so a contact that differs tells them apart:
 * better that somebody who signs in by another contact types again than that a colleague reads it.
 */
const isSame = (before: Marks, now: Marks) =>
  before.name === now.name &&
  (before.contact === undefined || now.contact === undefined || before.contact === now.contact);

/** What somebody typed about themselves, in one tab. */
export interface PersonalDrafts extends KeyValueStore {
  /** A sign-out in this tab: nothing stays. */
  clear(): void;
  /** Somebody is in. What a visitor typed is theirs; what another account left goes first. True where it had to. */
  enter(owner: Owner): boolean;
  /** The same person goes by another name. */
  rename(name: string): void;
}

/**
 * The one rule for what a person typed: it is kept for the tab while a session merely ends, in another tab too, taken
 * away when they sign out in this one, and never shown to another account. It notes its keys and whose they are, as marks that name nobody. Spec: 1§3, 1§4
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
