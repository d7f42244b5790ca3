// npm run new -- call|widget|page: writes a working call, widget or page, and lists the files with the work they leave.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newCall } from './new/call.ts';
import { newPage } from './new/page.ts';
import { type Change, root } from './new/recipe.ts';
import { Refusal } from './new/source-edit.ts';
import { newWidget } from './new/widget.ts';

const USAGE = `Write one of:
  npm run new -- call <domain> <verb>
  npm run new -- widget <name> [--folder <domain>]
  npm run new -- page <path> <element>`;

function changes(): readonly Change[] {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: 'string' } },
  });
  const [recipe, first, second, ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(USAGE);
  if (recipe === 'call') return newCall(first, second);
  if (recipe === 'widget' && second === undefined) return newWidget(first, values.folder);
  if (recipe === 'page') return newPage(first, second);
  throw new Refusal(USAGE);
}

function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refusal(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

try {
  const written = changes();
  for (const { path, text } of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  run(biome, 'check', '--write', '--error-on-warnings', ...written.map(({ path }) => path));
  const printed = run('--conditions=source', 'scripts/docs.ts');
  for (const { path, next } of written) console.log(`${path}\n  Fill in: ${next}.`);
  console.log(printed);
} catch (error) {
  const isExpected =
    error instanceof Refusal || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
