// Builds a partner's page in its own folder: the built elements on one page, plain ones on the other.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { withPreact } from '../../packages/widgets/preact-build.ts';
import { base } from '../../packages/widgets/vite.config.ts';
import { startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';

const built = join(import.meta.dirname, '../../packages/widgets/dist/page');

/** The libraries that elements run on: Preact on the pages of partners, React on those of the site. */
export type Library = 'preact' | 'react';

/** Bundles a page script with the settings of the published build. */
export async function bundlePage(entry: string, library: Library = 'react'): Promise<string> {
  const settings = library === 'preact' ? withPreact(base) : base;
  const output = await build({
    ...settings,
    build: {
      ...settings.build,
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'pages', entry),
        output: { codeSplitting: false, comments: false },
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const chunk =
    result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return chunk.code;
}

/** A page with one script tag and a body. */
export function html(
  script: string,
  settings: Readonly<Record<string, string>>,
  body: string,
): string {
  const data = Object.entries(settings).map(([key, value]) => ` data-${key}="${value}"`);
  return `<!doctype html><html lang="zh-Hant-HK"><head><meta charset="utf-8"><title>Partner</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script type="module" src="${script}"${data.join('')}></script></head><body>${body}</body></html>`;
}

/** Serves files, compressed as by a careful host, and the built elements below /shop/. */
export async function serveFiles(
  files: Readonly<Record<string, string | Buffer>>,
  port: number,
  { compress = true, headers = {} }: { compress?: boolean; headers?: object } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-bench-'));
  cpSync(built, join(folder, 'shop'), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  if (compress) {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, entry);
      if (/\.(js|html|css)$/.test(file))
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  const server = join(import.meta.dirname, 'processes/static-server.mjs');
  const child = startChild(process.execPath, [server, String(port), folder]);
  const url = `http://localhost:${port}`;
  await untilAnswers(url, child);
  return {
    url,
    async close() {
      await stopChild(child);
      rmSync(folder, { recursive: true });
    },
  };
}
