import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { checkContact, contactWord } from './contact-rules.ts';
import { EMPTY_CONTACT } from './empty-contact.ts';
import { decideRedirect } from './redirect-rules.ts';
import {
  articleLink,
  excerptOf,
  type FaqCategory,
  faqTarget,
  findQuestions,
  isArticleGone,
  isFaqCategory,
  outlineOf,
  refuseMailChange,
} from './rules.ts';
import { chatGreeting, chatLink, hotlineAt, mailLink, phoneLink } from './support-rules.ts';

describe('articles', () => {
  test.each([
    ['/about/3?x=1#y', 'https://shop.test/about/3?x=1#y'],
    ['https://a.test/b', 'https://a.test/b'],
    ['//a.test/b', 'https://a.test/b'],
    ['/\t/a.test/b', undefined],
    ['/\\a.test/b', undefined],
    ['/..//a.test/b', undefined],
    ['https:/a.test/b', undefined],
    ['mailto:care@shop.test', 'mailto:care@shop.test'],
    ['tel:+85221234567', 'tel:+85221234567'],
    ['javascript:alert(1)', undefined],
    ['javascript:alert(1)//mailto:a@shop.test', undefined],
    ['data:text/html,tel:1', undefined],
    ['java\nscript:alert(1)', undefined],
    [' JAVASCRIPT:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['blob:https://shop.test/1', undefined],
    ['https://shop.test@a.test/', undefined],
    ['https://', undefined],
    ['#part', undefined],
    ['', undefined],
  ])('a link %j leads to %j', (link, to) => {
    expect(articleLink(link, 'https://shop.test/')).toBe(to);
  });

  test('no link of any article leads to a script', () => {
    fc.assert(
      fc.property(fc.string(), (link) => {
        const to = articleLink(`javascript:${link}`, '');
        expect(to === undefined || !/^\s*javascript:/i.test(to)).toBe(true);
      }),
    );
  });

  test('a refusal by any code says that an article is gone, a server that fails does not', () => {
    const failure = (kind: 'server' | 'http' | 'network', resultID?: number) =>
      new ShopError(kind, 'x', resultID ? { resultID } : {});
    expect(isArticleGone(failure('server', 1329))).toBe(true);
    expect(isArticleGone(failure('server', 1201))).toBe(true);
    expect(isArticleGone(failure('http', 1500))).toBe(false);
    expect(isArticleGone(failure('network'))).toBe(false);
  });
});

test('the contents of an article are its headings, as text', () => {
  expect(
    outlineOf('<h1>x</h1><h2 class="a">1. A &amp; <b>B</b></h2><p>y</p><H2>C</H2><h3>z</h3>'),
  ).toEqual(['1. A & B', 'C']);
  expect(outlineOf('<p>none</p>')).toEqual([]);
  expect(
    outlineOf('<h2>A<script>b()</script></h2><!-- <h2>c</h2> --><template><h2>d</h2></template>'),
  ).toEqual(['A']);
  expect(excerptOf('<style>p{}</style><p>a</p><SCRIPT\nx>b()</SCRIPT >')).toBe('a');
  expect(excerptOf('<h2>A &amp; B</h2><p>c</p>')).toBe('A & B c');
  expect(excerptOf(`<p>${'word '.repeat(60)}</p>`)).toMatch(/^(word )+word…$/);
  expect(excerptOf('x'.repeat(150)), 'a text that fits is whole').toBe('x'.repeat(150));
  expect(excerptOf('x'.repeat(151))).toBe(`${'x'.repeat(149)}…`);
  expect(excerptOf(`${'x'.repeat(148)} yz`), 'no blank before the dots').toBe(
    `${'x'.repeat(148)}…`,
  );
});

describe('FAQ', () => {
  test.each([
    ['1', false],
    ['4', false],
    ['5', true],
    ['40', true],
    ['x', false],
  ])('category %s is shown: %s', (id, shown) => {
    expect(isFaqCategory({ id })).toBe(shown);
  });

  const category = (articles: FaqCategory['articles']): FaqCategory => ({
    id: '5',
    name: 'Delivery',
    articles,
  });
  const one = { id: '31', title: 'When do goods arrive' };
  const two = { id: '32', title: 'Delivery to Macau' };
  test.each([
    [[one], { to: 'article', id: '31' }],
    [[one, two], { to: 'list' }],
    [[], { to: 'list' }],
    [undefined, { to: 'list' }],
  ])('%j leads to %j', (articles, target) => {
    expect(faqTarget(category(articles))).toEqual(target);
  });

  test('a question is found by words of its title and of its category', () => {
    const all = [category([one, two])];
    expect(findQuestions(all, ' DELIVERY macau').map(({ id }) => id)).toEqual(['32']);
    expect(findQuestions(all, 'delivery')).toHaveLength(2);
    expect(findQuestions(all, 'refund')).toEqual([]);
    expect(findQuestions(all, '  ')).toEqual([]);
    expect(findQuestions([category(undefined)], 'delivery'), 'not read yet').toEqual([]);
  });
});

describe('contact form', () => {
  const good = { ...EMPTY_CONTACT, name: 'Ho', email: 'ho@clinic.test', message: 'Hello' };
  test.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'enter-your-name' }],
    [{ email: '' }, { email: 'enter-email-address' }],
    [{ email: 'ho@clinic' }, { email: 'effective-email' }],
    [{ email: 'ho@clinic.toolong' }, { email: 'effective-email' }],
    [{ message: '\n' }, { message: 'enter-remarks' }],
    [{ phone: '5123 4567' }, {}],
    [{ phone: '2123 4567' }, { phone: 'invalid-phone' }],
    [{ phone: '512345678' }, { phone: 'invalid-phone' }],
    [{ phone: '28123456', areaCode: '+853' }, {}],
    [{ phone: '2812345', areaCode: '+853' }, { phone: 'invalid-phone' }],
    [{ phone: '13812345678', areaCode: '+86' }, { phone: 'invalid-phone' }],
  ])('%j is complained about as %j', (change, complaints) => {
    const found = Object.entries(checkContact({ ...good, ...change }));
    expect(Object.fromEntries(found.map(([field, each]) => [field, each?.reason]))).toEqual(
      complaints,
    );
  });

  test('the word holds name, phone, email and message, escaped', () => {
    expect(
      contactWord({
        name: ' Ho <b>',
        areaCode: '+853',
        phone: '2812 3456',
        email: 'ho@clinic.test',
        message: 'A & "B"\n<script>1</script>',
      }),
    ).toBe(
      '<p>name: Ho &lt;b&gt;</p><p>phone: +853 28123456</p><p>email: ho@clinic.test</p>' +
        '<p>message: A &amp; &quot;B&quot;<br>&lt;script&gt;1&lt;/script&gt;</p>',
    );
    expect(contactWord(good)).toContain('<p>phone: </p>');
  });

  test('nothing typed becomes markup', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, message) => {
        const word = contactWord({ ...good, name, message });
        expect(word.replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('support', () => {
  const at = (iso: string) => Date.parse(`${iso}+08:00`);
  test.each([
    ['2026-11-20T07:59:59', false, '2026-11-20T08:00'],
    ['2026-11-20T08:00:00', true, '2026-11-20T23:00'],
    ['2026-11-20T22:59:59', true, '2026-11-20T23:00'],
    ['2026-11-20T23:00:00', false, '2026-11-21T08:00'],
    ['2026-11-21T00:00:00', false, '2026-11-21T08:00'],
  ])('at %s the hotline is open: %s, until %s', (now, isOpen, changes) => {
    expect(hotlineAt(at(now))).toEqual({ isOpen, changesAt: at(changes) });
  });

  test('the chat starts with a message, and names the order on its pages', () => {
    expect(chatGreeting(undefined).reason).toBe('chat-hello');
    expect(chatGreeting('A 1')).toEqual({ reason: 'chat-about-order', facts: { order: 'A 1' } });
    expect(chatLink('+852 6123 4567', 'A & B')).toBe('https://wa.me/85261234567?text=A%20%26%20B');
    expect(chatLink('', 'x')).toBeUndefined();
  });

  test.each([
    ['+852 2345 6789', 'tel:+85223456789'],
    ['2345 6789', 'tel:23456789'],
    ['call us', undefined],
    ['+', undefined],
  ])('%s is dialled as %s', (number, link) => expect(phoneLink(number)).toBe(link));

  test.each([
    ['care@shop.test', 'mailto:care@shop.test'],
    ['a@b?bcc=c@d', undefined],
    ['a@b,c@d', undefined],
    ['', undefined],
  ])('%s is written to as %s', (address, link) => expect(mailLink(address)).toBe(link));

  test('security e-mails stay', () => {
    expect(refuseMailChange({ isSecurity: true })?.reason).toBe('security-mail-stays');
    expect(refuseMailChange({ isSecurity: false })).toBeUndefined();
  });
});

describe('redirects', () => {
  const place = {
    origin: 'https://shop.test',
    allowed: ['https://pay.test', 'https://q.test:8443'],
  };
  const decide = (url: string | null) => decideRedirect(url, place);
  test.each([
    ['/search?keyword=a#b', 'https://shop.test/search?keyword=a#b'],
    ['https://shop.test/x', 'https://shop.test/x'],
    ['HTTPS://SHOP.TEST/x', 'https://shop.test/x'],
    ['https://pay.test/a?token', 'https://pay.test/a?token'],
    ['https://q.test:8443/', 'https://q.test:8443/'],
  ])('%s is gone to', (url, href) => expect(decide(url)).toEqual({ kind: 'go', href }));

  test.each([
    ['https://elsewhere.test/', 'elsewhere.test'],
    ['http://shop.test/', 'shop.test'],
    ['https://shop.test:8443/', 'shop.test:8443'],
    ['https://pay.test.evil.test/', 'pay.test.evil.test'],
    ['https://q.test/', 'q.test'],
    ['https://shоp.test/', 'xn--shp-ted.test'],
  ])('%s is shown as %s', (url, host) =>
    expect(decide(url)).toMatchObject({ kind: 'ask', host, href: expect.stringContaining(host) }),
  );

  test.each([
    null,
    '',
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.test/0-0',
    'filesystem:https://shop.test/x',
    '//elsewhere.test',
    '\\\\elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https:elsewhere.test',
    'https:/\\elsewhere.test',
    'https://shop.test@elsewhere.test/',
    'https://a:b@shop.test/',
    'https://shop.test/\u0000',
    'ftp://shop.test/',
    'intent://shop.test',
    'elsewhere.test',
    'https://[',
    `/${'a'.repeat(2048)}`,
  ])('%j is refused', (url) => expect(decide(url)).toEqual({ kind: 'refuse' }));

  test('whatever is given, only the shop and allowed origins are gone to', () => {
    const starts = [
      '',
      '/',
      '//',
      '\\',
      'https://',
      'http:',
      'javascript:',
      'blob:https://shop.test/',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.string(), (start, rest) => {
        const found = decide(start + rest);
        if (found.kind === 'refuse') return;
        const url = new URL(found.href);
        expect(['https:', 'http:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect([place.origin, ...place.allowed].includes(url.origin)).toBe(found.kind === 'go');
      }),
    );
  });
});
