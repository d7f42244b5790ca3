// Partners of the console page, drawn with what the page hands over.

export function partnerRow(
  { element, say, dollars },
  { partner, accounts, orders, paid, total, paidTotal },
) {
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p.who', {}, partner),
      element('p.small', {}, say('partnerOrders', orders, paid)),
    ),
    element(
      'div.contact',
      {},
      element('p.who', {}, dollars(total)),
      element('p.small', {}, say('partnerPaid', dollars(paidTotal))),
    ),
    element('span.badge', {}, say('partnerAccounts', accounts)),
  );
}
