// Starts a server in a separate process that gives only the sandbox's answer to a search.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop } from '@clinicart/sdk';
import { startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import { signedIn } from './buyer.ts';
import type { Run } from './row.ts';

/** Starts the server with the 24 products, prices included, that a verified buyer reads. */
export async function serveAnswer(run: Run): Promise<{ url: string; close(): Promise<void> }> {
  let text = '';
  const { options } = await signedIn(await run.sandbox());
  const shop = createShop({
    ...options,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      text = await answer.clone().text();
      return answer;
    },
  });
  const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
  if (products.length !== 24) throw new Error(`The search answered ${products.length} products.`);

  const folder = mkdtempSync(join(tmpdir(), 'clinicart-bench-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, text);
  const port = run.port(2);
  const script = join(import.meta.dirname, 'processes/answer-server.mjs');
  const child = startChild(process.execPath, [script, String(port), file]);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, child);
  return {
    url,
    async close() {
      await stopChild(child);
      rmSync(folder, { recursive: true });
    },
  };
}
