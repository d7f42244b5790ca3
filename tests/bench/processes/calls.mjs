// Times SDK calls and raw calls in turn, and prints the median of each round as JSON:
//   node calls.mjs <address> <rounds> <calls in a round> <at a time>
import { createShop } from '@clinicart/sdk';

const [, , address, ...numbers] = process.argv;
const [rounds, calls, atOnce] = numbers.map(Number);
const shop = createShop({ apiBase: address });
let page = 0;

// Requests a different page each time: the SDK would share equal reads in flight.
const ours = () => shop.catalogue.search.get({ keyword: 'ALL', page: ++page });
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

async function round(call) {
  const times = [];
  const worker = async () => {
    while (times.length < calls) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)];
}

const samples = { ours: [], raw: [], oursProcessor: [], rawProcessor: [] };
const WARM_UP = 4;
for (let turn = -WARM_UP; turn < rounds; turn++) {
  // The side that runs second finds the sockets and the processor warm, so the two sides alternate.
  const inOrder = turn % 2 ? ['ours', 'raw'] : ['raw', 'ours'];
  for (const side of inOrder) {
    const before = process.cpuUsage();
    const median = await round(side === 'ours' ? ours : raw);
    const { user, system } = process.cpuUsage(before);
    if (turn < 0) continue;
    samples[side].push(median);
    samples[`${side}Processor`].push((user + system) / 1000 / calls);
  }
}
console.log(JSON.stringify(samples));
