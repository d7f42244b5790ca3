import { selectedPaths } from '../../packages/sdk/src/base/wire/documented.ts';
import { type AnyEndpoint, documentedRows } from '../../packages/sdk/src/contract.ts';
import { vitalFields, vitalPrices } from '../../packages/sdk/src/screens.ts';
import { type FieldStats, type RowStats, SOME_KEY, UNKNOWN_CODE } from './field-stats.ts';

/** A finding about one field. Holds paths, kinds and counts, never a value. */
export interface Finding {
  readonly what: 'missing' | 'other kind' | 'unknown code' | 'extra' | 'unread' | 'envelope';
  readonly path: string;
  /** A sentence without a full stop. */
  readonly text: string;
  /** True if the production parser refuses the answer, or the screen has nothing to show. */
  readonly breaks: boolean;
}

/** Compares a row's answers with the contract, field by field. */
export interface FieldReport {
  readonly findings: readonly Finding[];
  /** Optional documented fields that never arrived. */
  readonly unseen: readonly string[];
  /** Assumed fields that arrived, and that never did. */
  readonly assumedSent: readonly string[];
  readonly assumedMissing: readonly string[];
}

/** Facts about the whole run that each row's report needs. */
export interface ReportView {
  /** True if the account is verified and may see prices. */
  readonly seesPrices: boolean;
  /** All texts of all answers: an unknown field name that equals one of them is a map key, and therefore data. */
  readonly texts: ReadonlySet<string>;
}

/** Refusals of the production parser, counted by path. */
export type Refusals = ReadonlyMap<string, number>;

const shown = (path: string) =>
  path === '' ? 'data' : path.startsWith('[') ? `data${path}` : path;
const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
const isWithin = (path: string, at: string) =>
  path === at || path === `${at}[]` || path.startsWith(at === '' ? '' : `${at}.`);

export function compareFields(
  endpoint: AnyEndpoint,
  rowStats: RowStats,
  refusals: Refusals,
  { seesPrices, texts }: ReportView,
): FieldReport {
  const row = documentedRows.get(endpoint.name) ?? {};
  const documented = new Set([
    ...selectedPaths(row.answer ?? ''),
    ...selectedPaths(row.placed ?? ''),
  ]);
  const isAssumed = (path: string) => Object.hasOwn(row.assumed ?? {}, path);
  const all = [...rowStats.values()];
  const known = all.filter(({ expected }) => expected !== undefined);
  const unseen = known
    .filter((stats) => stats.isOptional && stats.places > 0 && stats.there === 0)
    .map(({ path }) => path)
    .filter((path) => documented.has(path));
  const vital = nothingToShow(endpoint.name, rowStats, seesPrices);
  const isVital = (path: string) => vital.some((each) => each.path === shown(path));
  const refused = (path: string) => [...refusals.keys()].some((each) => isWithin(path, each));

  const findings: Finding[] = [...vital];
  for (const stats of known) {
    const breaks = refused(stats.path);
    const lost = missing(stats, breaks, endpoint.priced ?? false);
    const mayBeMissing = stats.isOptional || isAssumed(stats.path) || isVital(stats.path);
    if (lost && (breaks || !mayBeMissing)) findings.push(lost);
    findings.push(...misfits(stats, breaks));
  }
  const explained = findings.map(({ path }) => path);
  for (const [path, count] of refusals)
    if (!explained.some((at) => isWithin(shown(path), at) || at === 'data'))
      findings.push({
        what: 'unread',
        path: shown(path),
        text: `fits the wire, but the shop refuses it in ${times(count)}`,
        breaks: true,
      });
  findings.push(...extras(all, unseen, texts));
  const assumed = known.filter(({ path, places }) => places > 0 && isAssumed(path));
  return {
    findings,
    unseen,
    assumedSent: assumed.filter(({ there }) => there > 0).map(({ path }) => path),
    assumedMissing: assumed.filter(({ there }) => there === 0).map(({ path }) => path),
  };
}

const times = (count: number) => (count === 1 ? '1 place' : `${count} places`);
const share = (count: number, of: number) =>
  count === of
    ? of === 1
      ? 'in its only place'
      : `in all ${of} places`
    : `in ${count} of ${times(of)}`;

function missing(stats: FieldStats, breaks: boolean, priced: boolean): Finding | undefined {
  const absent = stats.places - stats.there;
  if (absent === 0) return undefined;
  const seal = priced && stats.path === 'isAuth';
  const instead = seal ? 'the account decides who sees prices' : `read as ${stats.readAs}`;
  return {
    what: 'missing',
    path: shown(stats.path),
    text: `expected ${stats.expected}, missing ${share(absent, stats.places)}; ${breaks ? 'the shop cannot read the answer' : instead}`,
    breaks,
  };
}

function misfits(stats: FieldStats, breaks: boolean): Finding[] {
  return [...stats.misfits].map(([kind, count]) => ({
    what: kind === UNKNOWN_CODE ? ('unknown code' as const) : ('other kind' as const),
    path: shown(stats.path),
    text:
      kind === UNKNOWN_CODE
        ? `a code that the contract does not name ${share(count, stats.there)}; read as unknown`
        : `expected ${stats.expected}, got ${kind} ${share(count, stats.there)}; ${breaks ? 'the shop cannot read the answer' : 'the shop can still read it'}`,
    breaks,
  }));
}

/** Hides possible data in the path of an unknown field; the path before it belongs to the contract. */
function withoutTexts(path: string, texts: ReportView['texts']): string {
  const parts = path.split('.');
  const name = parts.pop() ?? '';
  return [...parts, texts.has(name) ? SOME_KEY : name].join('.');
}

/** Unknown fields, each with the missing documented fields of the same object: it may be one of them under another name. */
function extras(
  all: readonly FieldStats[],
  unseen: readonly string[],
  texts: ReportView['texts'],
): Finding[] {
  const unknown = new Set(all.filter(({ expected }) => !expected).map(({ path }) => path));
  return all
    .filter(({ path }) => unknown.has(path) && !unknown.has(parentOf(path)))
    .map((stats) => {
      const required = all.filter(
        (each) => each.expected && each.places > 0 && each.there === 0 && !each.isOptional,
      );
      const beside = [...new Set([...unseen, ...required.map(({ path }) => path)])]
        .filter((path) => parentOf(path) === parentOf(stats.path))
        .map((path) => path.split('.').at(-1) ?? path);
      const kinds = [...stats.kinds].join(' or ');
      const guess = beside.length > 0 ? `; missing beside it: ${beside.join(', ')}` : '';
      return {
        what: 'extra' as const,
        path: withoutTexts(stats.path, texts),
        text: `${kinds} in ${times(stats.there)}, which the shop does not read${guess}`,
        breaks: false,
      };
    });
}

function nothingToShow(name: string, rowStats: RowStats, seesPrices: boolean): Finding[] {
  const wanted = [...(vitalFields[name] ?? []), ...(seesPrices ? (vitalPrices[name] ?? []) : [])];
  return wanted.flatMap((either) => {
    const fields = either.split('|').map((path) => rowStats.get(path));
    const places = Math.max(...fields.map((stats) => stats?.places ?? 0));
    if (places === 0 || fields.some((stats) => (stats?.filled ?? 0) > 0)) return [];
    const path = either.split('|').map(shown).join(' or ');
    const text = `nothing in any of ${times(places)}; the screen has nothing to show`;
    return [{ what: 'missing' as const, path, text, breaks: true }];
  });
}
