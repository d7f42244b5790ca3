// Every call meets every fault on the screens that make it while they open: the person reads what failed, and can try
// again. Spec: 1§8
import { endpoints } from '@clinicart/sdk/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EVERY_PAGE, rowScreens } from '../../packages/sdk/src/screens.ts';
import { endpointPath } from '../contract/requests.ts';
import { losses } from './judge.ts';
import { AUTOMATIC, QUIET, UNREACHED } from './leniencies.ts';
import { type Cell, faultsFor, isWhole, keepCells, languageFor } from './matrix.ts';
import { PRESSES } from './presses/index.ts';
import { SCREENS, type Screen } from './screens.ts';
import { openTrials, type Trials } from './trials.ts';

let trials: Trials;
const cells: Cell[] = [];
beforeAll(async () => {
  trials = await openTrials();
});
afterEach(() => keepCells('openings', cells));
afterAll(() => trials.close());

const pressed = new Set(PRESSES.map(({ row }) => row));
const opened = endpoints.filter(({ name }) => !pressed.has(name) && !(name in UNREACHED));

/** The screens of a row by its `documented.ts`; the home page last, which takes longest. */
function screensOf(row: string, at: number): readonly Screen[] {
  const paths = rowScreens[row] ?? [];
  // Every page makes the call: a whole run tries all of them, of which some depend on it more than the header does.
  const isEverywhere = isWhole && paths.includes(EVERY_PAGE);
  const named = SCREENS.filter(({ path }) => isEverywhere || paths.includes(path));
  const turned = [...named.slice(at % named.length), ...named.slice(0, at % named.length)];
  const isHome = ({ path }: Screen) => path === '/' || path === '/user/history';
  return [...turned.filter((each) => !isHome(each)), ...turned.filter(isHome)];
}

/** The screens that make the call while they open: all in a whole run, else the first one. */
async function callersOf(row: string, at: number): Promise<readonly Screen[]> {
  const found: Screen[] = [];
  for (const screen of screensOf(row, at)) {
    const { paths } = await trials.base(screen, languageFor(at));
    if (paths.includes(endpointPath(row))) found.push(screen);
    if (found.length > 0 && !isWhole) break;
  }
  return found;
}

test.each(opened.map((endpoint, at) => [endpoint.name, endpoint, at] as const))(
  '%s: its screen says what failed and loads when tried again',
  async (row, endpoint, at) => {
    const screens = await callersOf(row, at);
    expect(screens, 'a screen that makes the call while it opens').not.toEqual([]);
    const lost: string[] = [];
    for (const [nth, screen] of screens.entries())
      for (const [turn, fault] of faultsFor(at).entries()) {
        const language = languageFor(at + nth + turn);
        const course = await trials.open(screen, language, endpoint, fault);
        const isQuiet = row in QUIET || `${row} @ ${screen.path}` in QUIET;
        const found = losses(course, language, { isQuiet, isAutomatic: row in AUTOMATIC });
        const end = isQuiet ? 'quiet' : 'said';
        cells.push({ row, screen: screen.path, fault, end, lost: found });
        lost.push(...found.map((text) => `${screen.path}, ${fault}, ${language}: ${text}`));
      }
    expect(lost).toEqual([]);
  },
  isWhole ? 900_000 : 60_000,
);

test('every call is tried on opening, by a press, or has a reason why not', () => {
  const names = endpoints.map(({ name }) => name);
  expect(Object.keys(UNREACHED).filter((name) => !names.includes(name))).toEqual([]);
  expect([...pressed].filter((name) => !names.includes(name) || name in UNREACHED)).toEqual([]);
});
