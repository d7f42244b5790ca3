// npm run shots [-- --only home-member,cart] [--widths 360,1440] [--languages zh] [--themes dark] [--against REV] [--tabs 2]:
// draws the screens into tests/results/shots/index.html, and marks what moved since a revision.
import { parseArgs } from 'node:util';
import { ensureNode } from './node-version.mjs';

await ensureNode();
const { build, steps } = await import('./build-steps.mjs');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string' },
    against: { type: 'string' },
    tabs: { type: 'string', default: '2' },
  },
});
const listOf = (text) => text?.split(',').map((part) => part.trim()) ?? [];

await build(
  steps.map(({ name }) => name),
  {
    report: (name, state) => state === 'building' && console.error(`building ${name} …`),
  },
);
const { shots } = await import('../tests/shots/main.ts');
try {
  const sheet = await shots({
    only: listOf(values.only),
    widths: listOf(values.widths).map(Number),
    languages: listOf(values.languages),
    themes: listOf(values.themes),
    against: values.against,
    tabs: Number(values.tabs),
  });
  console.log(sheet);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
