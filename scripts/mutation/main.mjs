// npm run mutation [-- domain …] [--quick] [--again] [--list]: docs/mutation.md has the method and the results.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { ruleFiles } = await import('./rule-files.ts');

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
    list: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
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

await install();
setPriority(19);
const rows = [];
for (const name of wanted) rows.push(await mutate(name));
report(rows);
process.exitCode = rows.every(({ score }) => score >= LEAST_SCORE) ? 0 : 1;

async function install() {
  const has = (name) => {
    const file = join(tools, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === TOOLS[name];
  };
  if (Object.keys(TOOLS).every(has)) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(
    join(tools, 'package.json'),
    JSON.stringify({ private: true, dependencies: TOOLS }, null, 2),
  );
  // Without the peers: the runner takes the repository's own vitest, two folders up.
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await call('npm', ['install', ...flags], { cwd: tools });
  if (code !== 0) stop('Stryker could not be installed.');
}

/** Tries every mutant of a domain's rules on the domain's unit tests, and returns the outcome. */
async function mutate(name) {
  const file = (ending) => join(folder, `${name.replaceAll('/', '-')}.${ending}.json`);
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
    incrementalFile: file('results'),
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
    jsonReporter: { fileName: file('report') },
    thresholds: { break: null },
    warnings: { slow: false },
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 60,
  };
  writeFileSync(file('settings'), JSON.stringify(settings, null, 2));
  console.log(`\n${name}: ${domains[name].length} files`);
  const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const code = await call(process.execPath, [stryker, 'run', file('settings')], {
    cwd: root,
    env: {
      ...process.env,
      MUTATED_DOMAIN: name,
      MUTATION_TOOLS: tools,
      // Switches of scripts/mutation/vitest.config.ts
      MUTANTS_SEPARATELY: values.separately ? '1' : '',
    },
  });
  if (code !== 0) stop(`Stryker failed on ${name}.`);
  return outcome(name, JSON.parse(readFileSync(file('report'), 'utf8')));
}

/** Mutants that do not load count for neither side; one that never ends is found. */
function outcome(name, { files }) {
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
  const alive = of('Survived', 'NoCoverage');
  return { name, killed, alive, score: (100 * killed) / (killed + alive.length || 1) };
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
  const killed = outcomes.reduce((count, one) => count + one.killed, 0);
  const alive = outcomes.reduce((count, one) => count + one.alive.length, 0);
  const score = (100 * killed) / (killed + alive || 1);
  console.log('\n| domain | mutants | survivors | score |\n|---|---:|---:|---:|');
  for (const one of [...outcomes, { name: 'all', killed, alive: { length: alive }, score }])
    console.log(
      `| ${one.name} | ${one.killed + one.alive.length} | ${one.alive.length} | ${one.score.toFixed(1)} % |`,
    );
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
