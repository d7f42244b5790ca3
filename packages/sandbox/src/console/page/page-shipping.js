// The warehouse and the carriers on the console page: packing, shipping and the states of parcels.
const PAID = 2;
const PACKING = 8;

/** A store that has something to send, with the number of parcels to send it in. */
function shipForm({ element, button, post, say, language }, order, store) {
  const parcels = element('input', {
    type: 'number',
    min: '1',
    max: '20',
    step: '1',
    value: '1',
    'aria-label': say('parcelsOf', store.name[language]),
  });
  const ship = () =>
    post('ship', { order: order.orderNo, store: store.id, parcels: parcels.valueAsNumber });
  return element(
    'div.line',
    {},
    element('span.small', {}, store.name[language]),
    parcels,
    button('ship', ship, '.secondary'),
  );
}

/** A parcel: its carrier, its number, and its state, which the merchant may set. */
function parcelForm({ element, button, post, say, words, language }, parcel) {
  const { waybill, carrier, state, isAuto } = parcel;
  const option = (value, text, isChosen) =>
    element('option', { value, ...(isChosen ? { selected: '' } : {}) }, text);
  const states = Object.keys(words)
    .filter((key) => key.startsWith('parcel_'))
    .map((key) => key.slice('parcel_'.length))
    .sort((one, other) => Number(one) - Number(other));
  const select = element(
    'select',
    { 'aria-label': say('stateOf', waybill) },
    option('auto', say('byClock', say(`parcel_${state}`)), isAuto),
    ...states.map((code) =>
      option(code, `${code} · ${say(`parcel_${code}`)}`, !isAuto && code === state),
    ),
  );
  return element(
    'div.line',
    {},
    element('span.small', {}, `${carrier[language]} ${waybill}`),
    select,
    button('setState', () => post('parcel', { waybill, state: select.value })),
  );
}

/** Everything that the warehouse and the carriers can do about an order. */
export function shippingOf(drawing, order) {
  const { element, button, post } = drawing;
  const { orderNo, status, parcels } = order;
  const isOpen = status === PAID || status === PACKING;
  const sent = new Set(parcels.map(({ store }) => store));
  const unsent = isOpen ? order.stores.filter(({ id }) => !sent.has(id)) : [];
  if (unsent.length === 0 && parcels.length === 0) return undefined;
  return element(
    'div.shipping',
    {},
    ...unsent.map((store) => shipForm(drawing, order, store)),
    ...parcels.map((parcel) => parcelForm(drawing, parcel)),
    element(
      'div.line',
      {},
      status === PAID ? button('pack', () => post('pack', { order: orderNo })) : undefined,
      unsent.length > 1 ? button('shipAll', () => post('ship', { order: orderNo })) : undefined,
      parcels.length > 0
        ? button('deliverAll', () => post('deliver', { order: orderNo }))
        : undefined,
    ),
  );
}
