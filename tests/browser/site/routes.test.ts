// The pages of the route table: support/route-table.ts.
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { merchant } from '../support/merchant-console.ts';
import { routes } from '../support/route-table.ts';
import { goods, LANGUAGE_CODES, type Lang, languages } from '../ui-text/common.ts';

const get = (path: string, language: Lang) =>
  fetch(places().shop + path, {
    redirect: 'manual',
    headers: { cookie: `language=${LANGUAGE_CODES[language]}` },
  });

// A documented server names a campaign by its sections alone.
beforeAll(async () => {
  await merchant.reset();
  await merchant.answers('documented');
});

describe.each(languages)('(%s)', (language) => {
  test.each(routes())('$path answers', async ({ path, tag, title, status = 200 }) => {
    const answer = await get(path, language);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(title[language]);
    expect(html).toContain(`<html lang="${language === 'zh' ? 'zh-Hant-HK' : 'en'}"`);
    const main = /<main[^>]*>\s*(?:<(clinic-[a-z-]+))?/.exec(html)?.[1];
    if (tag instanceof RegExp) expect(main).toMatch(tag);
    else expect(main).toBe(tag);
    // An error page carries noindex.
    if (status !== 200) expect(html).toContain('<meta name="robots" content="noindex"');
  });
});

test('/app/{id} redirects to the product, with its query', async () => {
  const answer = await get(`/app/${goods.burs.id}?a=1`, 'zh');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toMatch(/\/product\/\d+\?a=1$/);
});

test('the header of order confirmation has neither categories nor search, language or cart (Spec: 2§2.2)', async () => {
  const marks = ['All categories', 'role="search"', '繁體', '/shopCart'];
  const marksAt = async (path: string) => {
    const html = await (await get(path, 'en')).text();
    const [header = ''] = /<clinic-header[\s>].*?<\/clinic-header>/s.exec(html) ?? [];
    return marks.filter((mark) => header.includes(mark));
  };
  expect(await marksAt('/brandIndex')).toEqual(marks);
  expect(await marksAt('/order/confirm2')).toEqual([]);
});

test('renders an article once, however it was requested', async () => {
  const html = await (await get('/about/4', 'en')).text();
  const [, shown = ''] = /data-server-html[^>]*>(.*?)<\/template>/s.exec(html) ?? [];
  const sentence = [...shown.matchAll(/<p>([^<]{40,})<\/p>/g)].at(-1)?.[1] ?? '';
  expect(sentence).not.toBe('');
  expect(html.split(sentence)).toHaveLength(2);
});
