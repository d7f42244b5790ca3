// Checks docs/spec.md: each statement needs a test that proves it, a decision that settles it, or the mark of a part that is not built yet.
// `node --conditions=source scripts/docs/statements.ts` prints the faults and the count.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEntry } from './decision-entries.ts';
import { faultOfTest, type ReadFile } from './test-reference.ts';

export interface Statement {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly marks: readonly string[];
}

interface Definition {
  readonly line: number;
  readonly name: string;
  readonly target: string;
  readonly words: string;
}

const MARK = /\[((?:[td]\d-[a-z0-9-]+)|open)\]/g;
const MARKS_AT_END = /(?:\s*\[(?:[td]\d-[a-z0-9-]+|open)\])*\s*$/;
const SENTENCE_END = /[.?!](?:\*\*|["”’)])*(?=\s|\[|$)((?:\s*\[(?:[td]\d-[a-z0-9-]+|open)\])*)/g;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|max|min|no|nos)\.$/i;
const DEFINITION = /^\[([^\]]+)\]: (\S+) "(.+)"$/;
/** A line that introduces the list or the table below it. */
const CAPTION = /:$|^\*\*[^*]+\*\*$/;
/** Code and quoted texts, whose full stops end no sentence. An apostrophe is not a quote. */
const QUOTED = /`[^`]*`|(?<![\p{L}\p{N}])'[^']*(?:'(?=\p{L})[^']*)*'(?!\p{L})/gu;

const named = (text: string): string[] => [...text.matchAll(MARK)].map(([, name = '']) => name);

function statementOf(raw: string, line: number): Statement {
  const marks = MARKS_AT_END.exec(raw)?.[0] ?? '';
  const text = raw.slice(0, raw.length - marks.length);
  const before = /^\s*/.exec(text)?.[0].split('\n').length ?? 1;
  return {
    line: line + before - 1,
    text: text.trim().replaceAll(/\s+/g, ' '),
    marks: named(marks),
  };
}

/** Splits a paragraph or bullet into sentences. `block` has its line breaks, which give each sentence its line number. */
function sentences(block: string, line: number): Statement[] {
  const masked = block.replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[^\n]/g, 'x'));
  const ends: number[] = [];
  for (const match of masked.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const isMarked = match[1] !== '';
    const upToStop = masked.slice(0, match.index + 1);
    const goesOn = /^\s+\p{Ll}/u.test(block.slice(end));
    if (isMarked || !(goesOn || ABBREVIATION.test(upToStop))) ends.push(end);
  }
  if (block.slice(ends.at(-1) ?? 0).trim() !== '') ends.push(block.length);
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return statementOf(
      block.slice(start, end),
      line + block.slice(0, start).split('\n').length - 1,
    );
  });
}

/** Returns the statements of the sections (`##` and below), in order. */
export function statementsOf(text: string): Statement[] {
  const lines = text.split('\n');
  const found: Statement[] = [];
  let block: string[] = [];
  let start = 0;
  let isSection = false;
  let isCode = false;

  const close = () => {
    const whole = block.join('\n');
    if (isSection && whole !== '' && !CAPTION.test(whole)) found.push(...sentences(whole, start));
    block = [];
  };

  lines.forEach((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    const isRow = line.startsWith('|');
    const isBullet = /^\s*- /.test(line);
    const isBreak =
      isCode || isRow || /^(#|```|<a id=|\s*$)/.test(line) || /^\[[^\]]+\]: /.test(line);
    if (isBreak || isBullet) close();
    if (/^#+ /.test(line)) isSection = line.startsWith('##');
    if (isRow && isSection) {
      const isHeader = /^\|[\s:|-]+$/.test(line) || /^\|[\s:|-]+$/.test(lines[index + 1] ?? '');
      if (!isHeader) found.push(statementOf(line.replace(/\|\s*$/, ''), index + 1));
    } else if (!isBreak) {
      if (block.length === 0) start = index + 1;
      block.push(isBullet ? line.replace(/^\s*- /, '') : line);
    }
  });
  close();
  return found;
}

function definitionsOf(text: string): Definition[] {
  return text.split('\n').flatMap((line, index) => {
    const [, name = '', target = '', words = ''] = DEFINITION.exec(line) ?? [];
    return name === '' ? [] : [{ line: index + 1, name, target, words }];
  });
}

export function countsOf(text: string): string {
  const all = statementsOf(text);
  const open = all.filter(({ marks }) => marks.includes('open'));
  const others = all.filter(({ marks }) => !marks.includes('open'));
  const proved = others.filter(({ marks }) => marks.some((mark) => mark.startsWith('t')));
  const decided = others.filter(
    (one) => !proved.includes(one) && one.marks.some((mark) => mark.startsWith('d')),
  );
  const unbuilt = open.length > 0 ? `, ${open.length} of parts that are not built yet` : '';
  return `${all.length} statements: ${proved.length} proved by a test, ${decided.length} settled by a decision${unbuilt}.`;
}

/** The fault of a mark's target, if any. `path` is relative to docs/. */
function faultOfTarget({ name, target, words }: Definition, text: string, readFile: ReadFile) {
  const [path = '', anchor = ''] = target.split('#');
  if (name === 'open')
    return text.includes(`<a id="${anchor}"></a>`) ? undefined : `there is no anchor ${target}`;
  if (name.startsWith('t')) return faultOfTest(target, words, readFile);
  if (!/^decisions\/[a-z-]+\.md$/.test(path)) return `${target} is no entry of docs/decisions/`;
  const content = readFile(path);
  if (content === undefined) return `there is no file ${path}`;
  return hasEntry(content, anchor, words)
    ? undefined
    : `no entry under ${target} has the words "${words}"`;
}

export function faultsOf(text: string, readFile: ReadFile): string[] {
  const statements = statementsOf(text);
  const definitions = definitionsOf(text);
  const defined = new Map(definitions.map((one) => [one.name, one]));
  const used = new Set(statements.flatMap(({ marks }) => marks));
  const of = ({ line, text: words }: Statement) => `line ${line}: "${words.slice(0, 100)}"`;

  const marks = statements.flatMap((one) => [
    ...(one.marks.length === 0 ? [`${of(one)} has neither test nor decision`] : []),
    ...named(one.text).map((mark) => `${of(one)}: [${mark}] is not at its end`),
    ...one.marks
      .filter((mark) => !defined.has(mark))
      .map((mark) => `${of(one)}: [${mark}] is not defined`),
  ]);
  const places = definitions.flatMap((one, index) => {
    const where = `line ${one.line}: [${one.name}]`;
    const before = definitions[index - 1];
    const target = faultOfTarget(one, text, readFile);
    return [
      ...(used.has(one.name) ? [] : [`${where} is used by no statement`]),
      ...(defined.get(one.name) === one ? [] : [`${where} is defined twice`]),
      ...(before?.line === one.line - 1 && before.name > one.name
        ? [`${where} follows [${before.name}]: sort them by name`]
        : []),
      ...(target === undefined ? [] : [`${where}: ${target}`]),
    ];
  });
  const introduction = text.split(/^# 1$/m, 1)[0] ?? '';
  const count = countsOf(text);
  return [
    ...marks,
    ...places,
    ...(introduction.includes(count) ? [] : [`The introduction does not say: ${count}`]),
  ];
}

if (import.meta.main) {
  const docs = join(import.meta.dirname, '../../docs');
  const read = (path: string) => {
    const file = join(docs, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const text = read('spec.md') ?? '';
  const faults = faultsOf(text, read);
  console.log([...faults, countsOf(text)].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
