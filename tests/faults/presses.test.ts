// Every call that a press sends meets every fault: the person reads what happened, has lost nothing that was typed, and
// can press again. Spec: 1§8
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endpointOf } from '../contract/requests.ts';
import { pressLosses } from './judge.ts';
import { type Cell, faultsFor, isWhole, keepCells, languageFor } from './matrix.ts';
import { PRESSES } from './presses/index.ts';
import { openTrials, type Trials } from './trials.ts';

let trials: Trials;
const cells: Cell[] = [];
beforeAll(async () => {
  trials = await openTrials();
});
afterEach(() => keepCells('presses', cells));
afterAll(() => trials.close());

test.each(PRESSES.map((press, at) => [press.row, press, at] as const))(
  '%s: the press says what happened, loses nothing, and can be repeated',
  async (row, press, at) => {
    const lost: string[] = [];
    for (const [turn, fault] of faultsFor(at).entries()) {
      const language = press.inEnglish ? 'en' : languageFor(at + turn);
      const course = await trials.press(press, language, fault);
      const { end, lost: found } = pressLosses(course, language, {
        endpoint: endpointOf(row),
        fault,
        press,
      });
      cells.push({ row, screen: press.html.split(/[ >]/)[0] ?? '', fault, end, lost: found });
      lost.push(...found.map((text) => `${fault}, ${language}: ${text}`));
    }
    expect(lost).toEqual([]);
  },
  isWhole ? 300_000 : 60_000,
);
