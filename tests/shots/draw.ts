// Opens the screens in Chromium and saves a picture of each.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { LANGUAGE_CODES } from '../../packages/sdk/src/language/rules.ts';
import { asleep, unfinished } from '../setup/unfinished.ts';
import { NOW, type Scene } from './scene.ts';
import type { Screen } from './screens.ts';
import { fileOf, type Shot } from './shot.ts';

const WINDOW_HEIGHT = 900;
/** A longer page is cut here, in CSS pixels: an endless list has no end to show. */
const LONGEST = 5000;
const PATIENCE_MS = 15_000;

/** A picture to be drawn. */
export interface Wanted {
  readonly shot: Shot;
  readonly screen: Screen;
}

/** Draws the pictures into a folder, some at once. Returns a sentence for each that failed. */
export async function drawAll(
  browser: Browser,
  scene: Scene,
  wanted: readonly Wanted[],
  folder: string,
  { tabs, report }: { tabs: number; report: (done: number) => void },
): Promise<readonly string[]> {
  const failures: string[] = [];
  const rest = [...wanted];
  let done = 0;
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const { shot, screen } = next;
      try {
        await draw(browser, scene, screen, shot, join(folder, fileOf(shot)));
      } catch (error) {
        failures.push(`${fileOf(shot)}: ${String(error).split('\n', 1)[0]}`);
      }
      done += 1;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return failures;
}

async function draw(
  browser: Browser,
  scene: Scene,
  screen: Screen,
  shot: Shot,
  file: string,
): Promise<void> {
  const context = await openContext(browser, scene, screen, shot);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    const path = screen.path.replace(/:([a-z]+)/g, (_, name) => scene.numbers[name] ?? 'none');
    await page.goto(scene.origin + path);
    await settle(page);
    if (screen.prepare) {
      await screen.prepare(page);
      await settle(page);
    } else await showLazyPictures(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: file,
      fullPage: !screen.prepare,
      animations: 'disabled',
      caret: 'hide',
      ...(height > LONGEST && !screen.prepare
        ? { clip: { x: 0, y: 0, width: shot.width, height: LONGEST } }
        : {}),
    });
  } finally {
    await context.close();
  }
}

async function openContext(
  browser: Browser,
  { origin, cookies }: Scene,
  screen: Screen,
  { width, language, theme }: Shot,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    locale: language === 'zh' ? 'zh-HK' : 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([
    { name: 'language', value: LANGUAGE_CODES[language], url: origin },
    ...cookies[screen.as],
  ]);
  await context.addInitScript((now) => {
    // The pop-ups of home count as closed, and the cookie notice as answered.
    for (const popup of ['advert', 'new-customer'])
      localStorage.setItem(`popup-${popup}`, String(now));
    localStorage.setItem('cookie', 'true');
  }, NOW);
  return context;
}

/** Waits until the page has appeared: elements hydrated, no skeleton in view, fonts and pictures in view loaded. */
async function settle(page: Page): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const isDone = async () => {
    if ((await asleep(page)).length > 0 || (await unfinished(page)).length > 0) return false;
    return page.evaluate(arePicturesLoaded);
  };
  // Twice in a row: hydration may replace a picture or a list.
  for (let times = 0; times < 2 && performance.now() < end; ) {
    times = (await isDone()) ? times + 1 : 0;
    await wait(100);
  }
}

/** Scrolls to the end and back, so that pictures below the first window load too. */
async function showLazyPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < Math.min(height, LONGEST); y += WINDOW_HEIGHT) {
    await page.evaluate((top) => {
      scrollTo(0, top);
      // Observers of what comes into view report with the frame after the next.
      return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }, y);
    await wait(50);
  }
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(drawEverything);
  await settle(page);
}

/** Draws what the browser skips outside of the window. */
function drawEverything(): void {
  const roots: ParentNode[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    }
}

function arePicturesLoaded(): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const element of document.querySelectorAll('*'))
    if (element.shadowRoot) roots.push(element.shadowRoot);
  const isLoaded = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight;
    return image.complete || !isInView;
  };
  return (
    document.fonts.status === 'loaded' &&
    roots.every((root) => [...root.querySelectorAll('img')].every(isLoaded))
  );
}
