import { pageChannel, post, say } from './channel.js';

const words = {
  zh: {
    number: '卡號',
    expiry: '有效期',
    cvc: '安全碼',
    hint: '示範表格，不會真正扣款。測試卡：4242 4242 4242 4242',
    incomplete_number: '卡號不完整。',
    invalid_number: '卡號無效。',
    incomplete_expiry: '有效期不完整。',
    invalid_expiry_year_past: '此卡已過期。',
    invalid_expiry_month: '有效期的月份無效。',
    incomplete_cvc: '安全碼不完整。',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    hint: 'Demo form: you will not be charged. Test card: 4242 4242 4242 4242',
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: 'Your card’s expiry date is incomplete.',
    invalid_expiry_year_past: 'Your card’s expiry date is in the past.',
    invalid_expiry_month: 'Your card’s expiry month is invalid.',
    incomplete_cvc: 'Your card’s security code is incomplete.',
  },
};

const names = ['number', 'expiry', 'cvc'];
const fields = Object.fromEntries(names.map((name) => [name, document.getElementById(name)]));
const digits = (name) => fields[name].value.replace(/\D/g, '');
const isAmex = () => /^3[47]/.test(digits('number'));
let locale = 'zh-HK';
let said = say(words, locale);

function passesLuhn(number) {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Validation error of each field, by the codes of the real script. */
const faults = {
  number() {
    const number = digits('number');
    if (number.length < (isAmex() ? 15 : 16)) return 'incomplete_number';
    return passesLuhn(number) ? undefined : 'invalid_number';
  },
  expiry() {
    const [month, year] = [digits('expiry').slice(0, 2), digits('expiry').slice(2)];
    if (year.length < 2) return 'incomplete_expiry';
    if (Number(month) < 1 || Number(month) > 12) return 'invalid_expiry_month';
    const now = new Date();
    const isPast =
      2000 + Number(year) < now.getFullYear() ||
      (2000 + Number(year) === now.getFullYear() && Number(month) <= now.getMonth());
    return isPast ? 'invalid_expiry_year_past' : undefined;
  },
  cvc: () => (digits('cvc').length < (isAmex() ? 4 : 3) ? 'incomplete_cvc' : undefined),
};

function show(name, fault) {
  const field = fields[name];
  field.classList.toggle('Input--invalid', fault !== undefined);
  field.setAttribute('aria-invalid', String(fault !== undefined));
  document.getElementById(`${name}-error`).textContent = fault ? said[fault] : '';
}

/** Marks every field that is not right; answers the first fault as the real script words it. */
function validate() {
  const found = names.map((name) => [name, faults[name]()]).filter(([, fault]) => fault);
  for (const name of names) show(name, faults[name]());
  const [first] = found;
  if (!first) return undefined;
  fields[first[0]].focus();
  return { type: 'validation_error', code: first[1], message: said[first[1]] };
}

function write(name) {
  const field = fields[name];
  const caret = field.value.slice(0, field.selectionStart ?? 0).replace(/\D/g, '').length;
  const atEnd = field.selectionStart === field.value.length;
  const plain = digits(name);
  let text = plain.slice(0, 4);
  if (name === 'number')
    text = isAmex()
      ? plain
          .slice(0, 15)
          .replace(/^(\d{4})(\d{1,6})?(\d+)?$/, (_, ...parts) =>
            parts.slice(0, 3).filter(Boolean).join(' '),
          )
      : (plain.slice(0, 16).match(/\d{1,4}/g) ?? []).join(' ');
  if (name === 'expiry') {
    const month = /^[2-9]/.test(plain) ? `0${plain}` : plain;
    text = month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2, 4)}` : month;
  }
  if (field.value === text) return;
  field.value = text;
  if (atEnd) return;
  let seen = 0;
  const at = [...text].findIndex((letter) => /\d/.test(letter) && ++seen > caret);
  field.setSelectionRange(at < 0 ? text.length : at, at < 0 ? text.length : at);
}

function change(port) {
  const error = names.map((name) => fields[name].value && faults[name]()).find(Boolean);
  port.postMessage({
    said: 'change',
    complete: names.every((name) => faults[name]() === undefined),
    empty: names.every((name) => fields[name].value === ''),
    brand: digits('number').startsWith('4') ? 'visa' : 'unknown',
    error: error ? { type: 'validation_error', code: error, message: said[error] } : undefined,
  });
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** The look that the page has asked for: variables by name, and rules for the classes of the real form. */
function dress({ variables = {}, rules = {} } = {}) {
  for (const [name, value] of Object.entries(variables))
    if (value) document.documentElement.style.setProperty(`--${kebab(name)}`, value);
  sheet.replaceSync('');
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!/^\.[A-Z][\w-]*(:{1,2}[a-z-]+)?$/.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    for (const [name, value] of Object.entries(declarations))
      rule.style.setProperty(kebab(name), value);
  }
}

const answers = {
  validate: () => validate(),
  confirm: ({ clientSecret, amount }) =>
    post('/stand-in/card/confirm', {
      ...{ clientSecret, amount, locale },
      ...{ number: digits('number'), expiry: digits('expiry'), cvc: digits('cvc') },
    }),
};

const port = await pageChannel(async (message, from) => {
  if (message.set) {
    locale = message.set.locale ?? locale;
    said = say(words, locale);
    dress(message.set.appearance);
    for (const name of names)
      if (fields[name].classList.contains('Input--invalid')) show(name, faults[name]());
  }
  if (message.clear) for (const name of names) fields[name].value = '';
  if (message.ask)
    from.postMessage({ id: message.id, answer: await answers[message.ask](message) });
});

for (const name of names) {
  fields[name].addEventListener('input', () => {
    write(name);
    show(name, undefined);
    change(port);
  });
  fields[name].addEventListener('blur', () => {
    if (fields[name].value) show(name, faults[name]());
  });
}
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
addEventListener('focus', () => port.postMessage({ said: 'focus' }));
addEventListener('blur', () => port.postMessage({ said: 'blur' }));
addEventListener('keydown', ({ key }) => key === 'Escape' && port.postMessage({ said: 'escape' }));
new ResizeObserver(() => {
  const { height } = document.querySelector('form').getBoundingClientRect();
  port.postMessage({ said: 'height', height: Math.ceil(height) });
}).observe(document.querySelector('form'));
port.postMessage({ said: 'awake' });
