import { chromium } from 'playwright';
import { createShop, memoryStore } from '@clinicart/sdk';
const API = process.env.API ?? 'http://localhost:9171', SITE = process.env.SITE ?? 'http://localhost:9172';
const arg = (n, d) => process.argv.find((a) => a.startsWith(`--${n}=`))?.slice(n.length + 3) ?? d;
const paths = arg('paths', '/').split(','), widths = arg('widths', '1440').split(',').map(Number), langs = arg('langs', 'zh').split(','), who = arg('who', 'visitor').split(',');
const full = arg('full', '1') === '1';
async function cookiesOf(name) {
  if (name === 'visitor') return [];
  const session = memoryStore(), settings = memoryStore();
  const shop = createShop({ apiBase: API, storage: { session, settings } });
  await shop.session.signIn({ with: 'password', by: 'email', email: `${name}@clinicart.example`, password: 'Clinic2026', areaCode: '852', phone: '' , code: ''});
  return ['token', 'user', 'cartAmount'].flatMap((k) => session.get(k) ? [{ name: k, value: encodeURIComponent(session.get(k)), url: SITE }] : []);
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
for (const person of who) {
  const cookies = await cookiesOf(person);
  for (const lang of langs) for (const width of widths) for (const path of paths) {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 800 : 900 }, deviceScaleFactor: 1 });
    await context.addCookies([...cookies, { name: 'language', value: lang === 'en' ? '2' : '3', url: SITE }]);
    await context.addInitScript(() => {
      window.__cls = 0; window.__shifts = [];
      new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) { window.__cls += e.value; window.__shifts.push([e.value.toFixed(4), ...e.sources.map((s) => s.node?.nodeName + '.' + (s.node?.className ?? '') + JSON.stringify([s.previousRect.y, s.currentRect.y]))]); } }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => { for (const el of document.querySelectorAll('*')) if (el.shadowRoot) { window.__marks ??= []; const deep = el.shadowRoot.querySelectorAll('.clinic-root *'); for (const n of deep) n.__mark = 1; window.__marks.push([el.localName, deep.length]); } });
      document.addEventListener('securitypolicyviolation', (e) => { (window.__csp ??= []).push(e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sourceFile); });
    });
    const page = await context.newPage();
    const api = [], messages = [];
    page.on('request', (r) => { if (r.url().startsWith(API) && !r.url().includes('/pictures/')) api.push(r.method() + ' ' + new URL(r.url()).pathname); });
    page.on('console', (m) => messages.push(m.type() + ': ' + m.text().slice(0, 600)));
    page.on('pageerror', (e) => messages.push('pageerror: ' + e.message.slice(0, 300)));
    const answer = await page.goto(SITE + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(400);
    const kept = await page.evaluate(() => (window.__marks ?? []).map(([n, c]) => { const now = [...document.querySelectorAll(n)].flatMap((e) => [...e.shadowRoot.querySelectorAll('.clinic-root *')]); return `${n} ${now.filter((x) => x.__mark).length}/${c} (now ${now.length}${customElements.get(n) ? '' : ', not defined'})`; }));
    const out = await page.evaluate(() => ({ cls: window.__cls, shifts: window.__shifts, csp: window.__csp ?? [], overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth }));
    const name = `/tmp/shots/${(path.split('?')[0].replaceAll('/', '_') || '_')}-${person}-${width}-${lang}.png`;
    if (arg('shot', '1') === '1') await page.screenshot({ path: name, fullPage: full });
    console.log(`${answer.status()} ${person} ${lang} ${width} ${path} cls=${out.cls.toFixed(4)} overflow=${out.overflow} api=${JSON.stringify(api)} csp=${JSON.stringify(out.csp)}\n   kept: ${kept.join('; ')}\n   ${messages.join('\n   ')}${out.cls > 0.001 ? '\n   shifts ' + JSON.stringify(out.shifts).slice(0, 900) : ''}`);
    await context.close();
  }
}
await browser.close();
