import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { createCache, type Scope } from '../base/cache/query-cache.ts';
import { createTabAnswers } from '../base/cache/tab-answers.ts';
import { manualClock } from '../base/platform/clock.ts';
import { memoryStore } from '../base/storage/storage.ts';
import { createHome } from './store.ts';

const HOUR = 60 * 60 * 1000;
const member: Scope = { language: 'zh', viewer: 'member', person: 'Ho' };
const both = { advert: true, 'new-customer': true };

function shop(
  settings = memoryStore(),
  tab = memoryStore(),
  clock = manualClock(),
  scope = member,
) {
  const $scope = atom(scope);
  const cache = createCache({ clock, $scope, loads: true });
  const answers = createTabAnswers({ tab, whose: () => $scope.get().person, $scope });
  const home = createHome({ clock, cache, settings, answers, $scope });
  return { home, clock, cache, $scope, tab };
}

describe('pop-ups', () => {
  test('one at most in the life of a page, and the other at the next visit', () => {
    const settings = memoryStore();
    const first = shop(settings);
    expect(first.home.popup(both)).toBe('new-customer');
    first.home.closePopup('new-customer');
    expect(first.home.popup(both)).toBeUndefined();

    const second = shop(settings, memoryStore(), first.clock);
    expect(second.home.popup(both)).toBe('advert');
    second.home.closePopup('advert');
    expect(shop(settings, memoryStore(), first.clock).home.popup(both)).toBeUndefined();
    first.clock.advance(2 * HOUR);
    expect(shop(settings, memoryStore(), first.clock).home.popup(both)).toBe('new-customer');
  });

  test('a pop-up that was left open shows again, and foreign data in storage breaks nothing', () => {
    const settings = memoryStore({ 'popup-advert': 'soon', 'popup-new-customer': '-1' });
    expect(shop(settings).home.popup(both)).toBe('new-customer');
    expect(shop(settings).home.popup(both)).toBe('new-customer');
  });
});

describe('the place in the featured list', () => {
  const place = { pages: 3, item: 21, offsetPx: -12 };

  function left(tab = memoryStore()) {
    const clock = manualClock();
    const page = shop(memoryStore(), tab, clock);
    page.cache.restore({
      'catalogue.recommended|2|zh|member': { products: [] },
      'catalogue.home|null|zh|member': 1,
    });
    page.home.keepPlace(place);
    return { tab, clock, page };
  }

  test('comes back once, with what was read of the list and nothing else', () => {
    const { tab, clock } = left();
    const back = shop(memoryStore(), tab, clock);
    expect(back.home.takePlace()).toEqual(place);
    expect(back.cache.snapshot()).toEqual({
      'catalogue.recommended|2|zh|member': { products: [] },
    });
    expect(back.home.takePlace()).toBeUndefined();
  });

  test.each([
    ['another person', { ...member, person: 'Chan' }],
    ['a visitor', { language: 'zh', viewer: 'visitor', person: '' } as const],
    ['another language', { ...member, language: 'en' }],
  ])('not for %s', (_, scope) => {
    const { tab, clock } = left();
    const back = shop(memoryStore(), tab, clock, scope);
    expect(back.home.takePlace()).toBeUndefined();
    expect(back.cache.snapshot()).toEqual({});
  });

  test('not after ten minutes', () => {
    const late = left();
    late.clock.advance(11 * 60 * 1000);
    expect(shop(memoryStore(), late.tab, late.clock).home.takePlace()).toBeUndefined();
  });

  test.each([
    '{',
    '7',
    '{"pages":"all"}',
    '{"pages":1,"item":0,"offsetPx":0,"at":0,"language":null,"list":{}}',
  ])('not from %s', (text) => {
    const kept = JSON.stringify({ whose: member.person, kept: { featured: text } });
    expect(
      shop(memoryStore(), memoryStore({ 'clinicart-answers': kept })).home.takePlace(),
    ).toBeUndefined();
  });
});
