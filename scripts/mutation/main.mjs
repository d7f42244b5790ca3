// npm run mutation [-- domain …] [--quick] [--separately] [--again] [--report] [--docs] [--list]: docs/mutation.md has the
// method and the results.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { installTools } = await import('../trial/on-demand-tools.ts');
const { ruleFiles } = await import('./rule-files.ts');
const { scoreOf, scoreTable, withScores } = await import('./score-table.ts');

/** In per cent; a run with less fails. */
const LEAST_SCORE = 85;
/** Stryker is 63 MB, so `npm ci` does not bring it: it is installed here the first time. */
const TOOLS = { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1' };

const folder = join(root, '.cache', 'mutation');
const tools = join(folder, 'tools');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    separately: { type: 'boolean', default: false },
  },
});
const domains = ruleFiles();
const unknown = positionals.find((name) => !(name in domains));
if (unknown !== undefined) stop(`There is no domain "${unknown}"; there are ${names(domains)}.`);
const wanted = positionals.length > 0 ? positionals : Object.keys(domains);

if (values.list) {
  for (const name of wanted) console.log(`${name}\n  ${domains[name].join('\n  ')}`);
  process.exit(0);
}

if (!values.report) {
  installTools(tools, TOOLS, { withoutPeers: true });
  setPriority(19);
  for (const name of wanted) await mutate(name);
}
const outcomes = wanted.filter((name) => existsSync(reportOf(name))).map(outcome);
report(outcomes);
if (values.docs) {
  const page = join(root, 'docs', 'mutation.md');
  const rows = outcomes.map(rowOf);
  writeFileSync(page, withScores(readFileSync(page, 'utf8'), rows, Object.keys(domains)));
}
process.exitCode = outcomes.every((one) => scoreOf(rowOf(one)) >= LEAST_SCORE) ? 0 : 1;

function fileOf(name, ending) {
  return join(folder, `${name.replaceAll('/', '-')}.${ending}.json`);
}

function reportOf(name) {
  return fileOf(name, 'report');
}

/** Tries every mutant of a domain's rules on the domain's unit tests. */
async function mutate(name) {
  const settings = {
    packageManager: 'npm',
    mutate: domains[name],
    testRunner: values.separately ? 'vitest' : 'judged-vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      join(root, 'scripts', 'mutation', 'stryker-plugin.mjs'),
    ],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // A mutant of code that runs while its module loads needs every test of the domain: two thirds of the time.
    ignoreStatic: values.quick,
    concurrency: 1,
    incremental: true,
    incrementalFile: fileOf(name, 'results'),
    force: values.again,
    tempDirName: '.cache/mutation/copies',
    // A copy of what the unit tests of the SDK need.
    ignorePatterns: [
      '**',
      '!packages/sdk/src/**',
      '!packages/sdk/package.json',
      '!tests/setup/**',
      '!scripts/mutation/**',
      '!package.json',
      '!tsconfig.json',
      '!vitest.config.ts',
    ],
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportOf(name) },
    thresholds: { break: null },
    warnings: { slow: false },
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 60,
  };
  const file = fileOf(name, 'settings');
  writeFileSync(file, JSON.stringify(settings, null, 2));
  console.log(`\n${name}: ${domains[name].length} files`);
  const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const code = await call(process.execPath, [stryker, 'run', file], {
    cwd: root,
    env: {
      ...process.env,
      MUTATED_DOMAIN: name,
      MUTATED_FILES: domains[name].join(),
      MUTATION_TOOLS: tools,
      MUTANTS_SEPARATELY: values.separately ? '1' : '',
    },
  });
  if (code !== 0) stop(`Stryker failed on ${name}.`);
}

/** The outcome of a domain's last run. Mutants that do not load count for neither side; one that never ends is found. */
function outcome(name) {
  const { files } = JSON.parse(readFileSync(reportOf(name), 'utf8'));
  const mutants = Object.entries(files)
    // Results of earlier runs stay in the report.
    .filter(([file]) => domains[name].includes(file))
    .flatMap(([file, { source, mutants }]) =>
      mutants.map((mutant) => ({
        file,
        line: source.split('\n')[mutant.location.start.line - 1],
        mutant,
      })),
    );
  const of = (...states) => mutants.filter(({ mutant }) => states.includes(mutant.status));
  const killed = of('Killed', 'Timeout').length;
  return { name, killed, alive: of('Survived', 'NoCoverage') };
}

function rowOf({ name, killed, alive }) {
  const date = statSync(reportOf(name)).mtime.toISOString().slice(0, 10);
  return { name, mutants: killed + alive.length, survivors: alive.length, date };
}

function report(outcomes) {
  for (const { alive } of outcomes)
    for (const { file, line, mutant } of alive) {
      const { start } = mutant.location;
      console.log(`\n${file}:${start.line}:${start.column} ${mutant.mutatorName} ${mutant.status}`);
      console.log(
        `  ${line.trim()}\n  → ${mutant.replacement?.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
      );
    }
  console.log(`\n${scoreTable(outcomes.map(rowOf))}`);
}

function call(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function names(record) {
  return Object.keys(record).join(', ');
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
