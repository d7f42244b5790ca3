// Each recipe of `npm run new` writes code that passes the checks: all three run on one copy of the repository.
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCall } from '../../scripts/new/call.ts';
import { newPage } from '../../scripts/new/page.ts';
import { Refusal } from '../../scripts/new/source-edit.ts';
import { newWidget } from '../../scripts/new/widget.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'clinicart-recipes-'));
const MINUTES = 60_000;

/** Copies the files that Git tracks. The packages of the copy depend on each other, not on this repository. */
function makeCopy(): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 10 * 1024 * 1024,
    },
  );
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@clinicart'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@clinicart' && !name.startsWith('.vite'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@clinicart', name));
}

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a Node program in the copy. */
function run(...args: readonly string[]): Promise<Ended> {
  const options = {
    cwd: copy,
    maxBuffer: 10 * 1024 * 1024,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], CI: '1', NO_COLOR: '1' },
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_, out, error) =>
      resolve({ status: child.exitCode, out, error }),
    );
  });
}
const recipe = (...args: readonly string[]) =>
  run('--conditions=source', 'scripts/new.ts', ...args);

/** Lists the files that a recipe leaves to complete; generated files are not among them. */
const namedBy = (out: string) =>
  [...out.matchAll(/^(\S+)\n {2}Fill in: .+\.$/gm)].map(([, file]) => file ?? '');

const RECIPES = {
  call: ['call', 'content', 'openingHours'],
  widget: ['widget', 'opening-hours', '--folder', 'content'],
  page: ['page', '/openingHours', 'clinic-opening-hours'],
} as const;
const written: Record<string, readonly string[]> = {};

beforeAll(async () => {
  makeCopy();
  for (const [name, args] of Object.entries(RECIPES)) {
    const { status, out, error } = await recipe(...args);
    expect({ status, error }, out).toEqual({ status: 0, error: '' });
    written[name] = namedBy(out);
  }
}, 5 * MINUTES);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new', () => {
  it.each([
    ['call', 5],
    ['widget', 4],
    ['page', 2],
  ])('leaves a %s with %i files to fill in, which CONTRIBUTING.md names', (name, count) => {
    expect(written[name]).toHaveLength(count);
    const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const [, section = ''] = page.split(`## Add a ${name}\n`);
    const [steps = ''] = section.split('\n## ');
    expect(steps.match(/^\d\. /gm)).toHaveLength(count);
  });

  it.each([
    ['an unknown recipe', ['story'], 'npm run new -- call <domain> <verb>'],
    ['an unknown option', ['widget', 'a', '--colour', 'red'], '--colour'],
    ['a call that it has just written', RECIPES.call, 'has a call content.openingHours'],
  ])('refuses %s in a sentence', async (_, args, sentence) => {
    const { status, out, error } = await recipe(...args);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  });

  it.each([
    ['a call of an unknown domain', () => newCall('weather', 'today'), 'no domain "weather"'],
    ['a call that exists', () => newCall('content', 'article'), 'has a call content.article'],
    ['a call with another spelling', () => newCall('content', 'Opening-Hours'), 'camel case'],
    ['a call of a domain without reads', () => newCall('registration', 'today'), 'by hand'],
    ['a widget that exists', () => newWidget('faq'), 'The element clinic-faq exists.'],
    ['a widget with another spelling', () => newWidget('OpeningHours'), 'kebab case'],
    ['a widget in no folder', () => newWidget('a', 'weather'), 'There is no folder'],
    ['a page that exists', () => newPage('/shopCart', 'clinic-cart'), 'the path /shopCart'],
    ['a page with a parameter', () => newPage('/about/{id}', 'clinic-faq'), 'without parameters'],
    ['a page of an unknown element', () => newPage('/hours', 'clinic-hours'), 'no element'],
  ])('refuses %s', (_, write, sentence) => {
    expect(write).toThrow(Refusal);
    expect(write).toThrow(sentence);
  });
});

describe.concurrent('the code that the recipes write', () => {
  const files = () => Object.values(written).flat();

  it('is formatted and passes the linter', async ({ expect }) => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    const { status, out, error } = await run(biome, 'check', '--error-on-warnings', ...files());
    expect(status, out + error).toBe(0);
  });

  it(
    'passes the type check',
    async ({ expect }) => {
      const config = {
        extends: './tsconfig.json',
        include: ['packages/widgets/src/ui/foundation/css.d.ts', 'packages/*/src/**/*.d.ts'],
        files: files().filter((file) => /\.tsx?$/.test(file)),
      };
      writeFileSync(join(copy, 'tsconfig.recipes.json'), JSON.stringify(config));
      const tsc = await run(
        'node_modules/typescript/bin/tsc',
        '--project',
        'tsconfig.recipes.json',
      );
      expect(tsc.out).toBe('');
      expect(tsc.status).toBe(0);
    },
    5 * MINUTES,
  );

  it('has its printed documents', async ({ expect }) => {
    const { status, error } = await run('--conditions=source', 'scripts/docs.ts', '--check');
    expect({ status, error }).toEqual({ status: 0, error: '' });
  });

  it(
    'passes the tests of the contract, the screens and the widget',
    async ({ expect }) => {
      const { status, out, error } = await run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'contract',
        '--project',
        'unit',
        '--reporter=default',
        '--reporter=json',
        '--outputFile=results.json',
        'tests/contract/contract.test.ts',
        'tests/contract/screens.test.ts',
        'packages/sdk/src/documented.test.ts',
        'packages/sdk/src/contract-names.test.ts',
        'packages/widgets/src/content/opening-hours.test.tsx',
        '-t',
        'content.openingHours|every call|every page|title|nothing when|it loads',
      );
      expect(status, out + error).toBe(0);
      const report: {
        testResults: { assertionResults: { status: string; fullName: string }[] }[];
      } = JSON.parse(readFileSync(join(copy, 'results.json'), 'utf8'));
      const passed = report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter((each) => each.status === 'passed')
        .map(({ fullName }) => fullName);
      for (const title of [
        'content.openingHours, with a good request answers 1200',
        'content.openingHours refuses invalid JSON',
        'serves every call of the contract',
        'has an entry for every call',
        'names every page of the site',
        'shows the title and what the server answers, in both languages',
        'says that there is nothing when the answer is empty',
        'shows that it loads where the server had no answer',
      ])
        expect(
          passed.filter((name) => name.includes(title)),
          title,
        ).not.toEqual([]);
    },
    5 * MINUTES,
  );
});
