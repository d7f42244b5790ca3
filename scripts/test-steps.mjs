import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from './build-steps.mjs';
import { ensureChineseFont, ensureHeadlessShell, findChromium } from './chromium.mjs';
import { findStrays } from './focus-check.mjs';
import { root } from './node-version.mjs';

const node = process.execPath;
const there = (path) => existsSync(join(root, path));
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
const LONGEST_REASON = 300;

/** All checks, cheapest first; those in a row that allow it run side by side. `--only` takes their names; CONTRIBUTING.md explains each. */
export const steps = [
  command('lint', 'Format and lint (biome)', ['biome', 'check', '--error-on-warnings']),
  {
    name: 'focus',
    title: 'No test is focused or switched off',
    isBesideOthers: true,
    run: async (keep = (text) => process.stderr.write(text)) => {
      const strays = findStrays();
      for (const stray of strays) keep(`${stray}\n`);
      return strays.length === 0 ? PASSED : FAILED;
    },
  },
  command('prose', 'Words that the glossary bans', [
    node,
    '--conditions=source',
    'scripts/docs/prose.ts',
  ]),
  command('types', 'Types (tsc)', ['tsc', '--noEmit', '--pretty', 'false']),
  command(
    'pages',
    'Types of the pages (astro check)',
    ['astro', 'check', '--minimumSeverity', 'warning'],
    {
      in: 'packages/host-site',
      needs: 'packages/host-site/src/pages',
    },
  ),
  command('imports', 'Import directions (dependency-cruiser)', [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
  ]),
  command('unused', 'Unused files, exports and dependencies (knip)', ['knip', '--no-progress']),
  suites('rules', 'Rules, contract and flows (vitest)', [
    'unit',
    'unit-dom',
    'contract',
    'flows',
    'flows-documented',
  ]),
  command('build', 'Build of SDK, widgets and site', [node, 'scripts/build.mjs'], {
    isBesideOthers: false,
  }),
  command('docs', 'Printed documents are current', [
    node,
    '--conditions=source',
    'scripts/docs.ts',
    '--check',
  ]),
  suites('packages', 'Packed packages, README and specification (vitest)', ['packages', 'readme'], {
    before: () =>
      build([
        'sdk',
        'sdk-types',
        'widgets',
        'widgets-types',
        'sandbox',
        'sandbox-types',
        'doctor',
        'doctor-types',
      ]),
  }),
  suites(
    'chromium',
    'Widgets and stories in Chromium (vitest)',
    ['widgets', 'widgets-preact', 'faults', 'browser'],
    {
      before: async () => {
        await build(['sdk', 'widgets', 'host-site']);
        if (!ensureChineseFont())
          console.error(
            'No font with Chinese characters was found; pictures will show empty boxes.',
          );
        // Installs a browser now rather than while the tests wait for one.
        findChromium();
        ensureHeadlessShell();
      },
    },
  ),
];

/** A step that runs one program. It uses one processor, so another step may run beside it unless one needs the other. */
function command(name, title, argv, { in: folder = '.', needs, isBesideOthers = true } = {}) {
  return {
    name,
    title,
    isBesideOthers,
    run: async (keep) => {
      if (needs !== undefined && !there(needs)) return nothingYet(needs, keep);
      return (await call(argv, { cwd: join(root, folder), keep })) === 0 ? PASSED : FAILED;
    },
  };
}

function suites(name, title, projects, { before } = {}) {
  return {
    name,
    title,
    run: async () => {
      let env = {};
      try {
        env = (await before?.()) ?? {};
      } catch (error) {
        console.error(error.message);
        return FAILED;
      }
      const file = join(root, '.cache', 'tests', `${name}.json`);
      mkdirSync(join(root, '.cache', 'tests'), { recursive: true });
      rmSync(file, { force: true });
      const argv = ['vitest', 'run', '--passWithNoTests'];
      for (const project of projects) argv.push('--project', project);
      argv.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
      const code = await call(argv, { env });
      return count(file, code);
    },
  };
}

/** Counts the results of one run. A file that fails to load, an unhandled error and a skipped test are failures. */
function count(file, code) {
  if (!existsSync(file)) return code === 0 ? { passed: 0, failed: 0 } : FAILED;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  if (report.numPendingTests > 0) console.error(`${report.numPendingTests} tests were skipped.`);
  const failed = report.numFailedTests + broken.length + report.numPendingTests;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: report.testResults.flatMap(failuresOf),
  };
}

/** Returns a line for each failed test of a file, or for a file that did not run: where, what, and the start of the message. */
function failuresOf({ name, status, message, assertionResults }) {
  const line = (what, reason = '') =>
    `${relative(root, name)}: ${what}: ${stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON)}`;
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [line('could not run', message)];
  return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0]));
}

function nothingYet(path, keep = (text) => process.stdout.write(text)) {
  keep(`${path} is not there; nothing to check.\n`);
  return { passed: 0, failed: 0 };
}

/** Runs a program and returns its exit code; `keep` takes its output, which is printed at once without it. */
function call([program, ...args], { cwd = root, env = {}, keep } = {}) {
  const output = keep ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CI: '1', ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    // All output has come by then.
    child.on('close', (code) => resolve(code ?? 1));
  });
}
