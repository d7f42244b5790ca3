import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './node-version.mjs';

/** Only the last flag of this name counts, so it repeats Playwright's entries that affect tests. */
const OFF = [
  // Chromium's own pages behind its address field, two per context: more than half of the cost of opening one.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'LensOverlay',
  'MediaRouter',
  'DestroyProfileOnBrowserClose',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Returns the flags that keep a test browser quiet and let it run in a container; `off` names further features to turn off. */
export const quietFlags = (off = []) => [
  `--disable-features=${[...OFF, ...off].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const QUIET_FLAGS = quietFlags();

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The same Chromium without its browser interface, as distributions and Playwright package it. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NOT_FOUND =
  'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Finds an installed Chromium; undefined if there is none. */
export function presentChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not an executable file.`);
  }
  return playwrightsOwn() ?? onPath();
}

/** Playwright keeps the headless shell in a folder beside the one of its Chromium, with the same revision. */
function playwrightsShell() {
  const chromium = playwrightsOwn();
  if (!chromium) return undefined;
  const folder = dirname(dirname(chromium)).replace(
    /chromium-(?=\d+$)/,
    'chromium_headless_shell-',
  );
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .flatMap((name) => HEADLESS_NAMES.map((shell) => join(folder, name, shell)))
    .find(runs);
}

/** Finds an installed headless shell, which opens a page at two thirds of the cost. `CHROMIUM_PATH` excludes it. */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : (playwrightsShell() ?? onPath(HEADLESS_NAMES));
}

/** Installs Debian's headless shell if there is none. Without one the tests take Chromium itself, which is slower. */
export function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH || findHeadlessShell() || !canUseApt()) return;
  apt('chromium-headless-shell');
}

/**
 * Returns the executable of a Chromium: an installed one, else Playwright's, else Debian's, both of which it
 * installs. Throws one sentence if all fail.
 */
export function findChromium() {
  const present = presentChromium();
  if (present) return present;
  attempt('npx', ['playwright', 'install', '--with-deps', 'chromium'], 240);
  const installed = playwrightsOwn();
  if (installed) return installed;
  if (canUseApt()) apt('chromium', 'chromium-headless-shell', 'fonts-noto-cjk');
  const found = onPath();
  if (found) return found;
  throw new Error(NOT_FOUND);
}

/** Installs a Chinese font if there is none; without one Chromium draws empty boxes. */
export function ensureChineseFont() {
  const list = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' });
  if (list.status === 0 && list.stdout.trim() !== '') return true;
  if (!canUseApt()) return false;
  return apt('fontconfig', 'fonts-noto-cjk');
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function apt(...names) {
  attempt('apt-get', ['update'], 120);
  return attempt('apt-get', ['install', '-y', '--no-install-recommends', ...names], 600);
}

function attempt(command, args, seconds) {
  console.error(`Installing: ${command} ${args.join(' ')}`);
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return done.status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    ensureChineseFont();
    console.log(findChromium());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
