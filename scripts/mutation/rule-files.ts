import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const SDK = 'packages/sdk/src';

/** Parts of the base that are pure like a rule: money, prices, quantities, links. */
const PURE_BASE = 'base/values';

/** The domains with money, stock, points or coupons come first; the others follow by name. */
const FIRST = [
  'base/values',
  'cart',
  'checkout',
  'cashier',
  'points',
  'coupon',
  'wallet',
  'orders',
  'after-sales',
  'quick-order',
  'catalogue',
];

/** Descriptions, shapes, sentences, and the lists of the calls of a domain: they decide nothing. */
const NO_RULES =
  /\/(contract|types)\/|(^|\/)(contract|types|actions|documented|domain|index|messages|[\w-]+-types|[\w-]+-(actions|calls|messages|words|schema)|documented-[\w-]+|(test|sample)-[\w-]+|hostile-workbooks|banned-words)\.ts$|\.test\.ts$/;

/** Names that promise rules: these files count, whatever they import. */
const RULES = /(rules|checks)\.ts$/;

/** A rule needs no server and no clock, keeps nothing and waits for nothing. Names of errors and of keys are plain values. */
const ACTS = [
  /^import (?!type\b).*from '[^']*\/(?:http|cache|storage|platform|concurrency)\/(?!(?:errors|error-outcome|lacks-call|result-code|not-found|shared-names|server-settings)\.ts)[^']*'/m,
  /^import (?!type\b).*from '[^']*store\.ts'/m,
  /^import (?!type\b).*from '(?:@?nanostores|ky|i18next|fflate|papaparse|write-excel-file)/m,
  /\basync\b|\bawait\b|\bnew Promise\b|\bsetTimeout\b|\bDate\.now\(|\bnew Date\(\)|\blocalStorage\b|(?:\bstorage|\$\w+)\.(?:get|set)\(/,
];

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
/** An import on one line, however it is written. */
const joined = (text: string) =>
  text.replaceAll(/^import [\s\S]*?;$/gm, (one) => one.replaceAll('\n', ' '));

/** Returns whether a source of the SDK holds rules only: pure functions, which neither call, store nor wait. */
export const holdsRules = (file: string, text: string): boolean =>
  !NO_RULES.test(file) &&
  (RULES.test(file) || !ACTS.some((acts) => acts.test(joined(withoutComments(text)))));

/** Returns the files of rules by domain, those about money first. */
export function ruleFiles(): Readonly<Record<string, readonly string[]>> {
  const files = globSync(`${SDK}/*/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(`${SDK}/base/`) || file.startsWith(`${SDK}/${PURE_BASE}/`))
    .filter((file) => holdsRules(file, readFileSync(join(root, file), 'utf8')))
    .sort();
  const place = (domain: string) => (FIRST.includes(domain) ? FIRST.indexOf(domain) : FIRST.length);
  const domains = [...new Set(files.map(domainOf))].sort(
    (one, other) => place(one) - place(other) || one.localeCompare(other),
  );
  return Object.fromEntries(
    domains.map((domain) => [domain, files.filter((file) => domainOf(file) === domain)]),
  );
}

function domainOf(file: string): string {
  const [first = '', second] = file.slice(SDK.length + 1).split('/');
  return first === 'base' || first === 'identity' ? `${first}/${second}` : first;
}
