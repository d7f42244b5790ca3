import { shippingOf } from './page-shipping.js';

// The orders of the console page, and what makes them cost less; what it draws with is handed in.
const OPEN = [0, 1, 9];
const BADGES = { 0: '.warn', 1: '.warn', 2: '.good', 5: '.bad', 9: '.info' };
const HANDED_IN = 1;

export function orderRow(drawing, order) {
  const { element, button, post, say, time, dollars, language, askReason, words } = drawing;
  const { orderNo, status, bills } = order;
  const day = { month: 'short', day: 'numeric' };
  const paid = ({ payType, status: how, fromBalance, fromProvider }) =>
    say('payment', payType, say(`pay_${how}`), dollars(fromBalance), dollars(fromProvider));
  const accept = () => post('bills', { order: orderNo, isAccepted: true });
  const reject = () =>
    askReason({ title: 'rejectBills', who: orderNo, preset: words.billsRejectDefault }, (reason) =>
      post('bills', { order: orderNo, isAccepted: false, ...reason }),
    );
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
        element(`span.badge${BADGES[status] ?? ''}`, {}, say(`order${status}`)),
        order.billStatus === null
          ? undefined
          : element('span.badge.info', {}, say(`bills${order.billStatus}`)),
        order.partner ? element('span.badge', {}, say('partnerOf', order.partner)) : undefined,
      ),
      element('p.small', {}, `${order.account} · ${time(order.madeAt, day)} · ${order.address}`),
      element(
        'p.small',
        {},
        order.lines.map((line) => `${line.name[language]} × ${line.quantity}`).join(' · '),
      ),
      ...order.payments.map((payment) => element('p.small', {}, paid(payment))),
      order.remark ? element('p.small', {}, order.remark) : undefined,
      shippingOf(drawing, order),
    ),
    element(
      'div.contact',
      {},
      element('p.who', {}, dollars(order.total)),
      element(
        'p.small',
        {},
        say(
          'orderParts',
          dollars(order.goods),
          dollars(order.cut),
          dollars(-order.coupon || 0),
          dollars(order.freight),
        ),
      ),
    ),
    element(
      'div.actions',
      {},
      ...bills.map(({ id }, at) => billPicture(element, id, say('billOf', at + 1, orderNo))),
      ...(bills.some((bill) => bill.status === HANDED_IN)
        ? [button('acceptBills', accept, '.secondary'), button('rejectBills', reject, '.danger')]
        : []),
      OPEN.includes(status)
        ? button('closeOrder', () => post('close-order', { order: orderNo }), '.danger')
        : undefined,
    ),
  );
}

const billPicture = (element, id, alt) => {
  const src = `/console/api/bill/${encodeURIComponent(id)}`;
  return element(
    'a.licence',
    { href: src, target: '_blank', rel: 'noopener' },
    element('img', { src, alt, width: 48, height: 60, loading: 'lazy' }),
  );
};

/** A price cut or the swap offer. */
export function offerRow({ element, button, post, say, language }, { id, kind, name, isOn }) {
  const run = () => post('offer', { offer: id, kind, isOn: !isOn });
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element(
        'p.who',
        {},
        name[language],
        isOn ? undefined : element('span.badge', {}, say('isOver')),
      ),
      element('p.small', {}, say(`kind_${kind}`)),
    ),
    element('div.actions', {}, button(isOn ? 'endIt' : 'runIt', run)),
  );
}
