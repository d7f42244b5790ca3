// Times calls by both entries of the SDK and raw calls in turn, and prints the median of each round as JSON:
//   node calls.mjs <address> <rounds> <calls in a round> <at a time>
import { createShop } from '@clinicart/sdk';
import { createShop as createCore } from '@clinicart/sdk/core';

const [, , address, ...numbers] = process.argv;
const [rounds, calls, atOnce] = numbers.map(Number);
let page = 0;

// Requests a different page each time: the SDK would share equal reads in flight.
const searchIn = (shop) => () => shop.catalogue.search.get({ keyword: 'ALL', page: ++page });
const raw = async () => {
  const answer = await fetch(`${address}/api/product/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', LangEnv: '3' },
    body: JSON.stringify({
      keyword: 'ALL',
      searchType: 'keyword',
      orderBy: '0',
      pageIndex: ++page,
      pageSize: 24,
    }),
  });
  return JSON.parse(await answer.text());
};
const sides = Object.entries({
  raw,
  sdk: searchIn(createShop({ apiBase: address })),
  core: searchIn(createCore({ apiBase: address })),
});

async function round(call) {
  const times = [];
  let begun = 0;
  const worker = async () => {
    while (begun < calls) {
      begun += 1;
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)];
}

const samples = Object.fromEntries(sides.map(([side]) => [side, { elapsed: [], processor: [] }]));
const WARM_UP = 6;
for (let turn = -WARM_UP; turn < rounds; turn++) {
  // A side finds the sockets and the processor as the one before it left them, so each has each place in turn.
  for (const [place] of sides.entries()) {
    const [side, call] = sides[(turn + WARM_UP + place) % sides.length];
    const before = process.cpuUsage();
    const median = await round(call);
    const { user, system } = process.cpuUsage(before);
    if (turn < 0) continue;
    samples[side].elapsed.push(median);
    samples[side].processor.push((user + system) / 1000 / calls);
  }
}
console.log(JSON.stringify(samples));
