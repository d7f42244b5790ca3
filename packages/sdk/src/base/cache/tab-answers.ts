import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { isText, recordOf } from '../storage/guarded-schema.ts';
import { type KeyValueStore, readJson } from '../storage/storage.ts';
import type { Scope } from './query-cache.ts';

const KEY = 'clinicart-answers';
const stored = z.object({ whose: z.string(), kept: recordOf(isText) });

interface TabAnswersOptions {
  readonly tab: KeyValueStore;
  /** A key of the present login, which changes with each. */
  whose(this: void): string;
  readonly $scope: ReadableAtom<Scope>;
}

/**
 * Keeps answers of the server for the tab, such as the pages of a list to come back to. They hold prices, so all are
 * removed as soon as the person changes: in this tab, in another one, or while the tab was elsewhere. Spec: 1§6
 */
export function createTabAnswers({ tab, whose, $scope }: TabAnswersOptions): KeyValueStore {
  const read = () => {
    const all = readJson(tab, KEY, stored);
    return all?.whose === whose() ? all.kept : {};
  };
  const write = (kept: Readonly<Record<string, string>>) =>
    Object.keys(kept).length === 0
      ? tab.remove(KEY)
      : tab.set(KEY, JSON.stringify({ whose: whose(), kept }));

  // Removes the answers of another person before anything is shown.
  write(read());
  let last = $scope.get();
  $scope.listen((scope) => {
    if (scope.viewer !== last.viewer || scope.person !== last.person) tab.remove(KEY);
    last = scope;
  });
  return {
    get: (key) => read()[key],
    set: (key, value) => write({ ...read(), [key]: value }),
    remove(key) {
      const { [key]: _, ...rest } = read();
      write(rest);
    },
  };
}
