// Trials of the screens in one page of Chromium: each mounts the elements of a page with a fault planted on one call.
import type { AnyEndpoint } from '@clinicart/sdk/contract';
import type { Page, Request } from 'playwright';
import { endpointOf, endpointPath } from '../contract/requests.ts';
import { places } from '../setup/servers.ts';
import { complaintsOf, createBench } from '../widgets/browser.ts';
import type { FaultName, PlantedFault } from './faults.ts';
import type { Seen, Stage } from './fixture/faulty-shop.ts';
import { isConfirmed } from './judge.ts';
import type { Press } from './presses/press.ts';
import type { Screen } from './screens.ts';
import { unfitJson } from './unfit.ts';
import { openWorld, type World } from './world.ts';

export type Lang = 'zh' | 'en';
export const TRY_AGAIN: Readonly<Record<Lang, string>> = { en: 'Try again', zh: '再試一次' };

/** A step of a press that leads nowhere ends after this time. */
const STEP_MS = 8_000;

/** A screen without a fault. */
export interface Base {
  readonly stage: Stage;
  readonly seen: Seen;
  /** Paths of its calls. */
  readonly paths: readonly string[];
}

/** The course of a screen: with the fault, and after each way to try again was pressed without it. */
export interface Course {
  readonly base: { readonly seen: Seen };
  readonly met: Seen;
  /** Buttons that try again. */
  readonly retries: number;
  readonly after: Seen;
  readonly complaints: readonly string[];
}

/** The course of a press. */
export interface PressCourse extends Course {
  /** The input, before the press and after the fault. */
  readonly typed: readonly string[];
  readonly kept: readonly string[];
  /** Whether the control can be pressed again. */
  readonly canRepeat: boolean;
  /** The routes that the screen would have gone to. */
  readonly left: readonly string[];
}

export interface Trials {
  readonly world: World;
  base(screen: Screen, language: Lang): Promise<Base>;
  /** Opens a screen with a fault on one of its calls. */
  open(screen: Screen, language: Lang, endpoint: AnyEndpoint, fault: FaultName): Promise<Course>;
  press(press: Press, language: Lang, fault: FaultName): Promise<PressCourse>;
  close(): Promise<void>;
}

const plantOf = (endpoint: AnyEndpoint, name: FaultName): PlantedFault => ({
  name,
  path: endpointPath(endpoint.name),
  unfit: unfitJson(endpoint),
});

/** Tells whether a modal dialog lies over a control; runs in the page. */
function isUnderDialog(control: SVGElement | HTMLElement): boolean {
  const around = (from: Element | null) => {
    const found = new Set<Element>();
    for (let at = from; at; ) {
      found.add(at);
      const root = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return found;
  };
  const { x, y, width, height } = control.getBoundingClientRect();
  let top = document.elementFromPoint(x + width / 2, y + height / 2);
  for (let within = top?.shadowRoot; within; within = top?.shadowRoot) {
    const inner = within.elementFromPoint(x + width / 2, y + height / 2);
    if (!inner || inner === top) break;
    top = inner;
  }
  const own = around(control);
  return [...around(top)].some((each) => each.matches('dialog:modal') && !own.has(each));
}

/** React holds what a script brings back for this long, so that two placeholders in a row do not flicker. */
const REVEALED_MS = 350;

/** Returns how long the page may still show the place of a script: until it is here, and React has revealed what it brought. */
function watchScripts(page: Page): () => number {
  const open = new Set<Request>();
  let lastEnd = Number.NEGATIVE_INFINITY;
  const end = (request: Request) => {
    if (open.delete(request)) lastEnd = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => (open.size > 0 ? REVEALED_MS : lastEnd + REVEALED_MS - performance.now());
}

const filled = (html: string, { numbers }: World): string =>
  html.replace(/:(\w+)/g, (_, name: string) => numbers[name] ?? 'none');

/** Opens the page of the trials, with a separate shop. */
export async function openTrials(): Promise<Trials> {
  const world = await openWorld();
  const bench = await createBench();
  // The policy of the test pages forbids the video of a product.
  const page = await bench.open('', { unguarded: true });
  await page.setViewportSize({ width: 1280, height: 2000 });
  const scriptsFor = watchScripts(page);
  const bases = new Map<string, Promise<Base>>();
  let heard = 0;

  async function stageOf(
    { html, as, lacks }: Pick<Screen, 'html' | 'lacks'> & { readonly as: string },
    language: Lang,
  ): Promise<Stage> {
    const session = await world.session(as);
    return {
      ...{ html: filled(html, world), language, api: places().sandbox, session },
      lacks: lacks && { path: endpointPath(lacks.row), field: lacks.field },
    };
  }
  /** Settles again while scripts are under way: a part of the screen, or a sentence that is said for the first time. */
  async function whole(seen: Seen): Promise<Seen> {
    const ms = scriptsFor();
    if (ms <= 0) return seen;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return settled();
  }
  const settled = async (): Promise<Seen> =>
    whole(await page.evaluate(() => window.fixture.faults.settled()));
  const show = async (stage: Stage, fault?: PlantedFault) =>
    whole(
      await page.evaluate(([one, planted]) => window.fixture.faults.open(one, planted), [
        stage,
        fault,
      ] as const),
    );
  const removeFault = (language: Lang) =>
    page.evaluate((label) => {
      window.fixture.faults.plant();
      return window.fixture.faults.pressRetries(label);
    }, TRY_AGAIN[language]);

  async function look(screen: Screen, language: Lang): Promise<Base> {
    const stage = await stageOf(screen, language);
    // The first one fetches the scripts of the elements.
    await show(stage);
    const seen = await show(stage);
    return { stage, seen, paths: await page.evaluate(() => window.fixture.faults.paths()) };
  }
  function base(screen: Screen, language: Lang): Promise<Base> {
    const key = JSON.stringify([screen, language]);
    const found = bases.get(key) ?? look(screen, language);
    bases.set(key, found);
    return found;
  }
  /** Console messages since the last call. */
  function complaints(): readonly string[] {
    const all = complaintsOf(page);
    const later = all.slice(heard);
    heard = all.length;
    return later;
  }

  return {
    world,
    base,
    async open(screen, language, endpoint, name) {
      const before = await base(screen, language);
      complaints();
      const met = await show(before.stage, plantOf(endpoint, name));
      const retries = await removeFault(language);
      const after = await settled();
      return { base: before, met, retries, after, complaints: complaints() };
    },
    async press(press, asked, name) {
      const language = press.inEnglish ? 'en' : asked;
      page.setDefaultTimeout(STEP_MS);
      const html = (await press.before?.(world)) ?? press.html;
      await show(await stageOf({ html, as: press.as }, 'en'));
      complaints();
      const control = await (await press.steps(page, settled)).elementHandle();
      if (!control) throw new Error(`${press.row} has no control.`);
      const speak = (chosen: Lang) =>
        page.evaluate((one) => window.fixture.shop().language.use(one), chosen);
      await speak(language);
      const seen = await settled();
      let turn = 0;
      const use = () =>
        press.use ? press.use(control, turn++) : control.click({ timeout: STEP_MS });
      const typed = await page.evaluate(() => window.fixture.faults.typed());
      await page.evaluate((planted) => window.fixture.faults.plant(planted), {
        ...plantOf(endpointOf(press.row), name),
        lost: press.lost && endpointPath(press.lost),
      });
      await use();
      const met = await settled();
      const kept = await page.evaluate(() => window.fixture.faults.typed());
      const retries = await removeFault(language);
      // It has led to a dialog, which is to be judged by what it says and offers.
      const hasLedOn = retries === 0 && (await control.evaluate(isUnderDialog));
      let canRepeat = false;
      try {
        canRepeat = !hasLedOn && (await control.isVisible()) && (await control.isEnabled());
        if (retries === 0 && canRepeat) await use();
      } catch (error) {
        // A late answer may draw the control anew at any moment. One that is there and takes no press is a fault.
        if (await control.evaluate(({ isConnected }) => isConnected)) throw error;
        canRepeat = false;
      }
      let isFoundAgain = false;
      const soFar = { met, left: await page.evaluate(() => window.fixture.faults.left()) };
      const isOver =
        soFar.left.length > 0 || isConfirmed(endpointOf(press.row), name, soFar) || hasLedOn;
      if (retries === 0 && !canRepeat && !press.isAutomatic && !isOver) {
        // The dialog has closed: the same steps lead to it again.
        await speak('en');
        await settled();
        const again = await press.steps(page, settled).catch(() => undefined);
        isFoundAgain = await Promise.resolve(again?.click({ timeout: 2_000 })).then(
          () => again !== undefined,
          () => false,
        );
      }
      const after = await settled();
      const left = await page.evaluate(() => window.fixture.faults.left());
      return {
        ...{ base: { seen }, met, retries, after, complaints: complaints() },
        ...{ typed, kept, left, canRepeat: canRepeat || isFoundAgain },
      };
    },
    close: () => bench.close(),
  };
}
