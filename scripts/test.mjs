// npm test [-- --only step …]: every check, printed in order; the last line is the sum.
import { availableParallelism } from 'node:os';
import { findHeadlessShell, presentChromium } from './chromium.mjs';
import { ensureNode } from './node-version.mjs';

await ensureNode();
const { steps } = await import('./test-steps.mjs');

const args = process.argv.slice(2);
const asked = args.filter((arg) => !arg.startsWith('--'));
const chosen = args.includes('--only') ? steps.filter(({ name }) => asked.includes(name)) : steps;
const unknown = asked.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined || chosen.length === 0) {
  console.error(
    `There is no step "${unknown ?? ''}"; there are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

/** How many steps run side by side, where the steps allow it. */
const LANES = 2;
const total = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
for (const batch of batchesOf(chosen)) {
  const running = startAll(batch);
  for (const [at, step] of batch.entries()) {
    console.log(`\n── ${step.title}`);
    const { passed, failed, seconds, output, failures: named = [] } = await running[at];
    process.stdout.write(output);
    failures.push(...named);
    total.passed += passed;
    total.failed += failed;
    const line = `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${seconds.padStart(6)} s`;
    summary.push(line);
    console.log(line);
  }
}

// Named again at the end, where a log that was cut still has them.
for (const line of failures) console.log(`FAIL ${line}`);
console.log(`\n${summary.join('\n')}\n`);
const browser =
  process.env.CHROMIUM_PATH ?? findHeadlessShell() ?? presentChromium() ?? 'no Chromium';
console.log(`${availableParallelism()} processors, Node ${process.version}, ${browser}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Groups steps in a row that may run side by side; every other step is a batch of one. */
function batchesOf(list) {
  const batches = [];
  for (const step of list) {
    const last = batches.at(-1);
    if (step.isBesideOthers && last?.[0].isBesideOthers) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

/** Starts a batch, a few steps at a time. The output of a step that runs alone appears at once. */
function startAll(batch) {
  const results = batch.map(() => Promise.withResolvers());
  const waiting = batch.entries();
  const runWaiting = async () => {
    for (const [at, step] of waiting)
      await timed(step, batch.length > 1).then(results[at].resolve, results[at].reject);
  };
  for (let lane = 0; lane < LANES; lane += 1) runWaiting();
  return results.map(({ promise }) => promise);
}

async function timed(step, isKept) {
  const kept = [];
  const start = performance.now();
  const counts = await step.run(isKept ? (text) => kept.push(text) : undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { ...counts, seconds, output: kept.join('') };
}
