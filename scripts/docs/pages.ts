import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../packages/sdk/package.json' with { type: 'json' };
import { apiPage } from './api-page.ts';
import { contractPage } from './contract-page.ts';
import { openApi } from './open-api.ts';
import { servedNames } from './served.ts';
import { tagPages } from './tags.ts';

export interface Page {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

/** docs/contract.md and docs/openapi.json. */
export async function contractPages(): Promise<readonly Page[]> {
  const spec = readFileSync(join(import.meta.dirname, '../../docs/spec.md'), 'utf8');
  return [
    { path: 'docs/contract.md', text: contractPage(await servedNames(), spec) },
    {
      path: 'docs/openapi.json',
      text: `${JSON.stringify(openApi(packageJson.version), null, 2)}\n`,
    },
  ];
}

/** All documents that are generated from the code. */
export async function printedPages(): Promise<readonly Page[]> {
  return [...(await contractPages()), { path: 'docs/api.md', text: apiPage() }, ...tagPages()];
}
