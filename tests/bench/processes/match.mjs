// Times look-ups of a hundred article numbers in a sandbox of many products: node match.mjs <products> <rounds>
// Run with --conditions=source. Prints the milliseconds of every look-up as JSON, by kind, and those of the first one.
import { setTimeout as rest } from 'node:timers/promises';
import { createSandbox } from '../../../packages/sandbox/src/index.ts';

const BATCH = 100;
const [, , products, rounds] = process.argv.map(Number);
const sandbox = createSandbox({ products });

async function ask(path, body) {
  const request = new Request(`http://sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', LangEnv: '2' },
    body: JSON.stringify(body),
  });
  const start = performance.now();
  const { data, resultID } = await (await sandbox.fetch(request)).json();
  const ms = performance.now() - start;
  if (resultID !== 1200) throw new Error(`${path} answered ${resultID}`);
  return { data, ms };
}
const match = (articleNumbers) => ask('/api/product/matchArticleNumbers', { articleNumbers });

// A real server idles between its start and its first buyer.
await rest(10_000);
const { ms: first } = await match(['kr d100 31401x']);

const right = [];
for (let page = 1; right.length < BATCH; page++) {
  const { data } = await ask('/api/product/list', {
    keyword: 'ALL',
    searchType: 'keyword',
    orderBy: '0',
    pageIndex: page,
    pageSize: 24,
  });
  for (const { searchProductId } of data.products) {
    const { data: one } = await ask('/api/product/getAllStandard2', { id: searchProductId });
    right.push(...one.standards.map(({ articleNumber }) => articleNumber));
  }
}
const lists = {
  'as written': right.slice(0, BATCH),
  'hyphens left out': right.slice(0, BATCH).map((each) => each.replaceAll('-', '')),
  'one letter wrong': right.slice(0, BATCH).map((each) => `${each.slice(0, -2)}~${each.at(-1)}`),
};
const isMeant = ({ nearest }, place) =>
  nearest.some(({ articleNumber }) => articleNumber === right[place]);
let meant = 0;
const times = Object.fromEntries(Object.keys(lists).map((kind) => [kind, []]));
for (let round = -1; round < rounds; round++) {
  for (const [kind, list] of Object.entries(lists)) {
    const { data, ms } = await match(list);
    if (data.matches.length !== BATCH) throw new Error(`${data.matches.length} answers`);
    if (round >= 0) times[kind].push(ms);
    if (kind === 'one letter wrong') meant = data.matches.filter(isMeant).length;
  }
}
console.log(JSON.stringify({ times, first, meant }));
sandbox.close();
