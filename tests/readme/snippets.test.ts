import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { places } from '../setup/servers.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

interface Snippet {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

const pages = ['README.md', 'CONTRIBUTING.md'].filter((page) => existsSync(join(root, page)));
const snippets = pages.flatMap(snippetsOf);
const of = (...languages: string[]) =>
  snippets.filter(({ language }) => languages.includes(language));

function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(
    ({ index, 1: language, 2: body }) => ({
      page,
      line: text.slice(0, index).split('\n').length,
      language: language ?? '',
      text: body ?? '',
    }),
  );
}

/** Returns the lines that a person would type. */
const commands = of('sh', 'bash').flatMap(({ page, text }) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\$ /, '')
        .replace(/\s+#.*$/, '')
        .trim(),
    )
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ page, line })),
);

describe('the commands of the pages', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );

  it.each(commands)('$page: $line', ({ line }) => {
    for (const [, name = ''] of line.matchAll(/\bnpm run ([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    for (const [, name = ''] of line.matchAll(/\bnpm (start|test)\b/g))
      expect(Object.keys(scripts)).toContain(name);
    for (const [, path = ''] of line.matchAll(/\bnode ((?:[\w.-]+\/)+[\w.-]+)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
  });
});

const scripts = of('js', 'mjs', 'ts');
// Vitest refuses a suite without a test, and a page may have no script.
if (scripts.length > 0) {
  describe('the scripts of the pages', () => {
    it.each(scripts)('$page, line $line, runs against the sandbox', async (snippet) => {
      // A folder inside the repository, so that '@clinicart/sdk' resolves as in an integrator's project.
      const folder = join(root, '.cache/readme');
      mkdirSync(folder, { recursive: true });
      const extension = snippet.language === 'ts' ? 'ts' : 'mjs';
      const file = join(folder, `${snippet.page}-${snippet.line}.${extension}`);
      const { sandbox } = places();
      writeFileSync(file, snippet.text.replaceAll('http://localhost:8787', sandbox));
      const { stderr } = await run(process.execPath, [file], { cwd: root, timeout: 30_000 });
      expect(stderr).toBe('');
    });
  });
}
