// Zones, the page for new customers, and campaigns. Spec: 1§2, 1§6, 1§8, 2§2.11, 2§9
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, type Identity, remember } from '../support/buyer.ts';
import { passUntil, stopClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isAwake, isSettled, useBrowser } from '../support/open-page.ts';
import { languages, MONEY, mainly, said } from '../ui-text/common.ts';
import { saidOfPromotions } from '../ui-text/promotions.ts';

const visit = useBrowser();
/** The browser logs an error for every failed answer. */
const mayHear = /Failed to load resource/;
const ZONE = '/api/product/tagProductList';
const CAMPAIGN = '/api/specialEvent/seeDetails';
const ACTIVITIES = '/api/product/getActivityAndProduct';

const people: Record<string, Identity> = {};
beforeEach(async () => {
  await merchant.reset();
  for (const who of ['verified', 'unverified', 'new-customer'])
    people[who] = await remember(visit, who);
});

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isDown = (path: string) => merchant.fault(path, { kind: 'status', status: 500 });

describe.each(mainly('en'))('a zone (%s)', (language) => {
  const words = { ...said[language], ...saidOfPromotions[language] };

  test('shows 20 a page, with the page in the address, and goes back', async () => {
    const at = language === 'zh' ? '/discountZone' : '/newProductZone';
    const page = await visit({ language, at, width: language === 'zh' ? 1440 : 360 });
    await see(heading(page, language === 'zh' ? words.discounts : words.newProducts)).toBeVisible();
    await see(page.getByText(words.hidden).first()).toBeVisible();
    await see(page.getByText(MONEY)).toHaveCount(0);
    await isSettled(page);
    await isAccessible(page);
    await see(tiles(page)).toHaveCount(20);
    const first = await tiles(page).first().getByRole('heading').innerText();
    await page.getByRole('link', { name: words.pageOf(3, 3) }).click();
    await see(page).toHaveURL(`${places().shop}${at}?pageIndex=3`);
    await see(page.locator('[aria-current=page]')).toHaveText('3');
    await see(tiles(page)).toHaveCount(16);
    await page.goBack();
    await see(tiles(page).first().getByRole('heading')).toHaveText(first);
    await tiles(page).first().getByRole('link').click();
    await see(page).toHaveURL(/\/product\/\d+$/);
  });
});

test('shows a failed zone once the server answers, and an empty state without products', async () => {
  const language = 'en';
  const words = { ...said[language], ...saidOfPromotions[language] };
  await isDown(ZONE);
  const page = await visit({ language, mayHear, as: people['verified'] });
  expect((await page.goto('/discountZone'))?.status()).toBe(503);
  await see(page.getByRole('alert').getByText(words.failed)).toBeVisible();
  await isAccessible(page);
  await page.route(`**${ZONE}`, (route) =>
    route.fulfill({ json: { resultID: 1200, message: '', data: { products: [], totalPage: 0 } } }),
  );
  await page.getByRole('main').getByRole('button', { name: words.tryAgain }).click();
  await see(page.getByText(words.zoneEmpty)).toBeVisible();
  await page.unroute(`**${ZONE}`);
  await merchant.clearFaults();
  await page.reload();
  await see(tiles(page).first().getByText(MONEY).first()).toBeVisible();
  await see(
    tiles(page)
      .first()
      .getByText(/\d+% off/),
  ).toBeVisible();
});

describe('the page for new customers', () => {
  test('claims coupons automatically, once, and shows activities five products at a time', async () => {
    const language = 'en';
    const words = { ...said[language], ...saidOfPromotions[language] };
    const page = await visit({ language, mayHear, as: people['new-customer'] });
    const claims: string[] = [];
    page.on('request', (request) => {
      if (/takeCoupon/.test(request.url()) && request.method() === 'POST')
        claims.push(request.url());
    });
    await page.goto('/newCustomers');
    await see(heading(page, words.newCustomers)).toBeVisible();
    await see(page.getByRole('status').getByText(words.claimed(3))).toBeVisible();
    await see(page.getByText(words.claimedState, { exact: true })).toHaveCount(3);
    expect(claims).toHaveLength(1);
    for (const name of [words.firstActivity, words.secondActivity])
      await see(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await see(page.getByText(words.secondContent)).toBeVisible();

    const activity = page.getByRole('region', { name: words.firstActivity, exact: true });
    await see(activity.getByRole('article')).toHaveCount(5);
    await isDown(ACTIVITIES);
    await activity.getByRole('button', { name: words.viewMore(4) }).click();
    await see(activity.getByText(words.moreFailed)).toBeVisible();
    await see(activity.getByRole('article'), 'what was there stays').toHaveCount(5);
    await merchant.clearFaults();
    await activity.getByRole('button', { name: words.tryAgain }).click();
    await see(activity.getByRole('article')).toHaveCount(9);
    await see(activity.getByRole('article').nth(5).getByRole('link')).toBeFocused();
    await see(activity.getByRole('button')).toHaveCount(0);
    const second = page.getByRole('region', { name: words.secondActivity, exact: true });
    await merchant.fault(ACTIVITIES, { kind: 'delay', ms: 500 });
    await second.getByRole('button', { name: words.viewMore(4) }).press('Enter');
    // A person who moves on meanwhile keeps the focus.
    const elsewhere = second.getByRole('article').first().getByRole('link');
    await elsewhere.focus();
    await see(second.getByRole('article')).toHaveCount(9);
    await see(elsewhere).toBeFocused();
    await see(activity.getByText(MONEY).first()).toBeVisible();
    await isSettled(page);
    await isAccessible(page);

    await page.reload();
    await see(page.getByText(words.claimedState, { exact: true })).toHaveCount(3);
    await see(page.getByText(words.claimed(3))).toHaveCount(0);
    expect(claims, 'nothing is left to claim').toHaveLength(1);
    await activity.getByRole('article').first().getByRole('link').click();
    await see(page).toHaveURL(/\/product\/\d+\?tagType=3$/);
  });

  test.each(['visitor', 'unverified'])('shows a %s no prices', async (who) => {
    const language = 'zh';
    const words = { ...said[language], ...saidOfPromotions[language] };
    const page = await visit({ language, width: 360, at: '/newCustomers', as: people[who] });
    const isVisitor = who === 'visitor';
    await see(
      page.getByText(isVisitor ? words.logInToClaim : words.certifyToClaim, { exact: false }),
    ).toBeVisible();
    await see(page.getByText(words.hidden).first()).toBeVisible();
    await see(page.getByText(MONEY)).toHaveCount(0);
    await isSettled(page);
    await isAccessible(page);
    if (!isVisitor) return;
    await page
      .getByRole('region', { name: words.coupons })
      .getByRole('button', { name: words.logIn })
      .click();
    await see(dialogOf(page, language)).toBeVisible();
  });

  test.each(mainly('zh'))(
    'redirects others away, unless they choose to stay (%s)',
    async (language) => {
      const words = { ...said[language], ...saidOfPromotions[language] };
      const page = await visit({ language, as: people['verified'] });
      await stopClock(page);
      const calls: string[] = [];
      page.on('request', (one) => calls.push(one.url()));
      const answer = await page.goto('/newCustomers');
      expect(await answer?.text(), 'without a script').toContain(words.notEligible);
      const told = page.getByRole('alert').getByText(words.notEligible);
      await see(told).toBeVisible();
      await isAwake(page);
      expect(
        calls.filter((url) => url.endsWith(ACTIVITIES)),
        'the server has asked',
      ).toEqual([]);
      const stopped = page.getByRole('alert').getByText(words.stopped);
      if (language === 'zh') await page.getByRole('button', { name: words.stay }).click();
      // The notice listens for Escape after its first paint; a key before that goes nowhere.
      else
        await see(async () => {
          await page.keyboard.press('Escape');
          await see(stopped).toBeVisible({ timeout: 1000 });
        }).toPass();
      await see(stopped).toBeVisible();
      await page.clock.runFor(10_000);
      await see(page).toHaveURL(/\/newCustomers$/);

      await page.reload();
      await see(told).toBeVisible();
      await isAwake(page);
      await passUntil(page, async () => page.url() === `${places().shop}/`, 500);
    },
  );
});

test('the notice of the page for new customers is accessible before it redirects', async () => {
  const language = 'en';
  const page = await visit({ language, as: people['verified'], mayHear });
  // Without its scripts, the page shows the notice and does not redirect.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/newCustomers');
  const { notEligible } = saidOfPromotions[language];
  await see(page.getByRole('alert').getByText(notEligible)).toBeVisible();
  await isAccessible(page);
});

/** Counts the items of a list in one row. */
const columnsOf = (page: Page) =>
  page
    .locator('.clinic-campaign-banners')
    .evaluateAll((lists) =>
      lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
    );

/** The text alternatives of the pictures on a page's main part. */
const alternatives = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));

/** The drawings of a campaign, as text. */
async function drawings(page: Page): Promise<string> {
  const sources = await page
    .locator('.clinic-worded img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(sources.length).toBeGreaterThan(1);
  const texts = sources.map(async (source) => (await fetch(source)).text());
  return (await Promise.all(texts)).join();
}

describe.each(languages)('words of banners (%s)', (language) => {
  const words = { ...said[language], ...saidOfPromotions[language] };

  test.each([360, 1440])('are text over the pictures of a campaign at %d px', async (width) => {
    await merchant.answers('all');
    const page = await visit({ language, width, at: '/active11/1' });
    await see(page).toHaveTitle(new RegExp(`^${words.campaign} · `));
    const head = heading(page, words.campaign);
    await see(head).toHaveText(words.campaign);
    await see(page.getByText(words.campaignLine)).toBeVisible();
    await see(page.getByRole('heading', { level: 2, name: words.protectionTitle })).toBeVisible();
    // The words are beside them, so that the pictures are decoration.
    expect((await alternatives(page)).filter(Boolean)).toEqual([]);
    const size = await head.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    if (width === 1440) {
      const first = await tiles(page).first().boundingBox();
      expect(first?.y).toBeLessThan(800);
    }
  });

  test('name a campaign by its sections where the server has no words', async () => {
    await merchant.answers('documented');
    const page = await visit({ language, width: 360, at: '/active11/1' });
    await see(heading(page, words.campaignSections)).toBeVisible();
    await see(page).toHaveTitle(new RegExp(words.protection));
    await see(page.getByRole('heading', { level: 2, name: words.protection })).toBeVisible();
    await see(
      page.getByRole('link', { name: words.glovesPlace, exact: true }).first(),
    ).toBeVisible();
    await see(page.locator('.clinic-worded-caption').first()).toHaveText(words.glovesPlace);
    expect((await alternatives(page)).join()).not.toMatch(/推廣 \d|Promotion \d/);
    const drawn = await drawings(page);
    for (const word of [words.campaign, words.campaignLine, words.protectionTitle])
      expect(drawn).not.toContain(word);
    await isAccessible(page);
  });

  test('are text on the page for new customers, and its sealed coupons are quiet', async () => {
    await merchant.answers('all');
    const page = await visit({ language, width: 360, at: '/newCustomers' });
    await see(page.getByText(words.firstOrder)).toBeVisible();
    expect((await alternatives(page)).join()).not.toMatch(/推廣 \d|Promotion \d/);
    const ticket = page.getByRole('region', { name: words.coupons }).getByRole('listitem').first();
    const looks = await ticket.locator('.clinic-coupon').evaluate((each) => {
      const benefit = each.querySelector('.clinic-coupon-benefit');
      return [
        getComputedStyle(each).borderTopStyle,
        benefit && getComputedStyle(benefit).backgroundColor,
      ];
    });
    expect(looks).toEqual(['dashed', 'rgba(0, 0, 0, 0)']);
  });
});

describe('a banner with words', () => {
  beforeEach(() => merchant.answers('all'));
  const banners = (page: Page) => page.locator('.clinic-worded[data-worded]:visible');

  test('shows its goods whole at the size of a desk', async () => {
    const page = await visit({ language: 'en', at: '/active11/1' });
    for (const at of [0, 1, 2]) {
      const picture = banners(page).nth(at).locator('img');
      const proportions = () =>
        picture.evaluate((each: HTMLImageElement) => {
          const { width, height } = each.getBoundingClientRect();
          return { shown: width / height, drawn: each.naturalWidth / each.naturalHeight };
        });
      await expect.poll(async () => (await proportions()).drawn).toBeGreaterThan(1);
      const { shown, drawn } = await proportions();
      expect(shown, `banner ${at} cuts no height`).toBeLessThan(drawn + 0.05);
    }
  });

  test.each([
    [1440, '/active11/1'],
    [360, '/newCustomers'],
  ])('leaves a box of its light picture in the dark (%i px, %s)', async (width, at) => {
    const page = await visit({ language: 'en', width });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at);
    await see(banners(page).first()).toBeVisible();
    const [box, ground] = await banners(page)
      .first()
      .evaluate((each) => {
        const { inlineSize, boxShadow } = getComputedStyle(each, '::before');
        const part = Number.parseFloat(inlineSize) / each.clientWidth;
        return [part, boxShadow.startsWith(getComputedStyle(each).backgroundColor)] as const;
      });
    expect(box).toBeLessThanOrEqual(0.4);
    expect(ground, 'the tint covers the rest').toBe(true);
  });

  test('has its words above the picture where it is narrow', async () => {
    const page = await visit({ language: 'en', width: 360, at: '/active11/1' });
    const narrow = page.locator('.clinic-campaign-banners[data-columns="2"] .clinic-worded');
    await see(narrow.first()).toBeVisible();
    const distance = await narrow.first().evaluate((each) => {
      const words = each.querySelector('.clinic-worded-words > :first-child');
      const picture = each.querySelector('img');
      if (!words || !picture) throw new Error('no words or no picture');
      return picture.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
    });
    expect(distance).toBeGreaterThanOrEqual(0);
  });
});

describe('the accent of coupons', () => {
  test('is a tint where there are several, as wide in each', async () => {
    const page = await visit({ at: '/newCustomers', width: 360, as: people['new-customer'] });
    const benefits = page.locator('.clinic-new-coupons .clinic-coupon-benefit');
    await see(benefits).toHaveCount(3);
    const looks = await benefits.evaluateAll((all) =>
      all.map((each) => [getComputedStyle(each).backgroundColor, each.clientWidth]),
    );
    expect(new Set(looks.map(String)).size).toBe(1);
    expect(looks[0]?.[0]).toBe('rgb(251, 239, 232)');
  });

  test('is not on a sealed line of a product, nor is a stub beside a line', async () => {
    const page = await visit({ at: '/product/10008' });
    const ticket = page.locator('.clinic-coupon[data-size="s"]').first();
    await see(ticket).toHaveAttribute('data-sealed', 'true');
    await see(ticket).toHaveCSS('border-top-color', 'rgb(140, 134, 123)');
    await see(ticket.locator('.clinic-coupon-benefit > b')).toHaveCSS('color', 'rgb(112, 106, 95)');
    await see(ticket.locator('.clinic-coupon-benefit')).toHaveCSS('border-right-width', '0px');
  });
});

describe('a campaign', () => {
  test('shows a visitor banners in columns, a sticky navigation and the end', async () => {
    const language = 'zh';
    const words = { ...said[language], ...saidOfPromotions[language] };
    const page = await visit({ language, at: '/active11/1' });
    await see(heading(page, words.campaignSections)).toBeVisible();
    await expect.poll(() => columnsOf(page)).toEqual([1, 2, 3, 2, 3]);
    const navigation = page.getByRole('navigation', { name: words.sections });
    await see(navigation, 'nothing to jump to yet').toHaveCount(0);
    await page.mouse.wheel(0, 900);
    await see(navigation).toBeVisible();
    await see(navigation.locator('[aria-current]')).toHaveText(words.protection);
    await see(page.getByText(words.picks).first()).toBeVisible();
    await isAccessible(page);

    await navigation.getByRole('button', { name: words.equipment }).press('Enter');
    const equipment = page.getByRole('region', { name: words.equipment });
    await see(equipment).toBeFocused();
    await see(equipment).toBeInViewport();
    await see(navigation.locator('[aria-current]')).toHaveText(words.equipment);
    await see(page.getByText(words.end)).toBeVisible();
    await see(page.getByText(MONEY)).toHaveCount(0);

    await equipment.getByRole('button', { name: words.add }).first().click();
    await see(dialogOf(page, language)).toBeVisible();
  });

  test('adds products to the cart in place, and returns the focus', async () => {
    const language = 'en';
    const words = { ...said[language], ...saidOfPromotions[language] };
    const page = await visit({ language, at: '/active11/1', width: 768, as: people['verified'] });
    const goods = page.getByRole('region', { name: words.protection });
    await see(goods.locator('s').first()).toBeVisible();
    await see(page.getByText(words.enquire).first()).toBeVisible();
    const add = goods.getByRole('button', { name: words.add }).first();
    await add.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.addDialog });
    await dialog.getByRole('combobox', { name: words.specification }).selectOption({ index: 1 });
    await isAccessible(page);
    await dialog.getByRole('button', { name: words.add }).click();
    await see(dialog.getByText(words.addedToCart)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();
    await see(add).toBeFocused();
    await see(cartLink(page, language, 1)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.mouse.wheel(0, 1500);
    // The row itself has no height; its list is visible.
    const sections = page.getByRole('navigation', { name: words.sections });
    await see(sections.getByRole('list')).toBeVisible();
    await expect.poll(() => columnsOf(page)).toEqual([1, 2, 2, 2, 2]);
    await isAccessible(page);
  });

  test.each(['2', '99'])(
    '%s that is over or unknown answers 404 and offers a way on',
    async (id) => {
      const language = 'en';
      const words = { ...said[language], ...saidOfPromotions[language] };
      const page = await visit({ language, mayHear });
      const answer = await page.goto(`/active11/${id}`);
      expect(answer?.status()).toBe(404);
      expect(await answer?.text(), 'without a script').toContain(words.over);
      await see(page.getByText(words.over)).toBeVisible();
      await isAccessible(page);
      await page.getByRole('main').getByRole('link', { name: words.offers }).click();
      await see(page).toHaveURL(/\/discountZone$/);
    },
  );

  test('shows a failed read once the service answers, and runs nothing hostile', async () => {
    const language = 'en';
    const words = { ...said[language], ...saidOfPromotions[language] };
    const script =
      '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';
    const links = [
      'javascript:document.title="taken"',
      '//evil.test/',
      'blob:https://x/1',
      ' ',
      'x:y',
    ];
    const picture = `${places().sandbox}/pictures/640x280/poster~hands~alone.svg`;
    const area = {
      modelType: 0,
      modelSort: 1,
      bannerId: '1',
      specialAreaEmissionType: 77,
      specialList: links.map((link, sort) => ({ sort, link, specialAreaUrl: picture })),
    };
    const goods = {
      modelType: 1,
      manyProduct: {
        titleUrl: 'javascript:alert(1)',
        productList: [{ searchProductId: '1', goodsName: script, activityPrice: 1_000_000 }],
      },
    };
    await isDown(CAMPAIGN);
    const page = await visit({ language, mayHear });
    expect((await page.goto('/active11/1'))?.status()).toBe(503);
    await see(page.getByRole('alert').getByText(words.failed)).toBeVisible();
    await isAccessible(page);
    await page.route(`**${CAMPAIGN}`, (route) =>
      route.fulfill({
        json: {
          resultID: 1200,
          message: '',
          data: {
            template: {
              backgroundColor: 'red;background:url(//evil.test)',
              mainPicture: 'data:,x',
            },
            positioningTagList: [{ bannerId: '1', bannerName: script }],
            many: { manyAreaJson: JSON.stringify([goods, area]) },
          },
        },
      }),
    );
    await page.getByRole('main').getByRole('button', { name: words.tryAgain }).click();
    await see(tiles(page).getByRole('link', { name: script })).toBeVisible();
    const campaign = page.locator('clinic-campaign');
    expect(await campaign.locator('svg.clinic-campaign-ground').count(), 'no such colour').toBe(0);
    const hrefs = await campaign
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^\/(?!\/)/.test(href))).toEqual([]);
    expect(await columnsOf(page)).toEqual([1]);
    expect(await page.title()).not.toBe('taken');
    await isAccessible(page);
  });
});
