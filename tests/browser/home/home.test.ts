// The home page, block by block. Spec: 1§2 Home, 1§3 Home data, 1§4 Pop-ups, 1§9
import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dialogOf, logInButton, remember } from '../support/buyer.ts';
import { passUntil, stopClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isAwake, isSettled, useBrowser } from '../support/open-page.ts';
import { languages, said } from '../ui-text/common.ts';
import { saidAtHome } from '../ui-text/home.ts';

const visit = useBrowser();
const HOUR_MS = 60 * 60 * 1000;
/** The browser logs an error for every failed answer. */
const mayHear = /Failed to load resource/;

beforeEach(merchant.reset);

/** Records the calls of one path that a page makes from now on. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) calls.push(request.postData() ?? '');
  });
  return calls;
}

const featuredOf = (page: Page, language: 'zh' | 'en') =>
  page.getByRole('region', { name: saidAtHome[language].featured, exact: true });

describe.each(languages)('the home page (%s)', (language) => {
  const words = saidAtHome[language];

  // Chinese runs at the narrowest and widest widths, English between them; layout.test.ts checks the layout of both.
  test.each(language === 'zh' ? [360, 1440] : [768])(
    'shows every block at %d px',
    async (width) => {
      // The text of a picture is an assumed field; without it, the link target names the picture.
      const isWorded = width === 1440;
      await merchant.answers(isWorded ? 'all' : 'documented');
      const page = await visit({ language, width, at: '/', first: watchShifts });
      const banner = page.getByRole('region', { name: words.banners, exact: true });
      const first = isWorded
        ? banner.getByText(words.firstBanner)
        : banner.getByRole('link', { name: words.floor });
      await see(first).toBeInViewport();
      const events = page.getByRole('region', { name: words.events, exact: true });
      await see(events.getByRole('listitem')).toHaveCount(4);
      await see(events.getByRole('link', { name: words.firstTopic(isWorded) })).toBeVisible();
      const zone = page.getByRole('region', { name: words.zone, exact: true });
      await see(zone.getByRole('article')).toHaveCount(3);
      // The zone's own picture, whose text adds nothing to the zone's name.
      await see(zone.locator('.clinic-home-zone-picture img')).toBeVisible();
      const floor = page.getByRole('region', { name: words.floor, exact: true });
      await see(floor.getByRole('region', { name: words.adverts })).toBeVisible();
      expect(await floor.locator('.clinic-floor-brands').getByRole('link').count()).toBe(5);
      expect(await floor.locator('.clinic-floor-keywords').getByRole('link').count()).toBe(5);
      await isSettled(page);
      await isAccessible(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBe(0);
      await expectStill(page, `at ${width}`);

      const bar = page.getByRole('navigation', { name: words.jump });
      await bar.getByRole('button', { name: words.brands, exact: true }).press('Enter');
      const brands = page.getByRole('heading', { name: words.brands, exact: true });
      await see(brands).toBeFocused();
      await see(brands).toBeInViewport();
      await see(bar.locator('[aria-current]')).toHaveText(words.brands);
    },
  );

  test('keeps the banner still under reduced motion, and steps through it by keyboard', async () => {
    const page = await visit({ language, at: '/' });
    const banner = page.getByRole('region', { name: words.banners, exact: true });
    await see(banner.getByRole('button', { name: words.pause })).toHaveCount(0);
    const tab = (index: number) => banner.getByRole('tab', { name: words.slide(index) });
    await tab(1).focus();
    await page.keyboard.press('End');
    await see(tab(4)).toBeFocused();
    await see(tab(4)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await see(tab(1)).toHaveAttribute('aria-selected', 'true');
    await see(banner.locator('.clinic-hero-slide').first()).toBeInViewport();
  });
});

describe('automatic motion', () => {
  test('advances the banner every 5 s, also after a resize, rests under the pointer, pauses and stops', async () => {
    const words = saidAtHome.zh;
    const page = await visit({ moves: true });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('scene~')) pictures.push(request.url());
    });
    await stopClock(page);
    await page.goto('/');
    const banner = page.getByRole('region', { name: words.banners, exact: true });
    const pause = banner.getByRole('button', { name: words.pause });
    const tab = (index: number) => banner.getByRole('tab', { name: words.slide(index) });
    const at = (index: number) => see(tab(index)).toHaveAttribute('aria-selected', 'true');
    // The browser reports in its own time that the banner is in view, or that the pointer has left it.
    const comesTo = (index: number) =>
      passUntil(page, async () => (await tab(index).getAttribute('aria-selected')) === 'true');
    await passUntil(page, async () => (await banner.getAttribute('data-live')) === 'true');
    await at(1);
    expect(pictures.join()).not.toContain('sterilisation~beside');
    await comesTo(2);
    await page.clock.runFor(4500);
    await at(2);
    await expect.poll(() => pictures.join()).toContain('sterilisation~beside');
    await page.clock.runFor(700);
    await at(3);

    await banner.hover();
    await page.clock.runFor(11_000);
    await at(3);
    await page.mouse.move(2, 2);
    await comesTo(4);
    await page.setViewportSize({ width: 1200, height: 800 });
    await comesTo(1);

    await pause.click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(11_000);
    await at(1);
    await banner.getByRole('button', { name: words.next }).click();
    await page.clock.runFor(1000);
    await at(2);
    await see(banner.locator('[aria-live=polite]')).toContainText(words.slide(2));

    await banner.getByRole('button', { name: words.play }).click();
    await banner.getByRole('button', { name: words.stopAll }).click();
    const adverts = page.getByRole('region', { name: words.adverts });
    await see(adverts.getByRole('button', { name: words.play })).toBeVisible();
    await see(adverts.getByRole('button', { name: words.pause })).toHaveCount(0);
    await page.mouse.move(2, 2);
    await page.clock.runFor(11_000);
    await at(2);
  });

  test('opens one pop-up a visit, again after 2 hours or a day, never over the login dialog', async () => {
    const words = saidAtHome.en;
    // The title of the advert is an assumed field; without it, the link target names the dialog.
    await merchant.answers('documented');
    // The cookie notice would delay the pop-ups.
    const acceptCookies = () => {
      try {
        localStorage.setItem('cookie', '1');
      } catch {}
    };
    // A logged-in person who has not closed any pop-up yet.
    const as = { ...(await remember(visit, 'new-customer')), origins: [] };
    const page = await visit({ language: 'en', as, popups: true, first: acceptCookies });
    await page.clock.install();
    const offer = page.getByRole('dialog', { name: words.offer });
    const advert = page.getByRole('dialog', { name: words.advert });
    /** Opens the page and waits until it is idle; a due pop-up is open by then. */
    const open = async (path = '/') => {
      await page.goto(path);
      await see(featuredOf(page, 'en').getByRole('article').first()).toBeAttached();
      await isSettled(page);
      await page.clock.runFor(3000);
    };

    await open();
    await see(offer).toBeVisible();
    await see(advert).toHaveCount(0);
    await isAccessible(page);
    await see(offer.getByRole('link', { name: words.seeOffer })).toHaveAttribute(
      'href',
      '/newCustomers',
    );
    await page.keyboard.press('Escape');
    await see(offer).toBeHidden();
    await page.clock.runFor(3000);
    await see(advert).toBeHidden();

    await open();
    await see(advert).toBeVisible();
    await advert.getByRole('button', { name: said.en.close }).click();
    await see(advert).toBeHidden();
    await open();
    await see(page.getByRole('dialog')).toHaveCount(0);

    await page.clock.fastForward(2 * HOUR_MS);
    await open();
    await see(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.fastForward(22 * HOUR_MS);
    await open();
    await see(offer).toBeVisible();

    const visitor = await visit({ language: 'en', popups: true, first: acceptCookies });
    await stopClock(visitor);
    await visitor.goto('/');
    // The clock does not let the page rest.
    await visitor.mouse.move(5, 5);
    await isAwake(visitor);
    await logInButton(visitor, 'en').click();
    // Its code comes now, and React reveals it after a moment.
    await passUntil(visitor, () => dialogOf(visitor, 'en').isVisible());
    await visitor.clock.runFor(3000);
    await see(visitor.getByRole('dialog', { name: words.advert })).toHaveCount(0);
    await visitor.keyboard.press('Escape');
    const late = visitor.getByRole('dialog', { name: words.advert });
    await passUntil(visitor, () => late.isVisible());
    await see(dialogOf(visitor, 'en')).toBeHidden();
  });
});

describe('the featured list', () => {
  test('leaves the focus to a person who types elsewhere while it grows', async () => {
    const words = saidAtHome.en;
    const page = await visit({ language: 'en', at: '/' });
    await isSettled(page);
    const featured = featuredOf(page, 'en');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/index-recommend*', async (route) => {
      await held;
      await route.continue();
    });
    await featured.getByRole('button', { name: words.loadMore }).press('Enter');
    await logInButton(page, 'en').focus();
    answer();
    await see(featured.getByRole('article').nth(10)).toBeVisible();
    await see(featured.getByRole('status')).toHaveText(words.pageLoaded(2));
    await see(logInButton(page, 'en')).toBeFocused();
  });

  test('grows to its end, and keeps its place on return', async () => {
    const words = saidAtHome.zh;
    const page = await visit({ at: '/' });
    const calls = callsOf(page, '/index-recommend');
    const featured = featuredOf(page, 'zh');
    const items = featured.getByRole('article');
    await see(items).toHaveCount(10);

    await featured.getByRole('button', { name: words.loadMore }).press('Enter');
    await see(items.nth(10).getByRole('link')).toBeFocused();
    await see(featured.getByRole('status')).toHaveText(words.pageLoaded(2));
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 2000);
          return featured.getByText(words.noMore).count();
        },
        // Longer than the pause after which scrolling counts as finished.
        { interval: 500, timeout: 45_000 },
      )
      .toBe(1);
    const count = await items.count();
    expect(count).toBeGreaterThan(20);
    // The list fetches each page once; the first arrived with the HTML.
    expect(calls).toHaveLength(Math.ceil(count / 10) - 1);
    await isAccessible(page);

    const link = items.nth(14).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const name = await link.innerText();
    const before = await link.boundingBox();
    await link.click();
    await see(page.getByRole('heading', { level: 1, name })).toBeVisible();
    calls.length = 0;
    await page.goBack();
    await see(items).toHaveCount(count);
    await see(items.nth(14).getByRole('link')).toBeInViewport();
    const moved = async () => {
      const after = await items.nth(14).getByRole('link').boundingBox();
      return Math.abs((after?.y ?? 0) - (before?.y ?? 0));
    };
    await expect.poll(moved).toBeLessThan(40);
    expect(calls).toEqual([]);
  });

  test('fills its page while the footer holds still, and loads more on request', async () => {
    const page = await visit({ at: '/', width: 768, first: watchShifts });
    const items = featuredOf(page, 'zh').getByRole('article');
    await see(items).toHaveCount(10);
    await isSettled(page);
    const calls = callsOf(page, '/index-recommend');
    const top = () =>
      page.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().top);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const before = await top();
    await see(items).toHaveCount(20);
    await isSettled(page);
    expect(await top()).toBe(before);
    expect(calls, 'nobody has asked for more').toHaveLength(1);
    await expectStill(page, 'while it fills');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => items.count()).toBeGreaterThan(20);
  });

  test('reports where loading failed, and continues from there', async () => {
    const words = saidAtHome.en;
    const page = await visit({ language: 'en', at: '/', mayHear });
    const featured = featuredOf(page, 'en');
    await see(featured.getByRole('article')).toHaveCount(10);
    await merchant.fault('/api/index-recommend', { kind: 'status', status: 503 });
    await featured.getByRole('button', { name: words.loadMore }).click();
    await see(featured.getByRole('alert')).toContainText(words.moreFailed);
    await see(featured.getByRole('article')).toHaveCount(10);
    await merchant.clearFaults();
    await featured.getByRole('button', { name: said.en.tryAgain }).click();
    await expect.poll(() => featured.getByRole('article').count()).toBeGreaterThan(10);
  });
});

describe('a home answer', () => {
  test('that fails leaves the other blocks, and can be retried', async () => {
    const words = saidAtHome.zh;
    await merchant.answers('documented');
    await merchant.fault('/api/index', { kind: 'status', status: 503 });
    const page = await visit({ at: '/', mayHear });
    await see(page.getByRole('alert').getByText(words.partFailed)).toBeVisible();
    await see(page.getByText(words.quiet)).toBeVisible();
    await see(page.getByRole('heading', { name: words.brands, exact: true })).toBeAttached();
    await see(featuredOf(page, 'zh').getByRole('article').nth(9)).toBeAttached();
    await isAccessible(page);
    await merchant.clearFaults();
    await page.getByRole('button', { name: said.zh.tryAgain }).click();
    const banner = page.getByRole('region', { name: words.banners, exact: true });
    await see(banner.getByRole('link', { name: words.floor })).toBeVisible();
    await see(page.getByText(words.partFailed)).toHaveCount(0);
  });

  test('without any optional block still makes a complete page', async () => {
    const words = saidAtHome.en;
    await merchant.homeBlocks(undefined, { isOn: false });
    const page = await visit({ language: 'en', at: '/', width: 360, popups: true });
    await see(page.getByText(words.quiet)).toBeVisible();
    await see(page.getByRole('navigation', { name: words.jump })).toHaveCount(0);
    await see(page.getByRole('heading', { name: words.brands, exact: true })).toHaveCount(0);
    await see(featuredOf(page, 'en').getByRole('article').first()).toBeVisible();
    await isSettled(page);
    await isAccessible(page);
    await merchant.homeBlocks(undefined, { isOn: true });
  });

  test('with hostile links opens none, and leaves for other sites through the page that names them', async () => {
    const hostile = ['javascript:alert(1)', '//evil.example/a', 'blob:https://evil.example/b'];
    const away = 'https://elsewhere.example/offer?a=1';
    await merchant.answers('documented');
    const tiles = await merchant.homeBlocks('special', {});
    for (const [index, path] of [...hostile, away].entries())
      await merchant.homeBlock(tiles[index] ?? 0, { path });
    await merchant.homeBlocks('banner', { path: hostile[0] ?? '' });
    await merchant.homeBlocks('zone', { path: '/nowhere/at/all' });
    const page = await visit({ at: '/' });
    const events = page.getByRole('region', { name: saidAtHome.zh.events, exact: true });
    await see(events.getByRole('listitem')).toHaveCount(4);
    await see(events.getByRole('link')).toHaveCount(1);
    await see(events.getByRole('link')).toHaveAttribute(
      'href',
      `/redirect?url=${encodeURIComponent(away)}`,
    );
    const banner = page.getByRole('region', { name: saidAtHome.zh.banners, exact: true });
    await see(banner.getByRole('img', { name: saidAtHome.zh.banner }).first()).toBeVisible();
    await see(banner.getByRole('link')).toHaveCount(0);
    const hrefs = await page
      .locator('clinic-home')
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^\/(?!\/)/.test(href))).toEqual([]);
    await merchant.reset();
  });
});

describe('the shape of home', () => {
  test.each([360, 768])(
    "keeps the banner's controls in place without its slides at %i px",
    async (width) => {
      const page = await visit({ at: '/', width });
      await isSettled(page);
      const controls = page.locator('clinic-home .clinic-hero > .clinic-carousel-controls');
      const topOf = () => controls.evaluate((each) => each.getBoundingClientRect().top);
      const before = await topOf();
      // As the browser may paint a page of which only this much has arrived.
      await controls.evaluate((each) => each.nextElementSibling?.remove());
      expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
    },
  );

  test('lists the categories once beside the menu, and as pictures without it', async () => {
    const page = await visit({ language: 'en', width: 1440, at: '/' });
    const grid = page.getByRole('region', { name: said.en.categories });
    await see(page.getByRole('banner').getByText(said.en.category).first()).toBeVisible();
    await see(grid).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await see(grid).toBeVisible();
  });

  test.each(languages)('shows zone cards wide enough to read at 360 px (%s)', async (language) => {
    const page = await visit({ language, width: 360, at: '/' });
    const zone = page.getByRole('region', { name: saidAtHome[language].zone, exact: true });
    const cards = await zone.getByRole('article').evaluateAll((all) =>
      all.map((card) => {
        const { left, right, width } = card.getBoundingClientRect();
        const badges = [...card.querySelectorAll('.clinic-badge')]
          .map((badge) => badge.getBoundingClientRect())
          .filter(({ width: shown }) => shown > 0);
        const isOut = badges.some((badge) => badge.left < left || badge.right > right);
        return { width, badges: badges.length, isOut };
      }),
    );
    expect(cards).toHaveLength(3);
    for (const { width, badges, isOut } of cards) {
      expect(width).toBeGreaterThanOrEqual(136);
      expect(badges).toBeLessThan(2);
      expect(isOut).toBe(false);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('marks the first part at the top, at once and after a way to the end and back', async () => {
    const language = 'en';
    const page = await visit({ language, width: 1600, at: '/' });
    await isSettled(page);
    const bar = page.getByRole('navigation', { name: saidAtHome[language].jump });
    const marked = bar.locator('[aria-current]');
    await see(marked).toHaveText('Events');
    const [strip, content] = [
      await bar.getByRole('list').boundingBox(),
      await page.locator('clinic-home').boundingBox(),
    ];
    expect((content?.x ?? 0) - (strip?.x ?? 0) - (strip?.width ?? 0)).toBeGreaterThanOrEqual(8);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await see(marked).toHaveText('Featured');
    await page.evaluate(() => scrollTo(0, 0));
    await see(marked).toHaveText('Events');
  });

  describe('at several widths', () => {
    let wide: Page | undefined;
    let leave = async () => {};
    afterAll(() => leave());
    /** Opens home in English for the first test, and resizes it for the next ones. */
    async function homeAt(width: number): Promise<Page> {
      if (!wide) {
        await merchant.answers('all');
        wide = await visit({ language: 'en', at: '/' });
        leave = visit.keep(wide);
      }
      await wide.setViewportSize({ width, height: 900 });
      await isSettled(wide);
      return wide;
    }

    test.each([360, 1024, 1440, 1600, 1920])(
      'breaks no word of the jump bar and cuts none off at %d px',
      async (width) => {
        const page = await homeAt(width);
        const bar = page.getByRole('navigation', { name: saidAtHome.en.jump });
        const broken = await bar.getByRole('button').evaluateAll((labels) =>
          labels.flatMap((label) => {
            const text = label.firstChild;
            if (!(text instanceof Text)) return ['no text'];
            const isWhole = [...text.data.matchAll(/\S+/g)].every(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length === 1;
            });
            return isWhole && label.scrollWidth <= label.clientWidth ? [] : [text.data];
          }),
        );
        expect(broken).toEqual([]);
        const left = await bar.getByRole('list').evaluate((list) => list.getBoundingClientRect().x);
        expect(left).toBeGreaterThanOrEqual(0);
      },
    );

    test.each([320, 340, 360, 480, 640])(
      'cuts off no words of banners and events at %d px',
      async (width) => {
        const page = await homeAt(width);
        const cut = await page
          .locator('.clinic-hero-slide:not([data-bare]), .clinic-home-special[data-worded]')
          .evaluateAll((all) =>
            all.flatMap((tile) => {
              const edge = tile.closest('.clinic-carousel-view') ?? tile;
              const { right } = tile.getBoundingClientRect();
              const { bottom } = edge.getBoundingClientRect();
              const words = tile.querySelectorAll(
                '.clinic-hero-title, .clinic-button, .clinic-home-special-words > b',
              );
              return [...words].flatMap((each) => {
                const range = document.createRange();
                range.selectNodeContents(each);
                const box = range.getBoundingClientRect();
                const isCut = box.bottom > bottom || box.right > right;
                return isCut ? [each.textContent] : [];
              });
            }),
          );
        expect(cut).toEqual([]);
      },
    );

    test.each([768, 960, 1000, 1024, 1100, 1200, 1280, 1440])(
      'keeps the words of a banner off the goods of its picture at %d px',
      async (width) => {
        const page = await homeAt(width);
        const [ends, begins, cut] = await page
          .locator('.clinic-hero-slide')
          .first()
          .evaluate(async (slide) => {
            // Another width may show another file.
            await slide.querySelector('img')?.decode();
            const words = slide.querySelector('.clinic-hero-words');
            const image = slide.querySelector('img');
            if (!words || !image) throw new Error('no banner');
            const boxes = [...words.children].map((each) => {
              const range = document.createRange();
              range.selectNodeContents(each);
              return range.getBoundingClientRect();
            });
            const right = Math.max(...boxes.map((each) => each.right));
            const lowest = Math.max(...boxes.map(({ bottom }) => bottom));
            const box = image.getBoundingClientRect();
            const fits = [box.width / image.naturalWidth, box.height / image.naturalHeight];
            const isWhole = getComputedStyle(image).objectFit === 'contain';
            const drawn = image.naturalWidth * (isWhole ? Math.min(...fits) : Math.max(...fits));
            // The goods of a scene begin at 47 % of it, which ends at the right of its box.
            return [right, box.right - drawn * 0.53, lowest - slide.getBoundingClientRect().bottom];
          });
        expect(ends).toBeLessThanOrEqual(begins + 1);
        expect(cut, 'no words are cut off').toBeLessThanOrEqual(0);
      },
    );
  });

  test('leaves no Chinese character alone on the second line of a name', async () => {
    const page = await visit({ language: 'zh', width: 1440, at: '/' });
    await isSettled(page);
    const alone = await page.locator('.clinic-tile-name > a').evaluateAll((all) =>
      all.flatMap((link) => {
        const text = link.firstChild;
        if (!(text instanceof Text)) return [];
        const tops = [...text.data].map((_, at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, Math.min(at + 1, text.length));
          return Math.round(range.getBoundingClientRect().top);
        });
        const last = tops.filter((top) => top === tops.at(-1)).length;
        return last === 1 && new Set(tops).size > 1 ? [text.data] : [];
      }),
    );
    expect(alone).toEqual([]);
  });
});

test('lets a row of three products run to the edge of its zone on a phone, and fade there', async () => {
  const page = await visit({ language: 'en', width: 360, at: '/' });
  await isSettled(page);
  const zone = page.locator('.clinic-home-zone').first();
  const { gap, mask } = await zone.locator('.clinic-home-tiles').evaluate((row) => ({
    gap:
      (row.parentElement?.getBoundingClientRect().right ?? 0) - row.getBoundingClientRect().right,
    mask: getComputedStyle(row).maskImage,
  }));
  expect(gap, 'the border of the zone').toBeLessThanOrEqual(1);
  expect(mask).toContain('linear-gradient');
  const last = zone.getByRole('listitem').last();
  const isWhole = () =>
    last.evaluate((card) => {
      const row = card.parentElement;
      row?.scrollTo({ left: row.scrollWidth });
      const { right = 0 } = row?.getBoundingClientRect() ?? {};
      return card.getBoundingClientRect().right <= right - 24;
    });
  await expect.poll(isWhole).toBe(true);
});

test.each([360, 768])('centres the picture of a zone on its heading at %i px', async (width) => {
  const page = await visit({ language: 'en', width, at: '/' });
  await isSettled(page);
  const head = page.locator('.clinic-home-zone-head').first();
  const [picture, heading] = [head.locator('.clinic-home-zone-picture'), head.locator('h2')];
  const [one, other] = [await picture.boundingBox(), await heading.boundingBox()];
  const middleOf = (box: typeof one) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middleOf(one) - middleOf(other))).toBeLessThanOrEqual(1);
});
