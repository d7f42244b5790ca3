import { testTitles } from './test-titles.ts';

/** Returns the text of a file, by its path relative to docs/; undefined if there is none. */
export type ReadFile = (path: string) => string | undefined;

/** The fault of a reference to a test, if any: the path of its file, relative to docs/, and words of its title. */
export function faultOfTest(path: string, words: string, readFile: ReadFile): string | undefined {
  if (!/^\.\.\/(tests|packages)\/.+\.test\.tsx?$/.test(path)) return `${path} is no test file`;
  const content = readFile(path);
  if (content === undefined) return `there is no file ${path}`;
  return testTitles(content).some((title) => title.includes(words))
    ? undefined
    : `no title of a test in ${path} has the words "${words}"`;
}
