import { selectedPaths } from '../../packages/sdk/src/base/documented.ts';
import { type AnyEndpoint, documentedRows } from '../../packages/sdk/src/contract.ts';
import { vitalFields, vitalPrices } from '../../packages/sdk/src/screens.ts';
import { type Sight, type Sights, SOME_KEY, UNKNOWN_CODE } from './field-stats.ts';

/** One thing about one field. Carries paths, kinds and counts, never a value. */
export interface Finding {
  readonly what: 'missing' | 'other kind' | 'unknown code' | 'extra' | 'unread' | 'envelope';
  readonly path: string;
  /** A sentence without a full stop. */
  readonly text: string;
  /** True where the production reading refuses the answer, or the screen has nothing to show. */
  readonly breaks: boolean;
}

/** Compares a row's answers with the contract, field by field. */
export interface FieldReport {
  readonly findings: readonly Finding[];
  /** Documented fields that may be missing, and were in every place. */
  readonly unseen: readonly string[];
  /** Fields that the documents do not name: sent, and not sent. */
  readonly assumedSent: readonly string[];
  readonly assumedMissing: readonly string[];
}

/** Facts of the whole run that each row's report needs. */
export interface ReportView {
  /** The account is approved: prices are for its eyes. */
  readonly seesPrices: boolean;
  /** Every text of every answer: an unknown field that is named like one of them is a map, and its name is data. */
  readonly texts: ReadonlySet<string>;
}

/** Counts the refusals of the production reading by path. */
export type Refusals = ReadonlyMap<string, number>;

const shown = (path: string) =>
  path === '' ? 'data' : path.startsWith('[') ? `data${path}` : path;
const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
const isWithin = (path: string, at: string) =>
  path === at || path === `${at}[]` || path.startsWith(at === '' ? '' : `${at}.`);

export function compareFields(
  endpoint: AnyEndpoint,
  sights: Sights,
  refusals: Refusals,
  { seesPrices, texts }: ReportView,
): FieldReport {
  const row = documentedRows.get(endpoint.name) ?? {};
  const documented = new Set([
    ...selectedPaths(row.answer ?? ''),
    ...selectedPaths(row.placed ?? ''),
  ]);
  const isAssumed = (path: string) => Object.hasOwn(row.assumed ?? {}, path);
  const all = [...sights.values()];
  const known = all.filter(({ expected }) => expected !== undefined);
  const unseen = known
    .filter((sight) => sight.isOptional && sight.places > 0 && sight.there === 0)
    .map(({ path }) => path)
    .filter((path) => documented.has(path));
  const vital = nothingToShow(endpoint.name, sights, seesPrices);
  const isVital = (path: string) => vital.some((each) => each.path === shown(path));
  const refused = (path: string) => [...refusals.keys()].some((each) => isWithin(path, each));

  const findings: Finding[] = [...vital];
  for (const sight of known) {
    const breaks = refused(sight.path);
    const lost = missing(sight, breaks, endpoint.priced ?? false);
    const mayBeMissing = sight.isOptional || isAssumed(sight.path) || isVital(sight.path);
    if (lost && (breaks || !mayBeMissing)) findings.push(lost);
    findings.push(...misfits(sight, breaks));
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

function missing(sight: Sight, breaks: boolean, priced: boolean): Finding | undefined {
  const absent = sight.places - sight.there;
  if (absent === 0) return undefined;
  const seal = priced && sight.path === 'isAuth';
  const instead = seal ? 'the account decides who sees prices' : `read as ${sight.readAs}`;
  return {
    what: 'missing',
    path: shown(sight.path),
    text: `expected ${sight.expected}, missing ${share(absent, sight.places)}; ${breaks ? 'the shop cannot read the answer' : instead}`,
    breaks,
  };
}

function misfits(sight: Sight, breaks: boolean): Finding[] {
  return [...sight.misfits].map(([kind, count]) => ({
    what: kind === UNKNOWN_CODE ? ('unknown code' as const) : ('other kind' as const),
    path: shown(sight.path),
    text:
      kind === UNKNOWN_CODE
        ? `a code that the contract does not name ${share(count, sight.there)}; read as unknown`
        : `expected ${sight.expected}, got ${kind} ${share(count, sight.there)}; ${breaks ? 'the shop cannot read the answer' : 'the shop reads it all the same'}`,
    breaks,
  }));
}

/** Hides what may be data from the path of an unknown field; the path before it is of the contract. */
function withoutTexts(path: string, texts: ReportView['texts']): string {
  const parts = path.split('.');
  const name = parts.pop() ?? '';
  return [...parts, texts.has(name) ? SOME_KEY : name].join('.');
}

/** Unknown fields, each with the documented ones beside it that never came: it may be one of them under another name. */
function extras(
  all: readonly Sight[],
  unseen: readonly string[],
  texts: ReportView['texts'],
): Finding[] {
  const unknown = new Set(all.filter(({ expected }) => !expected).map(({ path }) => path));
  return all
    .filter(({ path }) => unknown.has(path) && !unknown.has(parentOf(path)))
    .map((sight) => {
      const required = all.filter(
        (each) => each.expected && each.places > 0 && each.there === 0 && !each.isOptional,
      );
      const beside = [...new Set([...unseen, ...required.map(({ path }) => path)])]
        .filter((path) => parentOf(path) === parentOf(sight.path))
        .map((path) => path.split('.').at(-1) ?? path);
      const kinds = [...sight.kinds].join(' or ');
      const guess = beside.length > 0 ? `; missing beside it: ${beside.join(', ')}` : '';
      return {
        what: 'extra' as const,
        path: withoutTexts(sight.path, texts),
        text: `${kinds} in ${times(sight.there)}, which nobody reads${guess}`,
        breaks: false,
      };
    });
}

function nothingToShow(name: string, sights: Sights, seesPrices: boolean): Finding[] {
  const wanted = [...(vitalFields[name] ?? []), ...(seesPrices ? (vitalPrices[name] ?? []) : [])];
  return wanted.flatMap((either) => {
    const fields = either.split('|').map((path) => sights.get(path));
    const places = Math.max(...fields.map((sight) => sight?.places ?? 0));
    if (places === 0 || fields.some((sight) => (sight?.filled ?? 0) > 0)) return [];
    const path = either.split('|').map(shown).join(' or ');
    const text = `nothing in any of ${times(places)}; the screen has nothing to show`;
    return [{ what: 'missing' as const, path, text, breaks: true }];
  });
}
