// Payments and wallets of the console page, drawn with what the page hands over.

const BADGES = { open: '.info', paid: '.good', declined: '.bad', cancelled: '', refunded: '.warn' };

export function paymentRow({ element, say, button, post, time, dollars, language }, payment) {
  const { id, orderNo, clinic, status, fromBalance, fromProvider, takenAt } = payment;
  const isUnheard = status === 'open' && takenAt !== null;
  const parts = [
    fromProvider > 0 && dollars(fromProvider),
    fromBalance > 0 && say('fromBalance', dollars(fromBalance)),
  ];
  const act = (action) => () => post(action, { payment: id });
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element(
        'p.who',
        {},
        orderNo,
        element(`span.badge${BADGES[status]}`, {}, say(`payment_${status}`)),
        isUnheard ? element('span.badge.warn', {}, say('unheard')) : undefined,
      ),
      element('p.small', {}, [payment.method[language], ...parts.filter(Boolean)].join(' · ')),
      element('p.small', {}, `${clinic} · ${time(payment.begunAt)}`),
    ),
    element(
      'div.actions',
      {},
      status === 'open'
        ? button('completePayment', act('complete-payment'), '.secondary')
        : undefined,
      status === 'open' && !isUnheard
        ? button('declinePayment', act('decline-payment'), '.danger')
        : undefined,
    ),
  );
}

const inDollars = (cents) => String(cents / 100);
const inCents = (input) => Math.round(input.valueAsNumber * 100);

export function walletRow({ element, say, words, button, post, dollars, language }, wallet) {
  const { account, clinic, held, chequeStop } = wallet;
  const change = (fields, done) => post('wallet', { account, ...fields }, done);
  const amount = (value, label) =>
    element('input', {
      ...{ type: 'number', min: '0', step: '0.01', value: inDollars(value) },
      'aria-label': say(label, clinic),
    });
  const balance = amount(wallet.balance, 'balanceOf');
  const quota =
    wallet.chequeQuota === undefined ? undefined : amount(wallet.chequeQuota, 'chequeQuotaOf');
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p.who', {}, clinic),
      held > 0 ? element('p.small', {}, say('held', dollars(held))) : undefined,
      chequeStop ? element('p.small', {}, chequeStop[language]) : undefined,
    ),
    element(
      'div.actions',
      {},
      element('label.field', {}, element('span', {}, say('balance')), balance),
      quota && element('label.field', {}, element('span', {}, say('chequeQuota')), quota),
      button('save', () =>
        change(
          { balance: inCents(balance), ...(quota && { chequeQuota: inCents(quota) }) },
          say('saved'),
        ),
      ),
      quota &&
        (chequeStop
          ? button('allowCheques', () => change({ chequeStop: null }))
          : button('stopCheques', () => change({ chequeStop: words.stop }))),
    ),
    deposit({ element, say, words, button, post, language }, wallet, amount(500_000, 'depositTo')),
  );
}

/** A deposit with the reason that the buyer reads; the usual reason is sent in both languages. */
function deposit({ element, say, words, button, post, language }, { account, clinic }, amount) {
  const usual = words.depositReason;
  const reason = element('input', {
    ...{ type: 'text', maxlength: '60', value: usual[language] },
    'aria-label': say('depositReasonOf', clinic),
  });
  const send = () => {
    const isUsual = reason.value.trim() === usual[language];
    const words = isUsual ? { reason: usual.zh, reasonEn: usual.en } : { reason: reason.value };
    post('top-up', { account, cents: inCents(amount), ...words }, say('saved'));
  };
  return element(
    'div.actions',
    {},
    element('label.field', {}, element('span', {}, say('deposit')), amount),
    element('label.field', {}, element('span', {}, say('reason')), reason),
    button('topUp', send),
  );
}
