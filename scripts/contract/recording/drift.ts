import type { RecordedCall, Recording } from '../../../packages/sandbox/src/recording.ts';
import { SUCCESS } from '../../../packages/sdk/src/base/envelope.ts';
import { endpoints } from '../../../packages/sdk/src/contract.ts';
import { look, type Sight, type Sights, UNKNOWN_CODE } from '../field-stats.ts';

/** One thing that changed between two recordings. */
export interface Drift {
  readonly row: string;
  /** A sentence without a full stop. */
  readonly text: string;
}

/** Compares what two recordings show of each row that both have. Only shapes count: values differ from day to day. */
export function driftBetween(before: Recording, now: Recording): readonly Drift[] {
  return endpoints.flatMap((endpoint) => {
    const { name } = endpoint;
    const [then, later] = [before.get(name), now.get(name)];
    if (!later) return [];
    if (!then) return [{ row: name, text: 'answers, and was not recorded before' }];
    const outcome = outcomeDrift(then, later);
    if (outcome) return [{ row: name, text: outcome }];
    const [old, fresh] = [sightsOf(then), sightsOf(later)];
    return fieldDrift(old, fresh).map((text) => ({ row: name, text }));
    function sightsOf(calls: readonly RecordedCall[]): Sights {
      const sights: Sights = new Map();
      for (const { answer } of calls)
        if (answer.resultID === SUCCESS) look(sights, endpoint, answer.data);
      return sights;
    }
  });
}

function outcomeDrift(then: readonly RecordedCall[], now: readonly RecordedCall[]) {
  const codes = (calls: readonly RecordedCall[]) =>
    [...new Set(calls.map(({ answer }) => answer.resultID))].toSorted((one, other) => one - other);
  const answers = (calls: readonly RecordedCall[]) => codes(calls).includes(SUCCESS);
  if (answers(then) && !answers(now)) return `answered before, now refused with ${codes(now)}`;
  if (!answers(then) && answers(now)) return `refused with ${codes(then)} before, now answers`;
  return !answers(now) && String(codes(then)) !== String(codes(now))
    ? `refused with ${codes(then)} before, now with ${codes(now)}`
    : undefined;
}

function fieldDrift(old: Sights, fresh: Sights): string[] {
  const paths = [...new Set([...old.keys(), ...fresh.keys()])].filter((path) => path !== '');
  const parents = new Set<string>();
  const changes: string[] = [];
  for (const path of paths) {
    // A field that came or went is told once, not with all that is in it.
    if ([...parents].some((parent) => path.startsWith(`${parent}.`) || path === `${parent}[]`))
      continue;
    const change = changeOf(path, old, fresh);
    if (!change) continue;
    if (change.isWhole) parents.add(path);
    changes.push(`${path} ${change.text}`);
  }
  return changes;
}

function changeOf(path: string, old: Sights, fresh: Sights) {
  const [then, now] = [old.get(path), fresh.get(path)];
  const isKnown = (then ?? now)?.expected !== undefined;
  // An empty list shows nothing of its entries.
  if (!couldBe(path, old, isKnown) || !couldBe(path, fresh, isKnown)) return undefined;
  const [was, is] = [then?.there ?? 0, now?.there ?? 0];
  if (was === 0 && is === 0) return undefined;
  if (was === 0) return { text: `came: ${kindsOf(now).join(' or ')}`, isWhole: true };
  if (is === 0) return { text: 'went', isWhole: true };
  const [oldKinds, newKinds] = [kindsOf(then), kindsOf(now)];
  if (newKinds.some((kind) => !oldKinds.includes(kind)) && oldKinds.length > 0)
    return { text: `was ${oldKinds.join(' or ')}, now ${newKinds.join(' or ')}`, isWhole: true };
  // Other goods have other tags: only codes that were never seen count.
  const codes = [...(now?.codes ?? [])].filter((each) => !then?.codes.has(each));
  if (codes.length > 0)
    return { text: `has codes that were not seen before: ${codes.join(', ')}`, isWhole: false };
  if (now?.misfits.has(UNKNOWN_CODE) && !then?.misfits.has(UNKNOWN_CODE))
    return { text: 'has a code that the contract does not name', isWhole: false };
  const isLost = then && now?.expected && was === then.places && is < now.places;
  return isLost ? { text: 'is missing in places, and never was', isWhole: false } : undefined;
}

const kindsOf = (sight: Sight | undefined): string[] =>
  [...(sight?.kinds ?? [])].filter((kind) => kind !== 'null').toSorted();

/** Was there any object, or any list with entries, that could have had this field? */
function couldBe(path: string, sights: Sights, isKnown: boolean): boolean {
  if (isKnown || path.endsWith('[]')) return (sights.get(path)?.places ?? 0) > 0;
  const parent = path.split('.').slice(0, -1).join('.');
  return ((sights.get(`${parent}[]`) ?? sights.get(parent))?.there ?? 0) > 0;
}
