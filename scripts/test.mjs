// npm test [-- --only step …]: every check in order; the last line is the sum.
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

const total = { passed: 0, failed: 0 };
const summary = [];
for (const step of chosen) {
  console.log(`\n── ${step.title}`);
  const start = performance.now();
  const { passed, failed } = await step.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${seconds.padStart(6)} s`;
  summary.push(line);
  console.log(line);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
