/** Changes of the language's own objects, as old libraries make them, that break the shop. */
import { type Finding, finding } from './finding.ts';

const PROBES: Readonly<Record<string, () => boolean>> = {
  'Array.prototype (toJSON)': () => JSON.stringify([[1]]) === '[[1]]',
  'String.prototype (toJSON)': () => JSON.stringify('a') === '"a"',
  'Object.prototype (toJSON)': () => JSON.stringify({ a: 1 }) === '{"a":1}',
  'Array.from': () => String(Array.from(new Set([1, 2]))) === '1,2',
  'Array.prototype.find': () => [1, 2].find((each) => each > 1) === 2,
  'Array.prototype.filter': () => String([1, 2].filter((each) => each > 1)) === '2',
  'Array.prototype.map': () => String([1, 2].map((each) => each + 1)) === '2,3',
  'Array.prototype.flatMap': () => String([1].flatMap((each) => [each, each])) === '1,1',
  'Object.entries': () => String(Object.entries({ a: 1 })) === 'a,1',
  'Object.assign': () => Object.assign({ a: 1 }, { b: 2 }).b === 2,
  'Function.prototype.bind': () => (() => 1).bind(undefined)() === 1,
  'String.prototype.replaceAll': () => 'aa'.replaceAll('a', 'b') === 'bb',
};

/** Returns the first of the probes that fails: one change often breaks several. */
export function prototypeFindings(probes = PROBES): readonly Finding[] {
  for (const [name, works] of Object.entries(probes)) {
    try {
      if (works()) continue;
    } catch {}
    return [finding('prototype', name)];
  }
  return [];
}
