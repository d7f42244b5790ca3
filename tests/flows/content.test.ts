// Articles, FAQ, messages and e-mail preferences: the SDK against the sandbox, as a script uses them.
import { isShopError, memoryStore, type ShopOptions } from '@clinicart/sdk';
import { EMPTY_CONTACT, isArticleGone } from '@clinicart/sdk/content';
import { describe, expect, test } from 'vitest';
import { isDocumented, openShop, repeating, visit, withAssumed } from './shop.ts';

/** Titles of the security e-mails. */
const SECURITY = /^Codes|^Password and contact/;
const message = { ...EMPTY_CONTACT, name: 'Ho', email: 'ho@clinic.test', message: 'Hello' };

describe('a message', () => {
  test('is validated before it is sent, and two clicks send it once', async () => {
    const { sandbox, shop } = await visit('visitor');
    const { content } = shop;
    expect(await content.sendMessage({ ...message, email: 'ho' })).toMatchObject({
      ok: false,
      reason: 'unfit',
      complaints: { email: { reason: 'effective-email' } },
    });
    expect(sandbox.console.messages()).toEqual([]);
    const [one, two] = await Promise.all([
      content.sendMessage(message),
      content.sendMessage(message),
    ]);
    expect([one, two].map(({ ok }) => ok)).toEqual([true, true]);
    expect(sandbox.console.messages()).toHaveLength(1);
  });

  withAssumed('the id of a request', () => {
    test('arrives once where the browser repeats the request', async () => {
      const { sandbox } = await visit('visitor');
      const { content } = openShop(sandbox, { fetch: repeating(sandbox, '/api/sendMail') });
      expect((await content.sendMessage(message)).ok).toBe(true);
      expect(sandbox.console.messages()).toHaveLength(1);
      expect((await content.sendMessage(message)).ok, 'a second message').toBe(true);
      expect(sandbox.console.messages()).toHaveLength(2);
    });
  });

  test('that the server refuses reports so, and stays a draft', async () => {
    const { sandbox, shop } = await visit('visitor');
    const { content } = shop;
    content.keepDraft(message);
    sandbox.console.setFault({
      kind: 'result',
      path: '/api/sendMail',
      resultID: 1500,
      message: 'x',
    });
    expect(await content.sendMessage(message)).toMatchObject({ ok: false, reason: 'send-failure' });
    expect(content.draft()).toEqual(message);
    sandbox.console.clearFaults();
    expect((await content.sendMessage(message)).ok).toBe(true);
    expect(content.draft()).toEqual(EMPTY_CONTACT);
  });

  test('whose page is left while it is sent may have arrived, and is sent again as the same request', async () => {
    const { sandbox } = await visit('visitor');
    const storage = { session: memoryStore(), settings: memoryStore(), drafts: memoryStore() };
    const open = (options: Partial<ShopOptions> = {}) =>
      openShop(sandbox, { storage, ...options }).content;
    let hasArrived = () => {};
    const arrival = new Promise<void>((resolve) => {
      hasArrived = resolve;
    });
    const left = open({
      async fetch(input, init) {
        const request = new Request(input, init);
        await sandbox.fetch(request);
        hasArrived();
        return new Promise(() => {});
      },
    });
    left.keepDraft(message);
    expect(left.mayHaveArrived()).toBe(false);
    void left.sendMessage(message);
    await arrival;

    const back = open();
    expect(back.draft()).toEqual(message);
    expect(back.mayHaveArrived()).toBe(true);
    expect((await back.sendMessage(message)).ok).toBe(true);
    expect(sandbox.console.messages()).toHaveLength(isDocumented ? 2 : 1);
    expect(back.draft()).toEqual(EMPTY_CONTACT);
    expect(back.mayHaveArrived()).toBe(false);
  });

  test('that is changed since is another message, and one that the shop refused has not arrived', async () => {
    const { sandbox, shop } = await visit('visitor');
    const { content } = shop;
    const path = '/api/sendMail';
    sandbox.console.setFault({ kind: 'drop', path, times: 1 });
    expect((await content.sendMessage(message)).ok).toBe(false);
    expect(content.mayHaveArrived()).toBe(true);
    content.keepDraft({ ...message, message: 'Hello again' });
    expect(content.mayHaveArrived()).toBe(false);
    sandbox.console.setFault({ kind: 'result', path, resultID: 1500, message: 'x', times: 1 });
    expect((await content.sendMessage(message)).ok).toBe(false);
    expect(content.mayHaveArrived()).toBe(false);
  });

  test('that is sent leaves the draft of what was typed meanwhile', async () => {
    const { sandbox } = await visit('visitor');
    const next = { ...message, message: 'And one more question.' };
    const { content } = openShop(sandbox, {
      fetch(input, init) {
        const request = new Request(input, init);
        if (request.url.endsWith('/api/sendMail')) content.keepDraft(next);
        return sandbox.fetch(request);
      },
    });
    content.keepDraft(message);
    expect((await content.sendMessage(message)).ok).toBe(true);
    expect(content.draft()).toEqual(next);
  });
});

describe('articles', () => {
  test('of the company exist in both languages, and an unknown one is reported', async () => {
    const { shop } = await visit('visitor');
    for (const language of ['en', 'zh'] as const) {
      shop.language.use(language);
      for (const id of ['1', '3', '4', '13']) {
        const { title, html } = await shop.content.article.get(id);
        expect(title).not.toBe('');
        expect(html.length).toBeGreaterThan(500);
      }
    }
    const failure = await shop.content.article.get('404').catch((error: unknown) => error);
    expect(isArticleGone(failure)).toBe(true);
  });

  test('of the FAQ omit categories up to 4, and survive one that fails', async () => {
    const { sandbox, shop } = await visit('visitor');
    const all = await shop.content.faq.get(null);
    expect(all.map(({ id }) => Number(id)).every((id) => id > 4)).toBe(true);
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(all.flatMap(({ articles }) => articles ?? []).length).toBeGreaterThanOrEqual(25);
    sandbox.console.setFault({
      kind: 'result',
      path: '/api/searchAboutUss',
      resultID: 1500,
      message: 'x',
      times: 1,
    });
    const some = await shop.content.faq.get(null);
    expect(some.filter(({ articles }) => articles === undefined)).toHaveLength(1);
  });
});

describe('e-mail preferences', () => {
  test('are for members, are saved, and keep security on', async () => {
    const visitor = await visit('visitor');
    const refusal = await visitor.shop.content.mailPreferences
      .get(null)
      .catch((error: unknown) => error);
    expect(isShopError(refusal, 'login-required')).toBe(true);

    const { shop } = await visit('verified');
    const read = async () =>
      (await shop.content.mailPreferences.get(null)).groups.flatMap(({ mails }) => mails);
    const mails = await read();
    expect(mails.every(({ isOn }) => isOn)).toBe(true);
    const first = mails.find(({ title }) => !SECURITY.test(title));
    const locked = mails.find(({ title }) => SECURITY.test(title));
    if (!first || !locked) throw new Error('the shop has too few e-mails');
    expect([first.isSecurity, locked.isSecurity]).toEqual([false, !isDocumented]);
    await shop.content.saveMailPreferences([{ ...first, isOn: false }]);
    expect((await read()).filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual([first.id]);
    const refused = shop.content.saveMailPreferences([{ ...locked, isOn: false }]);
    // Without the mark, the server refuses and gives the reason.
    if (isDocumented) await expect(refused).rejects.toThrow(/cannot be turned off/);
    else await expect(refused).rejects.toThrow(TypeError);
    expect((await read()).filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual([first.id]);
  });

  test('a choice is saved although its answer was lost, and not where the server failed before', async () => {
    const { sandbox, shop } = await visit('verified');
    const path = '/authapi/user/saveEmailPreferences';
    const read = async () =>
      (await shop.content.mailPreferences.get(null)).groups.flatMap(({ mails }) => mails);
    const before = await read();
    const first = before.find(({ title }) => !SECURITY.test(title));
    const off = before.map((mail) => (mail === first ? { ...mail, isOn: false } : mail));
    sandbox.console.setFault({ kind: 'status', status: 500, path, times: 1 });
    const failed = shop.content.saveMailPreferences(off, before).catch((error: unknown) => error);
    expect(isShopError(await failed, 'http')).toBe(true);
    sandbox.console.setFault({ kind: 'drop', path, times: 1 });
    expect(await shop.content.saveMailPreferences(off, before)).toEqual([]);
    expect((await read()).filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual([first?.id]);
  });

  test('a change saves nothing else: what another tab has turned off since stays off', async () => {
    const { sandbox, shop } = await visit('verified');
    const read = async () =>
      (await shop.content.mailPreferences.get(null)).groups.flatMap(({ mails }) => mails);
    const before = await read();
    const without = (title: string) =>
      before.map((mail) => (mail.title === title ? { ...mail, isOn: false } : mail));
    await shop.content.saveMailPreferences(without('Weekly offers'), before);
    await shop.content.saveMailPreferences(without('Delivery notices'), before);
    const off = async () => (await read()).filter(({ isOn }) => !isOn).map(({ title }) => title);
    expect(await off()).toEqual(['Delivery notices', 'Weekly offers']);
    // Without the preferences of now nothing may be saved.
    const path = '/authapi/user/getEmailPreferences';
    sandbox.console.setFault({ kind: 'status', status: 503, path });
    const failed = shop.content
      .saveMailPreferences(without('New and back in stock'), before)
      .catch((error: unknown) => error);
    expect(isShopError(await failed, 'http')).toBe(true);
    sandbox.console.clearFaults();
    expect(await off()).toEqual(['Delivery notices', 'Weekly offers']);
  });

  test('a change that the server refuses leaves the others intact', async () => {
    const { shop } = await visit('verified');
    const read = async () =>
      (await shop.content.mailPreferences.get(null)).groups.flatMap(({ mails }) => mails);
    const before = await read();
    // Simulates a server that marks no e-mail as security.
    const mails = before.map((mail) => ({ ...mail, isSecurity: false }));
    const off = mails.filter(({ title }) => SECURITY.test(title) || title === 'Weekly offers');
    const chosen = mails.map((mail) => (off.includes(mail) ? { ...mail, isOn: false } : mail));
    const refused = await shop.content.saveMailPreferences(chosen, mails);
    expect(refused.map(({ message }) => message)).toEqual(
      Array(2).fill('Security-related e-mails cannot be turned off.'),
    );
    const now = (await read()).filter(({ isOn }) => !isOn);
    expect(now.map(({ title }) => title)).toEqual(['Weekly offers']);
    const [only] = refused;
    const once = mails.map((mail) => (mail.id === only?.id ? { ...mail, isOn: false } : mail));
    expect(await shop.content.saveMailPreferences(once, mails)).toEqual([only]);
  });
});
