// The shop's script tag on a partner's page, at the address of a release.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { places } from '../../setup/servers.ts';

const root = join(import.meta.dirname, '../../..');

/** The version of the files that partner pages load. */
export const { version } = JSON.parse(
  readFileSync(join(root, 'packages/widgets/package.json'), 'utf8'),
) as { version: string };

/** Returns the address of a file of the present release. */
export const releaseUrl = (file: string) => `${places().shop}/embed/${version}/${file}`;

interface Table {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Reads the hashes that the shop publishes. */
export const publishedHashes = async (): Promise<Table> =>
  (await fetch(releaseUrl('integrity.json'))).json();

/** Returns a script tag of the present release with its hash, as docs/embed.md describes. */
export async function pinnedScript(attributes = ''): Promise<string> {
  const { files } = await publishedHashes();
  return `<script type="module" src="${releaseUrl('clinicart.js')}" integrity="${files['clinicart.js']}"
    crossorigin data-api="${places().sandbox}" ${attributes}></script>`;
}

/** Adds a comment to a file on its way to the page, as an attacker would add code. */
export async function tamper(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
  });
}
