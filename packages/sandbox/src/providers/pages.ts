import { type Context, Hono } from 'hono';
import { methodName } from '../cashier/methods.ts';
import { capture, decline, orderOf, type Payment, paymentByToken } from '../cashier/payments.ts';
import { dollarsText } from '../catalogue/prices.ts';
import { expireOrders } from '../checkout/order-expiry.ts';
import type { Call } from '../http/call.ts';
import type { Language } from '../http/language.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { type PageWord, pageWords } from './page-words.ts';

type Shop = Pick<Call, 'db' | 'now'>;

/** Providers with a page, and the ways of paying that lead there. Spec: 2§9 */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  paypal: ['51'],
  alipay: ['50', '54'],
  wechat: ['1'],
  fps: ['57'],
  payme: ['56'],
};
/** These were opened by the buyer's own browser, and lead back to the shop; a phone that scans does not. */
const LEADS_BACK: readonly string[] = ['50', '51', '56'];

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

interface Shown {
  readonly payment: Payment | undefined;
  readonly orderNo: string;
  readonly language: Language;
  readonly path: string;
}

/** Where a payment leads back to, with what the shop asks about it by. */
function returnOf(payment: Payment, orderNo: string): string | undefined {
  if (!LEADS_BACK.includes(payment.pay_type)) return undefined;
  const address = payment.status === 'paid' ? payment.success_url : payment.fail_url;
  if (address === null) return undefined;
  const url = new URL(address);
  // PayMe is handed its addresses by the shop, and calls them as they are. Spec: 2§7
  if (payment.pay_type === '56' && !url.pathname.endsWith('/paypalResult')) return url.href;
  url.searchParams.set('token', payment.provider_token);
  url.searchParams.set('orderNo', orderNo);
  return url.href;
}

/** The origins that a form may end up at, which the policy of the page has to name. */
const returnOrigins = ({ success_url: success, fail_url: fail }: Payment): string[] =>
  [success, fail].flatMap((address) => (address === null ? [] : [new URL(address).origin]));

const outcomes = {
  paid: ['paid', 'paidWhy'],
  declined: ['declined', 'notTaken'],
  cancelled: ['cancelled', 'notTaken'],
  refunded: ['refunded', 'refundedWhy'],
} as const satisfies Record<Exclude<Payment['status'], 'open'>, readonly [PageWord, PageWord]>;

function bodyOf({ payment, orderNo, language, path }: Shown): string {
  const say = (word: PageWord) => escapeHtml(pageWords[word][language]);
  if (!payment) return `<h1>${say('unknown')}</h1><p>${say('unknownWhy')}</p>`;
  const amount = escapeHtml(dollarsText(payment.from_provider));
  const leadsBack = LEADS_BACK.includes(payment.pay_type);
  const facts = `<dl><div><dt>${say('to')}</dt><dd>Clinicart</dd></div><div><dt>${say('order')}</dt><dd>${escapeHtml(orderNo)}</dd></div><div class="amount"><dt>${say('amount')}</dt><dd>${amount}</dd></div></dl>`;
  // Taken, though the shop has not heard of it yet.
  const status = payment.status === 'open' && payment.taken_at !== null ? 'paid' : payment.status;
  if (status !== 'open') {
    const [title, why] = outcomes[status];
    const back = returnOf(payment, orderNo);
    const link = back ? `<p><a class="way" href="${escapeHtml(back)}">${say('back')}</a></p>` : '';
    return `<h1 class="${status}">${say(title)}</h1><p>${say(why)}</p>${facts}${link}`;
  }
  const button = (action: string, text: string, look = '') =>
    `<button name="action" value="${action}"${look}>${text}</button>`;
  const buttons = [
    button('pay', say('pay').replace('{amount}', amount), ' class="first"'),
    ...(leadsBack ? [button('cancel', say('cancel'))] : []),
    button('decline', say('decline'), ' class="quiet"'),
  ].join('');
  return `<h1>${say(leadsBack ? 'approve' : 'scanned')}</h1>${facts}<form method="post" action="${escapeHtml(path)}">${buttons}</form>`;
}

function page(shown: Shown, provider: string): string {
  const { payment, language, path } = shown;
  const other = language === 'zh' ? 'en' : 'zh';
  const name = escapeHtml((payment && methodName(payment.pay_type)?.[language]) ?? provider);
  const mark = payment
    ? `<img src="/pictures/44x28/method~${payment.pay_type}.svg" alt="" width="44" height="28">`
    : '';
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hant-HK' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/stand-in/page.css"></head>
<body><header><p class="name">${mark}<span>${name}</span></p><a href="${escapeHtml(path.split('?')[0] ?? '')}?language=${other}" lang="${other === 'zh' ? 'zh-Hant-HK' : 'en'}">${pageWords.other[language]}</a></header>
<main><p class="tag">${pageWords.tag[language]}</p>${bodyOf(shown)}</main></body></html>`;
}

/** Approval pages and the scanning phone. Their unguessable URL is the permission to pay. */
export function providerRoutes(shopOf: () => Shop): Hono {
  const app = new Hono();

  function find(c: Context): Shown & { readonly provider: string } {
    const shop = shopOf();
    // Providers know when an order is closed and capture nothing for it.
    expireOrders(shop);
    const provider = c.req.param('provider') ?? '';
    const found = paymentByToken(shop.db, c.req.param('token') ?? '');
    const fits = found !== undefined && PROVIDERS[provider]?.includes(found.pay_type) === true;
    const payment = fits ? found : undefined;
    const asked = c.req.query('language');
    return {
      payment,
      provider,
      orderNo: payment ? orderOf(shop.db, payment).order_no : '',
      language: asked === 'zh' || asked === 'en' ? asked : (payment?.language ?? 'zh'),
      path: `/stand-in/${provider}/${c.req.param('token')}${asked ? `?language=${asked}` : ''}`,
    };
  }

  function answer(c: Context, shown: Shown & { readonly provider: string }): Response {
    const targets = ["'self'", ...(shown.payment ? returnOrigins(shown.payment) : [])];
    const headers = {
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action ${[...new Set(targets)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      // A form without a referrer has no origin, which is looked at when it comes.
      'Referrer-Policy': 'same-origin',
    };
    return c.html(page(shown, shown.provider), shown.payment ? 200 : 404, headers);
  }

  app.get('/:provider/:token', (c) => answer(c, find(c)));

  app.post('/:provider/:token', async (c) => {
    if (!isSameOrigin(c.req.raw)) return c.text('cross-origin', 403);
    const { payment } = find(c);
    const form = await c.req.formData().catch(() => undefined);
    const action = form?.get('action');
    const shop = shopOf();
    if (payment && action === 'pay') payOnce(shop, payment);
    if (payment && action === 'cancel') decline(shop, payment, 'cancelled');
    if (payment && action === 'decline') decline(shop, payment, 'declined');
    const after = find(c);
    const back = after.payment && returnOf(after.payment, after.orderNo);
    // A reload of what follows does not post again.
    return c.redirect(back ?? after.path, 303);
  });
  return app;
}

/** Refuses a payment that was cancelled or declined, and a code that was scanned before. */
function payOnce(shop: Shop, payment: Payment): void {
  if (payment.status === 'open') capture(shop, payment);
}
