import type { RecordedCall, Recording } from '../../../packages/sandbox/src/http/recording.ts';
import { SUCCESS } from '../../../packages/sdk/src/base/http/envelope.ts';
import { endpoints } from '../../../packages/sdk/src/contract.ts';
import { type FieldStats, type RowStats, recordAnswer, UNKNOWN_CODE } from '../field-stats.ts';

/** A difference between two recordings. */
export interface Drift {
  readonly row: string;
  /** A sentence without a full stop. */
  readonly text: string;
}

/** Compares the rows that two recordings share. Only shapes count, because values change daily. */
export function driftBetween(before: Recording, now: Recording): readonly Drift[] {
  return endpoints.flatMap((endpoint) => {
    const { name } = endpoint;
    const [then, later] = [before.get(name), now.get(name)];
    if (!later) return [];
    if (!then) return [{ row: name, text: 'answers, and was not recorded before' }];
    const outcome = outcomeDrift(then, later);
    if (outcome) return [{ row: name, text: outcome }];
    const [old, fresh] = [statsOf(then), statsOf(later)];
    return fieldDrift(old, fresh).map((text) => ({ row: name, text }));
    function statsOf(calls: readonly RecordedCall[]): RowStats {
      const rowStats: RowStats = new Map();
      for (const { answer } of calls)
        if (answer.resultID === SUCCESS) recordAnswer(rowStats, endpoint, answer.data);
      return rowStats;
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

function fieldDrift(old: RowStats, fresh: RowStats): string[] {
  const paths = [...new Set([...old.keys(), ...fresh.keys()])].filter((path) => path !== '');
  const parents = new Set<string>();
  const changes: string[] = [];
  for (const path of paths) {
    // A field that appeared or disappeared is reported once, without its content.
    if ([...parents].some((parent) => path.startsWith(`${parent}.`) || path === `${parent}[]`))
      continue;
    const change = changeOf(path, old, fresh);
    if (!change) continue;
    if (change.isWhole) parents.add(path);
    changes.push(`${path} ${change.text}`);
  }
  return changes;
}

function changeOf(path: string, old: RowStats, fresh: RowStats) {
  const [then, now] = [old.get(path), fresh.get(path)];
  const isKnown = (then ?? now)?.expected !== undefined;
  // An empty list says nothing about its entries.
  if (!couldBe(path, old, isKnown) || !couldBe(path, fresh, isKnown)) return undefined;
  const [was, is] = [then?.there ?? 0, now?.there ?? 0];
  if (was === 0 && is === 0) return undefined;
  if (was === 0) return { text: `came: ${kindsOf(now).join(' or ')}`, isWhole: true };
  if (is === 0) return { text: 'went', isWhole: true };
  const [oldKinds, newKinds] = [kindsOf(then), kindsOf(now)];
  if (newKinds.some((kind) => !oldKinds.includes(kind)) && oldKinds.length > 0)
    return { text: `was ${oldKinds.join(' or ')}, now ${newKinds.join(' or ')}`, isWhole: true };
  // Other goods have other tags: only new codes count.
  const codes = [...(now?.codes ?? [])].filter((each) => !then?.codes.has(each));
  if (codes.length > 0)
    return { text: `has codes that were not seen before: ${codes.join(', ')}`, isWhole: false };
  if (now?.misfits.has(UNKNOWN_CODE) && !then?.misfits.has(UNKNOWN_CODE))
    return { text: 'has a code that the contract does not name', isWhole: false };
  const isLost = then && now?.expected && was === then.places && is < now.places;
  return isLost ? { text: 'is missing in places, and never was', isWhole: false } : undefined;
}

const kindsOf = (stats: FieldStats | undefined): string[] =>
  [...(stats?.kinds ?? [])].filter((kind) => kind !== 'null').toSorted();

/** Whether any object, or any list with entries, could have had this field. */
function couldBe(path: string, rowStats: RowStats, isKnown: boolean): boolean {
  if (isKnown || path.endsWith('[]')) return (rowStats.get(path)?.places ?? 0) > 0;
  const parent = path.split('.').slice(0, -1).join('.');
  return ((rowStats.get(`${parent}[]`) ?? rowStats.get(parent))?.there ?? 0) > 0;
}
