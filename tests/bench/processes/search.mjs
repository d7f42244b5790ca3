// Times searches in a sandbox of many products, in this process: node search.mjs <products> <rounds>
// Run with --conditions=source. Prints the milliseconds of every search as JSON, by kind.
import { createSandbox } from '../../../packages/sandbox/src/index.ts';

const [, , products, rounds] = process.argv.map(Number);
const sandbox = createSandbox({ products });
/** Queries: two characters, three, a word, two words, the start of an article number, no match, all. */
const keywords = {
  'two characters': '手套',
  'more characters': '丁腈手套',
  'a word': 'gloves',
  'two words': 'nitrile gloves',
  'nothing found': 'zzqqxx',
  everything: 'ALL',
};
const times = Object.fromEntries(Object.keys(keywords).map((kind) => [kind, []]));
let total = 0;
for (let round = -2; round < rounds; round++) {
  for (const [kind, keyword] of Object.entries(keywords)) {
    const request = new Request('http://sandbox/api/product/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json', LangEnv: kind.includes('char') ? '3' : '2' },
      body: JSON.stringify({
        keyword,
        searchType: 'keyword',
        orderBy: '0',
        pageIndex: 1 + (Math.max(0, round) % 3),
        pageSize: 24,
      }),
    });
    const start = performance.now();
    const { data, resultID } = await (await sandbox.fetch(request)).json();
    const ms = performance.now() - start;
    if (resultID !== 1200) throw new Error(`a search answered ${resultID}`);
    total = Math.max(total, data.totalCount);
    if (round >= 0) times[kind].push(ms);
  }
}
console.log(JSON.stringify({ times, total }));
sandbox.close();
