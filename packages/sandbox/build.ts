/**
 * Builds what is published: each source as JavaScript at the same place in dist, so that it finds the files that it reads
 * (pages, tables, videos), and those files beside it. Nothing is bundled.
 */
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const source = join(import.meta.dirname, 'src');
const target = join(import.meta.dirname, 'dist');
/** Tests, and what only tests use. */
const OF_TESTS = /\.test\.ts$|^testing\//;

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

rmSync(target, { recursive: true, force: true });
for (const file of globSync('**/*', { cwd: source })) {
  if (OF_TESTS.test(file) || !statSync(join(source, file)).isFile()) continue;
  const built = join(target, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(built), { recursive: true });
  if (!file.endsWith('.ts')) {
    copyFileSync(join(source, file), built);
    continue;
  }
  const text = readFileSync(join(source, file), 'utf8');
  writeFileSync(built, ts.transpileModule(text, { compilerOptions, fileName: file }).outputText);
}
