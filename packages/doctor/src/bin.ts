#!/usr/bin/env node
/** `npx @clinicart/doctor URL`: prints the mistakes of a page. Exit code 1: mistakes; 2: the page was not examined. */
import { parseArgs } from 'node:util';
import { binWords } from './bin-words.ts';
import { examinePage } from './examine-page.ts';
import type { Language } from './report.ts';

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.language !== 'zh' && values.language !== 'en')
    throw new Error(`--language is zh or en, not "${values.language}".`);
  const language: Language = values.language;
  const words = binWords[language];
  if (values.help) {
    console.log(words.help);
    return 0;
  }
  const [address, ...others] = positionals;
  if (!address || others.length > 0) throw new Error(words.help);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(words.noAddress({ address }));
  const report = await examinePage(address, { language });
  const { findings } = report;
  if (values.json) console.log(JSON.stringify({ ...report, limits: words.limits }, null, 2));
  else {
    for (const { sentence } of findings) console.log(sentence);
    if (findings.length > 0) console.log('');
    console.log(words.count({ count: findings.length }));
    console.log(words.limits);
  }
  return findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
