import { type Explanation, explain } from '../base/values/explanation.ts';
import type { AgainLine, AgainProblem, AgainReview, ReviewedLine } from './buy-again.ts';

/** A line that cannot be bought. */
export const blockedLine = (line: AgainLine, problem: Explanation<AgainProblem>): ReviewedLine => ({
  line,
  specification: undefined,
  quantity: 0,
  notes: [],
  problem,
});

/** Combines lines of the same specification, so that multiples and stock apply to their sum. */
export function mergeLines(lines: readonly AgainLine[]): readonly AgainLine[] {
  const merged = new Map<string, AgainLine>();
  for (const line of lines) {
    const { specificationId } = line.good;
    const key = specificationId || `unnamed ${merged.size}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** The review of lines of which none could be read; reading them again may work. */
export const unreadReview = (lines: readonly AgainLine[]): AgainReview => ({
  lines: mergeLines(lines).map((line) => blockedLine(line, explain('again-unread'))),
});
