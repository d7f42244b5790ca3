import ts from 'typescript';
import { titlesOf } from './test-titles.ts';

/** A piece of prose and its place in the file. Blanked characters keep every offset. */
export interface Passage {
  readonly kind: 'comment' | 'title' | 'text' | 'symbol';
  readonly text: string;
  /** Offset in the file. */
  readonly start: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, blank);

/** Comment marks become spaces, so that a phrase can be found across lines. */
const commentText = (raw: string): string =>
  withoutCode(raw.replaceAll(/^\s*(?:\/\*\*?|\/\/+|\*(?!\/))|\*+\/$/gm, blank));

function commentRanges(file: ts.SourceFile): ts.TextRange[] {
  const found = new Map<number, ts.TextRange>();
  const add = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const range of ranges ?? []) found.set(range.pos, range);
  };
  const texts: ts.JsxText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      texts.push(node);
      return;
    }
    const children = node.getChildren(file);
    if (children.length === 0) {
      add(ts.getLeadingCommentRanges(file.text, node.pos));
      add(ts.getTrailingCommentRanges(file.text, node.end));
    }
    children.forEach(visit);
  };
  visit(file);
  const isText = (pos: number) => texts.some((text) => text.pos <= pos && pos < text.end);
  return [...found.values()]
    .filter(({ pos }) => !isText(pos))
    .sort((one, other) => one.pos - other.pos);
}

/** Consecutive `//` lines are one comment. */
function joined(ranges: readonly ts.TextRange[], text: string): ts.TextRange[] {
  const all: { pos: number; end: number }[] = [];
  for (const { pos, end } of ranges) {
    const last = all.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, pos);
    const isLine = (at: number) => text.startsWith('//', at);
    if (last !== undefined && isLine(last.pos) && isLine(pos) && /^\n[ \t]*$/.test(between))
      last.end = end;
    else all.push({ pos, end });
  }
  return all;
}

function symbols(file: ts.SourceFile): Passage[] {
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node))
      found.push({ kind: 'symbol', text: node.text, start: node.getStart(file) });
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function ofScript(text: string, name: string, offset = 0): Passage[] {
  const isTest = name.includes('.test.');
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const comments = joined(commentRanges(file), text).map(({ pos, end }): Passage => {
    return { kind: 'comment', text: commentText(text.slice(pos, end)), start: offset + pos };
  });
  const titles = (isTest ? titlesOf(file) : []).map(({ title, start }): Passage => {
    return { kind: 'title', text: title, start: offset + start };
  });
  return [...comments, ...titles, ...symbols(file)];
}

/** Code blocks, and the quoted titles that citations repeat word for word. */
const QUOTED = /^ *```[^\n]*\n[\s\S]*?^ *```|^\[[^\]]+\]: \S+ ".*"$/gm;

function ofMarkdown(text: string): Passage[] {
  const prose = text.replaceAll(QUOTED, blank);
  return [{ kind: 'text', text: withoutCode(prose), start: 0 }];
}

function ofStyles(text: string): Passage[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((match): Passage => {
    return { kind: 'comment', text: commentText(match[0]), start: match.index };
  });
}

/** The prose of a source file, a style sheet or a document. Code within it is blank. */
export function passagesOf(name: string, text: string): Passage[] {
  if (name.endsWith('.md')) return ofMarkdown(text);
  if (name.endsWith('.css')) return ofStyles(text);
  if (!name.endsWith('.astro')) return ofScript(text, name);
  const [whole, front = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  return whole === undefined ? [] : ofScript(front, name, '---\n'.length);
}
