// After-sales applications of the console page, drawn with what the page hands over.
const BADGES = ['.warn', '.info', '.warn', '.info', '.good', '', '.bad'];
const [UNDER_REVIEW, , SENT_BACK, REFUNDING] = [0, 1, 2, 3];

const picture = (element, id, alt) => {
  const src = `/console/api/proof/${encodeURIComponent(id)}`;
  return element(
    'a.licence',
    { href: src, target: '_blank', rel: 'noopener' },
    element('img', { src, alt, width: 48, height: 60, loading: 'lazy' }),
  );
};

function actionsOf({ button, post, askReason, words }, row) {
  const { returnNo, orderNo, status } = row;
  const act = (action) => () => post(action, { return: returnNo });
  const reject = () =>
    askReason(
      { title: 'rejectReturn', who: orderNo, preset: words.returnRejectDefault },
      (reason) => post('return-reject', { return: returnNo, ...reason }),
    );
  if (status === UNDER_REVIEW)
    return [
      button('approveReturn', act('return-approve'), '.secondary'),
      button('rejectReturn', reject, '.danger'),
    ];
  if (status === SENT_BACK) return [button('receiveReturn', act('return-receive'), '.secondary')];
  if (status === REFUNDING) return [button('refundReturn', act('return-refund'), '.secondary')];
  return [];
}

export function returnRow(drawing, row) {
  const { element, say, time, dollars, language } = drawing;
  const { returnNo, orderNo, status, pictures } = row;
  const day = { month: 'short', day: 'numeric' };
  const goods = row.lines.map((line) => `${line.name[language]} × ${line.quantity}`).join(' · ');
  const waybill = row.carrier && `${row.carrier[language]} ${row.waybill}`;
  return element(
    'li',
    {},
    element(
      'div.about',
      {},
      element(
        'p.who',
        {},
        returnNo,
        element(`span.badge${BADGES[status]}`, {}, say(`return${status}`)),
      ),
      element(
        'p.small',
        {},
        `${row.kindName[language]} · ${row.reason[language]} · ${time(row.madeAt, day)}`,
      ),
      element('p.small', {}, `${row.account} · ${say('returnOf', orderNo)}`),
      element('p.small', {}, goods),
      row.remark ? element('p.small', {}, row.remark) : undefined,
      waybill ? element('p.small', {}, waybill) : undefined,
    ),
    element(
      'div.contact',
      {},
      element('p.who', {}, dollars(row.refund)),
      row.freight > 0
        ? element('p.small', {}, say('withFreight', dollars(row.freight)))
        : undefined,
      ...row.refunds.map(({ goesTo, amount }) =>
        element('p.small', {}, say(`refund_${goesTo}`, dollars(amount))),
      ),
    ),
    element(
      'div.actions',
      {},
      ...pictures.map((id, at) => picture(element, id, say('proofOf', at + 1, returnNo))),
      ...actionsOf(drawing, row),
    ),
  );
}
