// Points of accounts, points products and points orders on the console page, drawn with what the page hands over.

export function pointsRow({ element, say, button, post }, { account, clinic, points, orders }) {
  const input = element('input', {
    type: 'number',
    step: '1',
    value: '1000',
    'aria-label': say('grantPointsTo', clinic),
  });
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p.who', {}, clinic),
      element('p.small', {}, say('pointsHeld', points, orders)),
    ),
    element(
      'div.actions',
      {},
      input,
      button('grantPoints', () =>
        post('grant-points', { account, points: input.valueAsNumber }, say('saved')),
      ),
    ),
  );
}

export function pointsProductRow({ element, say, button, post, language }, product) {
  const name = product.name[language];
  const input = element('input', {
    ...{ type: 'number', min: '0', step: '1', value: String(product.stock ?? '') },
    'aria-label': say('stockOf', name),
  });
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element(
        'p.who',
        {},
        name,
        product.isLimited ? element('span.badge', {}, say('limitedToOne')) : undefined,
      ),
      element('p.small', {}, say('pointsEach', product.points)),
    ),
    element(
      'div.actions',
      {},
      input,
      button('saveStock', () =>
        post(
          'points-stock',
          { product: product.id, stock: input.value === '' ? null : input.valueAsNumber },
          say('saved'),
        ),
      ),
    ),
  );
}

export function pointsOrderRow({ element, say, time, language }, order) {
  const day = { year: 'numeric', month: 'short', day: 'numeric' };
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p.who', {}, order.orderNo),
      element(
        'p.small',
        {},
        `${order.product[language]} × ${order.quantity} · ${say('pointsEach', order.points)}`,
      ),
      element('p.small', {}, `${order.clinic} · ${time(order.madeAt, day)}`),
      element('p.small', {}, `${order.consignee} · ${order.address}`),
    ),
  );
}
