// Campaigns, coupons and blocks of the home page on the console page; what they draw with is handed in.

export function promotionRow(
  { element, button, post, say, time, language, now },
  { id, kind, name, path, products, endsAt },
) {
  const isOver = endsAt !== null && endsAt <= now;
  const day = { year: 'numeric', month: 'short', day: 'numeric' };
  const run = (isOn) => () => post('campaign', { campaign: id, isOn });
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
        isOver ? element('span.badge', {}, say('isOver')) : undefined,
      ),
      element('p.small', {}, say('promotionOf', say(`kind_${kind}`), products, path)),
      endsAt === null || isOver
        ? undefined
        : element('p.small', {}, say('runsUntil', time(endsAt, day))),
    ),
    element(
      'div.actions',
      {},
      kind === 'activity'
        ? undefined
        : isOver
          ? button('runIt', run(true))
          : button('endIt', run(false)),
    ),
  );
}

export function couponRow(drawing, coupon) {
  const { element, button, post, say, time, dollars, language, now } = drawing;
  const name = coupon.name[language];
  const isOver = coupon.endsAt < now;
  const change = (fields, done) => post('coupon', { coupon: coupon.id, ...fields }, done);
  const facts = [
    say('couponOff', coupon.cents === null ? `${coupon.percentOff}%` : dollars(coupon.cents)),
    coupon.minimumCents > 0 && say('couponFrom', dollars(coupon.minimumCents)),
    coupon.forNewCustomers && say('kind_activity'),
    say('couponHeld', coupon.claimed, coupon.used),
  ];
  const input = element('input', {
    type: 'number',
    min: '0',
    step: '1',
    value: String(coupon.left),
    'aria-label': say('couponLeft', name),
  });
  const day = { year: 'numeric', month: 'short', day: 'numeric' };
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element('p.who', {}, name, isOver ? element('span.badge', {}, say('isOver')) : undefined),
      element('p.small', {}, facts.filter(Boolean).join(' · ')),
      isOver ? undefined : element('p.small', {}, say('runsUntil', time(coupon.endsAt, day))),
    ),
    element(
      'div.actions',
      {},
      ...(coupon.left === null
        ? []
        : [input, button('save', () => change({ left: input.valueAsNumber }, say('saved')))]),
      isOver
        ? button('runIt', () => change({ isOn: true }))
        : button('endIt', () => change({ isOn: false })),
    ),
    grant(drawing, coupon.id, name),
  );
}

/** Gives a coupon to a clinic. */
function grant({ element, button, post, say, accounts }, coupon, name) {
  const clinics = accounts.filter(({ clinic }) => clinic !== '');
  const choice = element(
    'select',
    { 'aria-label': say('grantCouponTo', name) },
    ...clinics.map(({ id, clinic }) => element('option', { value: String(id) }, clinic)),
  );
  const send = () =>
    post('grant-coupon', { coupon, account: Number(choice.value) }, say('granted'));
  return element(
    'div.actions',
    {},
    element('label.field', {}, element('span', {}, say('grantTo')), choice),
    button('grant', send),
  );
}

export function homeBlockRow({ element, button, post, say, language }, block) {
  const name = block.name[language] || say(`kind_${block.kind}`);
  const input = element(
    'textarea',
    { rows: '2', spellcheck: 'false', 'aria-label': say('homeBlockPath', name) },
    block.path[language],
  );
  const change = (fields, done) => post('home-block', { block: block.id, ...fields }, done);
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
        block.isOn ? undefined : element('span.badge', {}, say('switchedOff')),
      ),
      element('p.small', {}, say(`kind_${block.kind}`)),
    ),
    element(
      'div.actions',
      {},
      block.path[language] ? input : undefined,
      block.path[language]
        ? button('save', () => change({ path: input.value }, say('saved')))
        : undefined,
      button(block.isOn ? 'switchOff' : 'switchOn', () => change({ isOn: !block.isOn })),
    ),
  );
}
