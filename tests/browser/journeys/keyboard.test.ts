// The whole journey without a mouse, with a visible focus at every step.
import type { Locator, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { cartLink, dialogOf, logInButton, loginOf } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant, PASSWORD } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs } = goods;
/** Exceeds the number of tab stops of any page. */
const MOST_STOPS = 150;
beforeEach(merchant.reset);

const isFocused = (target: Locator) =>
  target.evaluate((element) => element.matches(':focus')).catch(() => false);

/** Expects a visible mark on the focused element: an outline, a ring or its own border. */
async function seesFocus(target: Locator): Promise<void> {
  const marks = await target.evaluate((element) => {
    const marksOf = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // A field in a frame may show the focus on the frame instead.
    let one: Element | null = element;
    for (let up = 0; one && up < 3; up++, one = one.parentElement) if (marksOf(one)) return true;
    return false;
  });
  expect(marks, `a mark on ${target}`).toBe(true);
  await see(target).toBeInViewport();
}

/** Moves to the target with the Tab key alone. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await see(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(target)) return seesFocus(target);
    await page.keyboard.press(key);
  }
  expect.fail(`${target} was not reached`);
}

test.each(mainly('en'))('logs in, adds to the cart and removes the line (%s)', async (language) => {
  const words = said[language];
  const page = await visit({ language, at: `/product/${burs.id}` });
  await tabTo(page, logInButton(page, language));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, language);
  await see(dialog).toBeVisible();
  const login = loginOf(page);
  await see(login.getByRole('textbox', { name: words.phone })).toBeFocused();

  await tabTo(page, login.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await see(login.getByRole('tab', { name: words.byEmail, selected: true })).toBeFocused();
  await tabTo(page, login.getByRole('textbox', { name: words.email }));
  await page.keyboard.type(emailOf('verified'));
  await tabTo(page, login.getByLabel(words.password, { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await see(dialog).toBeHidden();
  await see(page.getByText(burs.price).first()).toBeVisible();

  const quantity = page.getByRole('spinbutton', {
    name: words.quantityOf(burs.article),
    exact: true,
  });
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await see(quantity).toHaveValue('5');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('10');
  await tabTo(page, page.getByRole('button', { name: words.add, exact: true }));
  await see(quantity).toHaveValue('10');
  await page.keyboard.press('Enter');
  const cart = cartLink(page, language, 1);
  await see(cart).toBeVisible();
  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await see(page).toHaveURL(/\/shopCart$/);

  await tabTo(page, page.getByRole('button', { name: words.edit, exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: words.remove(burs[language]) }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: words.confirmDelete });
  await see(question.getByRole('button', { name: words.cancel, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await see(question).toBeHidden();
  const remove = page.getByRole('button', { name: words.remove(burs[language]) });
  await see(remove, 'the focus comes back').toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: words.delete, exact: true }));
  await page.keyboard.press('Enter');
  await see(page.getByText(words.emptyCart)).toBeVisible();
  await expect.poll(async () => (await merchant.account('verified')).cartLines).toBe(0);
});
