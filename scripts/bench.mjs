// npm run bench [-- --only row[,row]] [--quick] [--document]; the rows and the method are in docs/performance.md.
import { parseArgs } from 'node:util';
import { ensureNode } from './node-version.mjs';

await ensureNode();
const { build } = await import('./build-steps.mjs');

/** If a part does not build, only its rows lack a figure. */
const ready = (step) =>
  build([step], {
    report: (name, state) => state === 'building' && console.error(`building ${name} …`),
  }).catch((error) => console.error(error.message));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    document: { type: 'boolean', default: false },
  },
});
await ready('sdk');
const { rows } = await import('../tests/bench/rows.ts');
const known = rows.map(({ name }) => name);
const names = values.only?.split(',').map((name) => name.trim()) ?? known;
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no row "${unknown}"; there are ${known.join(', ')}.`);
  process.exit(1);
}
const wanted = rows.filter(({ name }) => names.includes(name));
for (const step of new Set(wanted.flatMap(({ needs }) => needs))) await ready(step);

const { bench } = await import('../tests/bench/main.ts');
await bench(wanted, { quick: values.quick, documents: values.document && !values.quick });
