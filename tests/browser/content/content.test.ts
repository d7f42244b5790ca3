// Articles, FAQ, contact form, e-mail preferences, support, cookie notice and redirects, as people meet them.
// Spec: 1§1, 1§2, 2§2.12–2§2.14
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { SWITCHES } from '../ui-text/common.ts';
import { contentSaid } from '../ui-text/content.ts';

const visit = useBrowser();

interface ConsoleState {
  readonly messages: readonly { readonly word: string }[];
  readonly mailsOff: readonly { readonly email: string }[];
}
const consoleState = async (): Promise<ConsoleState> =>
  (await fetch(`${places().sandbox}/console/api/state`)).json();

let verified: Identity;
beforeEach(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
});

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('(%s, %i px)', (language, width) => {
  const words = contentSaid[language];

  test('the contact form shows inline errors, keeps the input and sends once', async () => {
    // The documents describe only the number of the shop's contact.
    await merchant.answers('documented');
    // These tests cause failing answers on purpose.
    const page = await visit({ language, width, at: '/contactUs', mayHear: /503/ });
    await isSettled(page);
    await see(page.getByRole('heading', { name: words.contact, level: 1 })).toBeVisible();
    await see(page.getByRole('main').getByRole('link', { name: '+852 3000 8123' })).toHaveAttribute(
      'href',
      'tel:+85230008123',
    );
    await see(page.getByRole('main').getByRole('term')).toHaveText([words.hotlineTerm]);
    await see(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toHaveCount(0);

    const field = (name: string | RegExp) =>
      page.getByRole('main').getByRole('textbox', { name, exact: true });
    const send = page.getByRole('button', { name: words.send, exact: true });
    await send.click();
    await see(field(words.name)).toBeFocused();
    await see(field(words.name)).toHaveAccessibleDescription(words.enterName);
    await see(field(words.email)).toHaveAccessibleDescription(words.enterEmail);
    await see(field(words.message)).toHaveAccessibleDescription(words.enterRemarks);
    await isAccessible(page);

    await field(words.name).fill('何靜怡 <b>');
    await see(field(words.name)).toHaveAccessibleDescription('');
    await field(words.email).fill('ho@clinic');
    await see(field(words.email)).toHaveAccessibleDescription(words.effectiveEmail);
    await field(words.email).fill('ho@clinic.test');
    await field(words.phone).fill('2345 6789');
    await field(words.phone).blur();
    await see(field(words.phone)).toHaveAccessibleDescription(words.wrongPhone);
    const areas = page.getByRole('combobox', { name: words.areaCode });
    // The two area codes of the server's list that the contact form accepts. Spec: 1§7, 2§9
    await see(areas.getByRole('option')).toHaveText(['+852', /^\+853 ./]);
    // An area code that is pasted with the number moves into its own field.
    await field(words.phone).fill('+853 2345 6789');
    await see(field(words.phone)).toHaveValue('23456789');
    await see(areas).toHaveValue('+853');
    await see(field(words.phone)).toHaveAccessibleDescription('');
    await field(words.message).fill('A & B\n<script>alert(1)</script>');

    await page.reload();
    await isSettled(page);
    await see(field(words.message)).toHaveValue('A & B\n<script>alert(1)</script>');
    await see(field(words.name)).toHaveValue('何靜怡 <b>');

    await merchant.fault('/api/sendMail', { kind: 'status', status: 503 }, 1);
    await send.click();
    await see(page.getByRole('alert').filter({ hasText: words.failure })).toBeVisible();
    await see(field(words.email)).toHaveValue('ho@clinic.test');
    await merchant.clearFaults();
    await send.dblclick();
    await see(page.getByRole('status').filter({ hasText: words.sent })).toBeVisible();
    const { messages } = await consoleState();
    expect(messages.map(({ word }) => word)).toEqual([
      '<p>name: 何靜怡 &lt;b&gt;</p><p>phone: +853 23456789</p><p>email: ho@clinic.test</p>' +
        '<p>message: A &amp; B<br>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ]);
    await page.getByRole('button', { name: words.another }).click();
    await see(field(words.message)).toHaveValue('');
  });

  test('a message whose page is left while it is sent may have arrived, which its form says on return', async () => {
    await merchant.answers('all');
    const page = await visit({ language, width, at: '/contactUs' });
    await isSettled(page);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    await field(words.name).fill('何靜怡');
    await field(words.email).fill('ho@clinic.test');
    await field(words.message).fill('When do you deliver?');
    await page.reload();
    await isSettled(page);
    await see(field(words.message)).toHaveValue('When do you deliver?');
    await see(main.getByText(words.mayHaveArrived)).toHaveCount(0);

    await merchant.fault('/api/sendMail', { kind: 'delay', ms: 3_000 }, 1);
    const sent = page.waitForRequest('**/api/sendMail');
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await sent;
    await page.goto('/');
    await page.goto('/contactUs');
    await isSettled(page);
    await see(main.getByRole('status')).toContainText(words.mayHaveArrived);
    await see(field(words.message)).toHaveValue('When do you deliver?');
    await isAccessible(page);
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await see(main.getByRole('status').filter({ hasText: words.sent })).toBeVisible();
    await expect.poll(async () => (await consoleState()).messages.length).toBe(1);
  });

  test('opens and navigates articles, and reports one that does not exist', async () => {
    const page = await visit({ language, width, at: '/about/3', mayHear: /404/ });
    await isSettled(page);
    await see(page.getByRole('heading', { name: words.privacy, level: 1 })).toBeVisible();
    const contents = page.getByRole('navigation', { name: words.contents });
    const last = contents.getByRole('link').last();
    const name = (await last.textContent()) ?? '';
    await last.press('Enter');
    await see(page.getByRole('heading', { name, level: 2 })).toBeFocused();
    await see(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
    await isAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const gone = await page.goto('/about/99999');
    expect(gone?.status()).toBe(404);
    await see(page.getByText(words.gone)).toBeVisible();
  });

  test('the FAQ opens topics and answers, and finds questions', async () => {
    const page = await visit({ language, width, at: '/question' });
    await isSettled(page);
    const main = page.getByRole('main');
    // A topic with one article shows it at once; a topic with more has a page. Spec: 2§2.13
    const only = main.getByRole('link', { name: words.oneTopic });
    await see(only).toHaveAttribute('href', '/about/51');
    await see(only).toHaveAttribute('target', '_blank');
    await isAccessible(page);
    const search = main.getByRole('searchbox', { name: words.search });
    await search.fill('zzz');
    await see(main.getByText(words.nothing)).toBeVisible();
    await search.fill(words.find);
    await see(main.getByText(words.found)).toBeVisible();
    await search.fill('');
    await main.getByRole('link', { name: words.topic }).click();
    await see(page).toHaveURL(/\/questiondetails\/7\//);
    await isSettled(page);
    await see(main.getByRole('heading', { name: words.topicName, level: 1 })).toBeVisible();
    const answer = main.getByRole('link', { name: words.question });
    await see(answer).toHaveAttribute('target', '_blank');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), answer.click()]);
    await see(tab).toHaveURL(/\/about\/35$/);
    await isAccessible(page);
  });

  test('saves e-mail preferences, and keeps a choice through a failure', async () => {
    // The security mark of an e-mail is an assumed field; without it, the server refuses to turn the e-mail off.
    const isMarked = language === 'zh';
    await merchant.answers(isMarked ? 'all' : 'documented');
    const visitor = await visit({ language, width, at: '/mailSubscription' });
    await see(visitor.getByRole('main').getByText(words.logInFirst).first()).toBeVisible();
    const page = await visit({
      language,
      width,
      as: verified,
      at: '/mailSubscription',
      mayHear: /503/,
    });
    await isSettled(page);
    const weekly = page.getByRole('switch', { name: words.weekly });
    const codes = page.getByRole('switch', { name: words.codes });
    await see(codes).toBeChecked();
    const save = page.getByRole('button', { name: words.save, exact: true });
    await see(save).toBeDisabled();
    if (isMarked) {
      await see(codes).toBeDisabled();
      await see(codes).toHaveAccessibleDescription(words.locked);
    } else {
      await codes.press('Space');
      await see(codes).not.toBeChecked();
      await save.click();
      await see(page.getByRole('alert').filter({ hasText: words.locked })).toBeVisible();
      await see(codes).toBeChecked();
      await see(save).toBeDisabled();
    }
    await weekly.press('Space');
    await see(weekly).not.toBeChecked();
    await merchant.fault('/authapi/user/saveEmailPreferences', { kind: 'status', status: 503 }, 1);
    await save.click();
    await see(page.getByRole('alert').filter({ hasText: words.notSaved })).toBeVisible();
    await see(weekly).not.toBeChecked();
    await merchant.clearFaults();
    await save.click();
    await see(page.getByRole('status').filter({ hasText: words.threeDays })).toBeVisible();
    await expect.poll(async () => (await consoleState()).mailsOff.length).toBe(1);
    await isAccessible(page);
    await page.reload();
    await see(weekly).not.toBeChecked();
  });

  test('a tab that shows an older choice of e-mails turns nothing back on', async () => {
    const page = await visit({ language, width, as: verified, at: '/mailSubscription' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const turn = async (tab: typeof page, name: RegExp) => {
      await tab.bringToFront();
      await tab.getByRole('switch', { name }).press('Space');
      await tab.getByRole('button', { name: words.save, exact: true }).click();
      await see(tab.getByRole('status').filter({ hasText: words.threeDays })).toBeVisible();
    };
    const weekly = page.getByRole('switch', { name: words.weekly });
    await turn(page, words.weekly);
    await turn(page, words.weekly);
    await see(weekly).toBeChecked();
    await turn(other, words.weekly);
    await page.bringToFront();
    await see(weekly).toBeChecked();
    await turn(page, words.delivery);
    // The first tab forgets the choice that it has saved, and shows that of the other one.
    await see(weekly).not.toBeChecked();
    await see(page.getByRole('button', { name: words.save, exact: true })).toBeDisabled();
    await expect.poll(async () => (await consoleState()).mailsOff.length).toBe(2);
    await other.close();
  });

  test('lets a press through that began before the cookie notice came', async () => {
    const page = await visit({ language, width, at: '/question' });
    await isSettled(page);
    const notice = page.getByRole('region', { name: words.cookies });
    await see(notice).toBeVisible();
    const banner = await page.locator('clinic-cookie-banner').elementHandle();
    const below = await banner?.evaluateHandle((element) => {
      element.remove();
      const button = document.createElement('button');
      button.textContent = 'Below';
      button.style.cssText = 'position: fixed; inset: auto 0 0; height: 40px';
      button.onclick = () => button.append(' pressed');
      return document.body.appendChild(button);
    });
    const { x = 0, y = 0 } = (await below?.asElement()?.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await banner?.evaluate((element) => document.body.append(element));
    await see(notice).toBeVisible();
    await page.mouse.up();
    await see(page.getByRole('button', { name: 'Below' })).toHaveText('Below pressed');
    await notice.getByRole('button').click();
    await see(notice).toBeHidden();
  });

  test('keeps the cookie notice until accepted, clear of the focus and below support', async () => {
    // Mail, map, chat and app of the shop's contact are assumed fields.
    await merchant.answers('all');
    const page = await visit({ language, width, at: '/question' });
    await isSettled(page);
    const notice = page.getByRole('region', { name: words.cookies });
    await see(notice).toBeVisible();
    const top = (await notice.boundingBox())?.y ?? 0;
    const links = page.getByRole('contentinfo').getByRole('link');
    await see(
      page.getByRole('contentinfo').getByRole('link', { name: 'care@clinicart.example' }),
    ).toHaveAttribute('href', 'mailto:care@clinicart.example');
    for (const link of [links.first(), links.last()]) {
      await link.focus();
      const hidden = async () => {
        const box = await link.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) - ((await notice.boundingBox())?.y ?? top);
      };
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    }
    // A page that scrolled during a press would take the link away from the pointer.
    await links.last().evaluate((link) => link.blur());
    const { y: edge = 0 } = (await notice.boundingBox()) ?? {};
    await links.first().evaluate((link, y) => {
      const { top: at, height } = link.getBoundingClientRect();
      scrollBy({ top: at + height / 2 - y, behavior: 'instant' });
    }, edge);
    const { x = 0, y = 0 } = (await links.first().boundingBox()) ?? {};
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.down();
    await see(links.first()).toBeFocused();
    await page.evaluate(() => new Promise((rest) => setTimeout(rest, 100)));
    expect((await links.first().boundingBox())?.y).toBe(y);
    await page.mouse.move(1, 1);
    await page.mouse.up();

    const bar = page.getByRole('complementary', { name: words.support });
    const covered = async () => {
      const floating = await bar.boundingBox();
      const { y = 0 } = (await notice.boundingBox()) ?? {};
      return (floating?.y ?? 0) + (floating?.height ?? 0) - y;
    };
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: words.accept, exact: true }).press('Enter');
    await see(notice).toBeHidden();
    await see(page.getByRole('main'), 'the next Tab stays in the page').toBeFocused();

    // The tile is out of sight over a control; the keyboard reaches it anyway.
    const help = bar.getByRole('button', { name: words.help, exact: true });
    if (width < 1440) await help.press('Enter');
    else await bar.getByRole('button', { name: words.hotline, exact: true }).click();
    const place = width < 1440 ? page.getByRole('dialog', { name: words.support }) : bar;
    await see(place.getByText(words.hours).first()).toBeVisible();
    await see(place.getByRole('link', { name: '+852 3000 8123' })).toBeVisible();
    if (width >= 1440) {
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: words.app, exact: true }).click();
    }
    await see(place.getByRole('img', { name: words.qr })).toBeVisible();
    await see(place.getByRole('link', { name: words.chat }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/85261238123\?text=./,
    );
    // The page of an order names the order to the chat.
    await page.locator('clinic-support').evaluate((bar) => bar.setAttribute('order-id', 'CN 7/1'));
    await see(place.getByRole('link', { name: words.chat }).first()).toHaveAttribute(
      'href',
      /\?text=.*CN%207%2F1/,
    );
    await isAccessible(page);
    await page.keyboard.press('Escape');

    await page.goto('/about/4');
    await isSettled(page);
    await see(notice).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1200));
    if (width < 640) await help.press('Enter');
    await bar.getByRole('button', { name: words.top }).press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('skip');
  });
});

test('runs no script of an article', async () => {
  // The sanitiser parses hostile HTML in its own document, which has the page's policy.
  const page = await visit({
    language: 'zh',
    at: '/about/3',
    mayHear: /policy: |Content Security Policy/,
    first: () => Object.assign(window, { ran: 0 }),
  });
  await isSettled(page);
  const content =
    '<h2>Kept</h2><script>ran++</script><img src="x:" onerror="ran++"><svg onload="ran++"></svg>' +
    '<a href="javascript:ran++">Link</a><form><input name="password"></form>' +
    '<p style="position:fixed;inset:0">Over everything</p><a href="https://elsewhere.test/">Out</a>';
  await page.route(`${places().sandbox}/api/searchAboutUs`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { resultID: 1200, message: '', data: { id: '3', name: '<b>Title</b>', content } },
    }),
  );
  await page.getByRole('button', { name: SWITCHES.en }).click();
  const article = page.getByRole('main').getByRole('article');
  await see(article.getByRole('heading', { name: 'Kept' })).toBeVisible();
  await see(article.getByRole('heading', { name: '<b>Title</b>', level: 1 })).toBeVisible();
  await see(article.getByRole('link', { name: 'Out' })).toHaveAttribute('rel', /noopener/);
  expect(
    await article.locator('script, svg[onload], form, input, [style], [onerror]').count(),
  ).toBe(0);
  expect(await article.locator('a[href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(0);
});

test('shows or refuses hostile addresses and never follows one by itself', async () => {
  const words = contentSaid.en;
  const page = await visit({ language: 'en', width: 360, mayHear: /400/ });
  const open = (path: string, url: string) => page.goto(`${path}?url=${encodeURIComponent(url)}`);
  for (const url of [
    'javascript:alert(1)',
    '//elsewhere.test',
    '\\\\elsewhere.test',
    `blob:${places().shop}/0`,
    'https://a:b@elsewhere.test/',
    'data:text/html,x',
  ]) {
    for (const path of ['/redirect', '/transfer']) {
      const answer = await open(path, url);
      expect(answer?.status(), url).toBe(400);
      await see(page.getByRole('heading', { name: words.unfit })).toBeVisible();
    }
  }
  await isAccessible(page);
  await open('/redirect', 'https://shоp.test/a?b=<script>');
  await see(page.getByRole('heading', { name: words.leaving })).toBeVisible();
  await see(page.getByText('xn--shp-ted.test', { exact: true })).toBeVisible();
  const way = page.getByRole('link', { name: words.goThere });
  await see(way).toHaveAttribute('href', 'https://xn--shp-ted.test/a?b=%3Cscript%3E');
  await see(way).toHaveAttribute('rel', /noreferrer/);
  await isAccessible(page);

  await open('/redirect', '/question#top');
  await see(page).toHaveURL(/\/question#top$/);
});

test('a payment window waits, then moves on without a reference to its opener', async () => {
  const page = await visit({ language: 'en', at: '/question' });
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/transfer')),
  ]);
  await see(popup.getByRole('heading', { name: contentSaid.en.transfer })).toBeVisible();
  await isAccessible(popup);
  await popup.goto(`/transfer?url=${encodeURIComponent(`${places().sandbox}/health`)}`);
  await see(popup).toHaveURL(`${places().sandbox}/health`);
  await expect.poll(() => popup.evaluate(() => window.opener)).toBeNull();
});
