// The console page. Plain DOM: it is served unbundled, under a policy without inline code.

import { offerRow, orderRow } from './page-orders.js';
import { partnerRow } from './page-partners.js';
import { paymentRow, walletRow } from './page-payments.js';
import { pointsOrderRow, pointsProductRow, pointsRow } from './page-points.js';
import { couponRow, homeBlockRow, promotionRow } from './page-promotions.js';
import { returnRow } from './page-returns.js';

const POLL_MS = 2000;
const TOAST_MS = 4000;
const LANGUAGE_KEY = 'clinicart-console-language';

const byId = (id) => document.getElementById(id);
const words = await (await fetch('/console/words.json')).json();
const spoken = navigator.language.startsWith('zh') ? 'zh' : 'en';
const stored = localStorage.getItem(LANGUAGE_KEY);
let language = stored === 'en' || stored === 'zh' ? stored : spoken;
let state;
const shown = new Map();

const say = (key, ...blanks) =>
  words[key][language].replace(/\{(\d)\}/g, (_, at) => String(blanks[Number(at)] ?? ''));

/** element('li.row', {…}, children): text is always text, never markup. */
function element(name, props, ...children) {
  const [tag, ...classes] = name.split('.');
  const node = document.createElement(tag);
  node.className = classes.join(' ');
  const { on = {}, ...attributes } = props ?? {};
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  for (const [event, run] of Object.entries(on)) node.addEventListener(event, run);
  node.append(...children.filter((child) => child !== undefined && child !== null));
  return node;
}

const time = (at, more = {}) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-HK' : 'en-GB', {
    timeZone: 'Asia/Hong_Kong',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...more,
  }).format(at);

let toastTimer;
function toast(text) {
  const node = byId('toast');
  node.textContent = text;
  node.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    node.hidden = true;
  }, TOAST_MS);
}

async function post(action, body, done = say('done')) {
  try {
    const response = await fetch(`/console/api/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    toast(done);
    await refresh();
    return true;
  } catch (error) {
    toast(say('failed', error.message));
    return false;
  }
}

const button = (key, run, kind = '') =>
  element(`button${kind}`, { type: 'button', on: { click: run } }, say(key));

const BADGES = { 0: '.info', 1: '.good', 2: '.bad', 4: '' };

/** Addressed by the file's own name too, so that a new licence is not shown as the old one. */
function licencePicture({ id, clinic, name, licence }) {
  if (!licence) return element('span.licence', { 'aria-label': say('noLicence'), role: 'img' });
  const src = `/console/api/licence/${id}?${encodeURIComponent(licence)}`;
  const alt = say('licenceOf', clinic || name);
  return element(
    'a.licence',
    { href: src, target: '_blank', rel: 'noopener' },
    element('img', { src, alt, width: 48, height: 60, loading: 'lazy' }),
  );
}

const registered = (account) =>
  [
    account.scenario
      ? ''
      : say('registeredAt', time(account.registeredAt, { month: 'short', day: 'numeric' })),
    account.invitation ? say('invitedBy', account.invitation) : '',
    account.partner ? say('partnerOf', account.partner) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Who has registered, the newest first, before the people of the demo. */
const newestFirst = (accounts) => [
  ...accounts.filter(({ scenario }) => !scenario).reverse(),
  ...accounts.filter(({ scenario }) => scenario),
];

function accountRow(account) {
  const status = account.authStatus;
  const act = (action) => () => post(action, { account: account.id });
  return element(
    'li',
    {},
    licencePicture(account),
    element(
      'div.about',
      {},
      element(
        'p.who',
        {},
        account.clinic || account.name,
        element(`span.badge${BADGES[status] ?? ''}`, {}, say(`status${status}`)),
        account.isNewCustomer ? element('span.badge.new', {}, say('newCustomer')) : undefined,
      ),
      element('p.small', {}, account.about?.[language] ?? account.name),
      account.reason ? element('p.small', {}, account.reason[language]) : undefined,
      registered(account) ? element('p.small', {}, registered(account)) : undefined,
    ),
    element(
      'div.contact',
      {},
      element('p', {}, account.email ?? ''),
      element(
        'p.small',
        {},
        [
          account.phone ? `${account.areaCode} ${account.phone}` : '',
          account.cartLines ? say('cartLines', account.cartLines) : '',
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    element(
      'div.actions',
      {},
      status === '1' ? undefined : button('approve', act('approve'), '.secondary'),
      status === '0' ? undefined : button('review', act('review')),
      status === '2' ? undefined : button('reject', () => openReject(account), '.danger'),
    ),
  );
}

function codeRow(code) {
  const live = !code.used && code.expiresAt > state.now;
  const note = code.used
    ? say('codeUsed')
    : live
      ? say('codeValid', time(code.expiresAt))
      : say('codeExpired');
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p', {}, code.contact),
      element('p.small', {}, `${say(code.purpose)} · ${time(code.sentAt)}`),
    ),
    element('span.code', {}, code.code),
    element(`span.badge${live ? '.good' : ''}`, {}, note),
  );
}

function letterRow(letter) {
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p', {}, letter.words),
      element('p.small', {}, `${letter.contact} · ${time(letter.sentAt)}`),
    ),
  );
}

function invitationRow({ code, name, accounts }) {
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p.who', {}, code),
      element('p.small', {}, `${name[language]} · /register?invitationCode=${code}`),
    ),
    element('span.badge', {}, say('invited', accounts)),
  );
}

const dollars = (cents) =>
  new Intl.NumberFormat('en-HK', { style: 'currency', currency: 'HKD' }).format(cents / 100);

/** The word is shown as the text that it is, so that its escaping can be seen. */
function messageRow(message) {
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p', {}, message.word),
      element('p.small', {}, time(message.sentAt)),
    ),
  );
}

function mailOffRow(mail) {
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p', {}, mail.title[language]),
      element('p.small', {}, `${mail.email} · ${time(mail.changedAt)}`),
    ),
  );
}

const KINDS = { status: 'kindStatus', result: 'kindResult', delay: 'kindDelay', drop: 'kindDrop' };

function faultRow(fault) {
  const value = fault.status ?? fault.resultID ?? fault.ms;
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p', {}, fault.path === '*' ? say('everyCall') : fault.path),
      element(
        'p.small',
        {},
        [say(KINDS[fault.kind]), value].filter((part) => part !== undefined).join(' · '),
      ),
    ),
    element(
      'span.badge.warn',
      {},
      fault.times ? say('timesLeft', fault.times) : say('untilCleared'),
    ),
  );
}

function requestRow(request) {
  const bad =
    request.status >= 400 || (request.resultID !== undefined && request.resultID !== 1200);
  const figure = bad ? 'td.figure.bad-figure' : 'td.figure';
  return element(
    'tr',
    {},
    element('td', {}, time(request.at)),
    element('td.path', {}, request.path),
    element(figure, {}, String(request.status)),
    element(figure, {}, request.resultID === undefined ? '–' : String(request.resultID)),
    element('td.figure', {}, String(request.ms)),
  );
}

/** Draws a list only when it changed, so that focus and selection stay where they are. */
function draw(id, items, row, emptyKey) {
  const now = JSON.stringify([
    language,
    items,
    items.some((item) => item.expiresAt) &&
      state.now > 0 &&
      items.map((item) => item.expiresAt > state.now),
  ]);
  if (shown.get(id) === now) return;
  shown.set(id, now);
  byId(id).replaceChildren(...(items.length ? items.map(row) : emptyRow(id, emptyKey)));
}

function emptyRow(id, key) {
  if (!key) return [];
  if (id === 'requests') return [element('tr', {}, element('td', { colspan: '5' }, say(key)))];
  return [element('li.empty', {}, say(key))];
}

function render() {
  document.documentElement.lang = language === 'zh' ? 'zh-Hant-HK' : 'en';
  document.title = say('title');
  for (const node of document.querySelectorAll('[data-word]'))
    node.textContent = say(node.dataset.word);
  byId('language').lang = language === 'zh' ? 'en' : 'zh-Hant-HK';
}

const rangeLine = ({ file, products, specifications, skippedRows }) =>
  say(
    file === undefined ? 'rangeSeeded' : 'rangeImported',
    products,
    specifications,
    file,
    skippedRows,
  );

function show() {
  if (!state) return;
  byId('range').textContent = rangeLine(state.range);
  byId('accounts-note').textContent = say('accountsNote', state.password);
  byId('now').textContent = time(state.now, { year: 'numeric', month: 'short', day: 'numeric' });
  byId('captchas').textContent = state.captchas.length ? say('captchas', state.captchas[0]) : '';
  byId('clear-faults').hidden = state.faults.length === 0;
  const select = document.querySelector('#fault [name=path]');
  if (select.options.length === 0 || select.dataset.language !== language) {
    const { value } = select;
    select.dataset.language = language;
    select.replaceChildren(
      element('option', { value: '*' }, say('everyCall')),
      ...state.paths.map((path) => element('option', { value: path }, path)),
    );
    if (value) select.value = value;
  }
  draw('accounts', newestFirst(state.accounts), accountRow);
  const drawing = {
    words,
    element,
    button,
    post,
    say,
    time,
    dollars,
    language,
    askReason,
    now: state.now,
    accounts: state.accounts,
  };
  draw('orders', state.orders, (order) => orderRow(drawing, order), 'ordersEmpty');
  draw('returns', state.returns, (each) => returnRow(drawing, each), 'returnsEmpty');
  draw('offers', state.offers, (offer) => offerRow(drawing, offer));
  draw('codes', state.codes, codeRow, 'codesEmpty');
  draw('outbox', state.outbox, letterRow, 'outboxEmpty');
  draw('invitations', state.invitations, invitationRow);
  draw('partners', state.partners, (each) => partnerRow(drawing, each), 'partnersEmpty');
  draw('messages', state.messages, messageRow, 'messagesEmpty');
  draw('mails-off', state.mailsOff, mailOffRow, 'mailsOffEmpty');
  draw('faults', state.faults, faultRow, 'faultsEmpty');
  draw('home-blocks', state.homeBlocks, (each) => homeBlockRow(drawing, each));
  draw('promotions', state.promotions, (each) => promotionRow(drawing, each));
  draw('coupons', state.coupons, (each) => couponRow(drawing, each));
  draw('payments', state.payments, (each) => paymentRow(drawing, each), 'paymentsEmpty');
  draw('wallets', state.wallets, (each) => walletRow(drawing, each));
  draw('points', state.points, (each) => pointsRow(drawing, each));
  draw('points-products', state.pointsProducts, (each) => pointsProductRow(drawing, each));
  draw(
    'points-orders',
    state.pointsOrders,
    (each) => pointsOrderRow(drawing, each),
    'pointsOrdersEmpty',
  );
  byId('wallets-note').textContent = say('walletsNote', state.payPassword);
  byId('late-notices').setAttribute('aria-pressed', String(state.lateNotices));
  byId('late-notices-on').hidden = !state.lateNotices;
  byId('automatic-warehouse').setAttribute('aria-pressed', String(state.isWarehouseAutomatic));
  byId('automatic-warehouse-on').hidden = !state.isWarehouseAutomatic;
  byId('documented').setAttribute('aria-pressed', String(state.documented));
  byId('documented-on').hidden = !state.documented;
  draw('requests', state.requests, requestRow, 'requestsEmpty');
}

async function refresh() {
  try {
    const response = await fetch('/console/api/state');
    if (!response.ok) throw new Error(String(response.status));
    state = await response.json();
  } catch {
    byId('offline').hidden = false;
    return;
  }
  byId('offline').hidden = true;
  show();
}

let found;
function specificationRow(item) {
  const name = item.name[language];
  const input = element('input', {
    type: 'number',
    min: '0',
    step: '1',
    value: String(item.stock),
    'aria-label': say('stockOf', item.articleNumber),
  });
  const price = element('input', {
    type: 'number',
    min: '0.01',
    step: '0.01',
    value: (item.price / 100).toFixed(2),
    'aria-label': say('priceOf', item.articleNumber),
  });
  const cents = () => Math.round(price.valueAsNumber * 100);
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element(
        'p.who',
        {},
        item.articleNumber,
        item.onShelf ? undefined : element('span.badge', {}, say('offShelf')),
      ),
      element('p.small', {}, name),
    ),
    element(
      'div.actions',
      {},
      input,
      button('saveStock', () =>
        post('stock', { specification: item.id, stock: input.valueAsNumber }, say('saved')),
      ),
      price,
      button('savePrice', () =>
        post('price', { specification: item.id, cents: cents() }, say('saved')),
      ),
      button(item.onShelf ? 'takeOff' : 'putBack', async () => {
        await post('shelf', { product: item.productId, onShelf: !item.onShelf });
        await find();
      }),
    ),
  );
}

async function find() {
  const text = document.querySelector('#find [name=text]').value.trim();
  const query = new URLSearchParams({ text });
  found =
    text === '' ? undefined : await (await fetch(`/console/api/specifications?${query}`)).json();
  showFound();
}

function showFound() {
  shown.delete('specifications');
  draw('specifications', found ?? [], specificationRow, found ? 'stockEmpty' : 'stockHint');
}

/** Asks for a reason in both languages. */
function askReason({ title, who, preset }, done) {
  const dialog = byId('reject-dialog');
  const [reason, reasonEn] = dialog.querySelectorAll('textarea');
  for (const [id, key] of [
    ['reject-title', title],
    ['reject-done', title === 'rejectTitle' ? 'reject' : title],
  ]) {
    byId(id).dataset.word = key;
    byId(id).textContent = say(key);
  }
  byId('reject-who').textContent = who;
  reason.value = preset.zh;
  reasonEn.value = preset.en;
  dialog.onclose = () => {
    if (dialog.returnValue === 'ok') done({ reason: reason.value, reasonEn: reasonEn.value });
  };
  dialog.returnValue = '';
  dialog.showModal();
}

function openReject(account) {
  const who = [account.clinic, account.name].filter(Boolean).join(' · ');
  askReason({ title: 'rejectTitle', who, preset: words.rejectDefault }, (reason) =>
    post('reject', { account: account.id, ...reason }),
  );
}

function onSubmit(id, run) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault();
    run(new FormData(event.currentTarget));
  });
}

byId('language').addEventListener('click', () => {
  language = language === 'zh' ? 'en' : 'zh';
  localStorage.setItem(LANGUAGE_KEY, language);
  render();
  show();
  showFound();
});
for (const node of document.querySelectorAll('[data-advance]'))
  node.addEventListener('click', () => post('advance-clock', { ms: Number(node.dataset.advance) }));
onSubmit('advance', (form) => post('advance-clock', { ms: Number(form.get('minutes')) * 60_000 }));
byId('expire').addEventListener('click', () => post('expire-sessions', {}, say('expired')));
byId('clear-faults').addEventListener('click', () => post('clear-faults'));
onSubmit('find', find);
byId('documented').addEventListener('click', () => post('documented', { isOn: !state.documented }));
byId('automatic-warehouse').addEventListener('click', () =>
  post('automatic-warehouse', { isOn: !state.isWarehouseAutomatic }),
);
byId('late-notices').addEventListener('click', () =>
  post('late-notices', { isOn: !state.lateNotices }),
);

const kind = document.querySelector('#fault [name=kind]');
const value = document.querySelector('#fault [name=value]');
const DEFAULTS = { status: '503', result: '1323', delay: '3000', drop: '' };
kind.addEventListener('change', () => {
  byId('fault-value').hidden = kind.value === 'drop';
  value.required = kind.value !== 'drop';
  value.value = DEFAULTS[kind.value];
});
const FIELD = { status: 'status', result: 'resultID', delay: 'ms' };
onSubmit('fault', (form) => {
  const times = form.get('times');
  const field = FIELD[form.get('kind')];
  post('fault', {
    path: form.get('path'),
    kind: form.get('kind'),
    ...(field ? { [field]: Number(form.get('value')) } : {}),
    ...(times ? { times: Number(times) } : {}),
  });
});

const resetDialog = byId('reset-dialog');
byId('reset').addEventListener('click', () => {
  resetDialog.returnValue = '';
  resetDialog.showModal();
});
resetDialog.addEventListener('close', () => {
  if (resetDialog.returnValue === 'ok') post('reset', {}, say('resetDone'));
});
for (const node of document.querySelectorAll('[data-close]'))
  node.addEventListener('click', () => node.closest('dialog').close(''));

render();
showFound();
await refresh();
document.body.hidden = false;
setInterval(() => {
  if (!document.hidden) refresh();
}, POLL_MS);

// A list that scrolls must be reachable by keyboard. WCAG 2.1.1
for (const list of document.querySelectorAll('.scroll')) list.tabIndex = 0;
