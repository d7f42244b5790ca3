// Runs after the build: scripts/shots.mjs calls it.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium, QUIET_FLAGS } from '../../scripts/chromium.mjs';
import { type Darkroom, openDarkroom } from './darkroom.ts';
import { drawAll, type Wanted } from './draw.ts';
import { buildRevision, hashOf } from './revision.ts';
import { openScene } from './scene.ts';
import { screens } from './screens.ts';
import { type Entry, sheetOf, summaryOf } from './sheet.ts';
import { fileOf, LANGUAGES, THEMES, WIDTHS } from './shot.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'tests/results/shots');

/** The screens, widths, languages and themes to draw; an empty list stands for all. */
export interface Selection {
  readonly only: readonly string[];
  readonly widths: readonly number[];
  readonly languages: readonly string[];
  readonly themes: readonly string[];
  /** Name of a revision to compare with. */
  readonly against: string | undefined;
  /** Pages drawn at once. */
  readonly tabs: number;
}

/** Draws the screens of this folder, and of a revision on request, and writes the contact sheet. Returns its path. */
export async function shots(selection: Selection): Promise<string> {
  const wanted = wantedOf(selection);
  if (wanted.length === 0)
    throw new Error(`Nothing to draw. The screens: ${screens.map(({ name }) => name).join(', ')}.`);
  const hash = selection.against === undefined ? undefined : hashOf(root, selection.against);
  rmSync(results, { recursive: true, force: true });
  for (const folder of ['thumbs', 'moved', ...(hash ? [hash] : [])])
    mkdirSync(join(results, folder), { recursive: true });

  const browser = await chromium.launch({ executablePath: findChromium(), args: QUIET_FLAGS });
  try {
    if (hash !== undefined) {
      const built = join(root, '.cache/shots', hash);
      console.error(`building ${hash} …`);
      buildRevision(root, hash, built);
      await drawShop(browser, built, wanted, join(results, hash), selection);
    }
    const failures = await drawShop(browser, root, wanted, results, selection);
    const darkroom = await openDarkroom(browser);
    const entries: Entry[] = [];
    for (const { shot } of wanted) entries.push(await entryOf(darkroom, { shot, hash, failures }));
    const sheet = join(results, 'index.html');
    writeFileSync(sheet, sheetOf(entries, hash));
    console.error(`${summaryOf(entries, hash)}.`);
    for (const failure of failures) console.error(`  ${failure}`);
    return sheet;
  } finally {
    await browser.close();
  }
}

function wantedOf({ only, widths, languages, themes }: Selection): readonly Wanted[] {
  const isIn = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value);
  const columns = THEMES.filter((theme) => isIn(themes, theme)).flatMap((theme) =>
    LANGUAGES.filter((language) => isIn(languages, language)).flatMap((language) =>
      (widths.length > 0 ? widths : WIDTHS).map((width) => ({ theme, language, width })),
    ),
  );
  return screens
    .filter(({ name }) => isIn(only, name))
    .flatMap((screen) =>
      columns.map((column) => ({ screen, shot: { screen: screen.name, ...column } })),
    );
}

async function drawShop(
  browser: Browser,
  folder: string,
  wanted: readonly Wanted[],
  to: string,
  { tabs }: Selection,
): Promise<readonly string[]> {
  const scene = await openScene(folder);
  try {
    return await drawAll(browser, scene, wanted, to, {
      tabs,
      report: (done) => {
        if (done % 20 === 0 || done === wanted.length)
          console.error(`drawn ${done} of ${wanted.length}`);
      },
    });
  } finally {
    await scene.close();
  }
}

async function entryOf(
  darkroom: Darkroom,
  {
    shot,
    hash,
    failures,
  }: { shot: Wanted['shot']; hash: string | undefined; failures: readonly string[] },
): Promise<Entry> {
  const file = fileOf(shot);
  const picture = join(results, file);
  if (!existsSync(picture)) {
    const failure = failures.find((text) => text.startsWith(`${file}:`)) ?? 'not drawn';
    return { shot, failure, moved: undefined };
  }
  await darkroom.thumb(picture, join(results, 'thumbs', file.replace(/png$/, 'jpg')));
  if (hash === undefined) return { shot, failure: undefined, moved: undefined };
  const before = join(results, hash, file);
  if (!existsSync(before)) return { shot, failure: undefined, moved: 'new' };
  const { share } = await darkroom.compare(before, picture, join(results, 'moved', file));
  return { shot, failure: undefined, moved: share };
}
