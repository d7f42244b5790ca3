import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from '../../engine/page/page-config.ts';
import type { Shop } from '../../engine/page/sdk-parts.ts';
import { followDepartures } from './departures.ts';

const person = { status: 'visitor' };
const shop = {
  session: { $session: { get: () => person } },
  language: { $language: { get: () => 'en' } },
  domain: () => ({ makeCode: async () => 'code1' }),
} as unknown as Shop;

/** The links that were followed, as the browser reads them. */
const followed: { href: string; target: string }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push({ href: this.href, target: this.target });
  });
  person.status = 'visitor';
  followed.length = 0;
  page().config = { site: 'https://shop.example' };
  page().shop = shop;
  followDepartures(document);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete page().shop;
});

/** Clicks a link of an element. Returns what the browser reads then. */
function press(init: MouseEventInit = {}, address = 'https://shop.example/product/1?lang=en') {
  const element = document.body.appendChild(document.createElement('clinic-test'));
  const link = element.appendChild(document.createElement('a'));
  link.href = address;
  let seen = { href: '', target: '', isLeft: false };
  // The last to hear it, where a browser would follow the link.
  const look = (event: Event) => {
    seen = { href: link.href, target: link.target, isLeft: event.defaultPrevented };
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }),
  );
  vi.runAllTimers();
  return { ...seen, link };
}

const inFrame = (origin = 'https://partner.example') => {
  vi.stubGlobal('top', {});
  vi.stubGlobal('origin', origin);
};

test('a link to the shop leaves the frame that the elements are in, and is as before afterwards', () => {
  expect(press().target, 'in a tab').toBe('');
  inFrame();
  const { target, link } = press();
  expect(target).toBe('_top');
  expect(link.target).toBe('');
  expect(press({ ctrlKey: true }).target, 'the browser opens its own tab').toBe('');
  expect(press({}, 'https://else.example/').target, 'not of the shop').toBe('');
});

test('a member leaves the frame with the session', async () => {
  person.status = 'member';
  inFrame();
  expect(press().isLeft).toBe(true);
  await vi.waitFor(() => expect(followed).toHaveLength(1));
  expect(followed[0]).toMatchObject({ target: '_top', href: expect.stringContaining('code1') });
});

test('from a frame whose sandbox takes its origin away, a link opens a new tab at once', () => {
  person.status = 'member';
  inFrame('null');
  expect(press()).toMatchObject({ target: '_blank', isLeft: false });
  expect(followed).toEqual([]);
});
