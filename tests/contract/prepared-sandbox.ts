import { createSandbox, type Sandbox, SCENARIO_PASSWORD } from '@clinicart/sandbox';
import { type AnyEndpoint, endpoints, sealCodeRequest } from '@clinicart/sdk/contract';
import { ASKERS, CONTACTS, goodRequests, type KnownIds, send } from './requests.ts';

const now = Date.UTC(2026, 10, 20, 4);
const sign = { email: '', type: 'login' } as const;

/** The calls that answer with an envelope. */
export const envelopes: readonly AnyEndpoint[] = endpoints.filter(
  (endpoint) => endpoint.answers !== 'picture',
);

/** Verification keeps the code valid, login uses it up; removals come after changes, an order after its confirmation. */
const LAST = [
  'session.loginByCode',
  'session.logout',
  'cart.remove',
  'order.create',
  'address.delete',
];
/** The same, in an order in which each can succeed. */
export const envelopesInOrder: readonly AnyEndpoint[] = [
  ...envelopes.filter((each) => !LAST.includes(each.name)),
  ...envelopes.filter((each) => LAST.includes(each.name)),
];

interface Place {
  readonly sandbox: Sandbox;
  /** Returns the data of an answer. */
  ask(name: string, body: unknown, client?: string): Promise<unknown>;
}

export interface PreparedSandbox extends Place {
  /** A clinic with every permission, the new-customer offer included. */
  readonly token: string;
  /** The token of an account that can make the call. */
  clientOf(name: string): string;
  requestOf(endpoint: AnyEndpoint): Record<string, unknown>;
}

/** Opens a sandbox in which every call of the contract succeeds with a request of `requests.ts`. */
export async function prepareSandbox(): Promise<PreparedSandbox> {
  const sandbox = createSandbox({ clock: { now: () => now } });
  const ask: Place['ask'] = async (name, body, client = '') =>
    (await send(sandbox, name, body, { token: client })).body.data;
  const place = { sandbox, ask };
  const token = await tokenOf(place, 'new-customer@clinicart.test');
  const tokens = new Map<string, string>();
  for (const [name, userName] of Object.entries(ASKERS))
    tokens.set(name, await tokenOf(place, userName));
  const clientOf = (name: string) => tokens.get(name) ?? token;
  const code = await codeFor(place, { ...sign, phone: '61230001' });
  const codes: Record<string, string> = {};
  for (const [name, request] of Object.entries(CONTACTS))
    codes[name] = await codeFor(place, request);
  const page = (await ask(
    'catalogue.search',
    {
      keyword: '縫合線',
      searchType: 'keyword',
      orderBy: '0',
      pageIndex: 1,
      pageSize: 24,
    },
    token,
  )) as { products: { searchProductId: string }[] };
  const goods: { productId: string; specificationId: string; step: number }[] = [];
  for (const { searchProductId } of page.products) {
    const answer = (await ask('catalogue.specifications', { id: searchProductId }, token)) as {
      standards: { searchProductId: string; stock: number; sellPartCount: number }[];
    };
    for (const each of answer.standards)
      if (each.stock >= each.sellPartCount * 4)
        goods.push({
          productId: searchProductId,
          specificationId: each.searchProductId,
          step: each.sellPartCount,
        });
  }
  const [first] = goods;
  const second = goods.find((each) => each !== first && each.step === first?.step);
  if (!first || !second) throw new Error('the catalogue has too little to buy');
  const add = { searchProductId: first.specificationId, count: first.step };
  await send(sandbox, 'cart.add', { goods: [add] }, { token });
  const cart = (await ask('cart.get', { showSelected: false }, token)) as {
    list: { goods: { id: string }[] }[];
  };
  const book = await ask('address.add', goodRequests['address.add']?.({} as KnownIds), token);
  const known: KnownIds = {
    productId: first.productId,
    specificationId: first.specificationId,
    otherSpecificationId: second.specificationId,
    step: first.step,
    lineId: cart.list[0]?.goods[0]?.id ?? '',
    sealedCode: await sealedFor(place, { ...sign, phone: '61230002' }),
    code,
    handover: await handoverCode(place),
    codes,
    addressId: (book as { id: string }).id,
    ...(await orderMedicines(place, clientOf('order.create'))),
    ...(await ordersToPay(place, clientOf('cashier.payByPassword'))),
    ...(await ordersAfterPayment(place, clientOf('cashier.payByPassword'), first)),
  };
  return {
    ...place,
    token,
    clientOf,
    requestOf: (endpoint) => goodRequests[endpoint.name]?.(known) ?? {},
  };
}

type Sealed = Pick<Parameters<typeof sealCodeRequest>[2], 'phone' | 'email' | 'type'>;

async function sealedFor({ ask }: Place, request: Sealed): Promise<string> {
  const key = (await ask('session.cipherKey', {})) as { key: string };
  const rest = { areaCode: '+852', needCaptcha: false, captcha: '' };
  return sealCodeRequest(crypto, key.key, { ...request, ...rest });
}

async function codeFor(place: Place, request: Sealed): Promise<string> {
  await send(place.sandbox, 'session.sendCode', { id: await sealedFor(place, request) });
  return place.sandbox.console.codes()[0]?.code ?? '';
}

async function tokenOf({ ask }: Place, userName: string): Promise<string> {
  const login = await ask('session.login', { userName, password: SCENARIO_PASSWORD });
  return (login as { token: string }).token;
}

async function handoverCode(place: Place): Promise<string> {
  const client = await tokenOf(place, 'finance@clinicart.test');
  const request = goodRequests['handover.create']?.({} as KnownIds);
  return ((await place.ask('handover.create', request, client)) as { code: string }).code;
}

/** Orders goods from the medicine store, which need stamped bills; returns the order and the clinic's address. */
async function orderMedicines({ sandbox, ask }: Place, client: string) {
  const drug = sandbox.console
    .findSpecifications('IX-PN100-PARACETA')
    .find(({ stock, onShelf }) => stock >= 40 && onShelf);
  const goods = [{ searchProductId: String(drug?.id), count: 10, tagType: '0' }];
  const wanted = { goods, isFromShoppingCart: false, isPreOrder: false };
  await ask('order.createTemp', wanted, client);
  const shown = (await ask('order.confirmation', {}, client)) as {
    orderNo: string;
    addressId: string;
  };
  const storeExpress = [{ storeId: '2', expressId: '31' }];
  const placement = goodRequests['order.create']?.({} as KnownIds);
  await ask('order.create', { ...placement, storeExpress }, client);
  return { orderNo: shown.orderNo, orderAddressId: shown.addressId };
}

/** Orders of the account that pays by password: one unpaid, one closed, one paid with a wallet. */
async function ordersToPay(place: Place, payer: string) {
  const { sandbox, ask } = place;
  await ask('address.add', goodRequests['address.add']?.({} as KnownIds), payer);
  const { orderNo: payableNo } = await orderMedicines(place, payer);
  const { orderNo: closedNo } = await orderMedicines(place, payer);
  const { orderNo: walletNo } = await orderMedicines(place, payer);
  sandbox.console.closeOrder(closedNo);
  const wish = { orderNo: walletNo, payType: '51', bank: '', mixFlag: false, preType: '0' };
  const begun = await ask('cashier.start', wish, payer);
  const [payment] = sandbox.console.payments();
  sandbox.console.completePayment(payment?.id ?? 0);
  const { approve } = (begun as { links: { approve: string } }).links;
  return { payableNo, closedNo, walletToken: approve.split('/').at(-1) ?? '' };
}

/** Orders of the account that pays by password, in the states that the calls after payment need. */
async function ordersAfterPayment(
  { sandbox, ask }: Place,
  payer: string,
  good: { readonly specificationId: string; readonly step: number },
) {
  const order = async () => {
    const goods = [{ searchProductId: good.specificationId, count: good.step, tagType: '0' }];
    const wanted = { goods, isFromShoppingCart: false, isPreOrder: false };
    await ask('order.createTemp', wanted, payer);
    const shown = (await ask('order.confirmation', {}, payer)) as { orderNo: string };
    await ask('order.create', goodRequests['order.create']?.({} as KnownIds), payer);
    return shown.orderNo;
  };
  const paid = async () => {
    const orderNo = await order();
    await ask('cashier.payByPassword', { orderNo, payPwd: '246810', payType: '53' }, payer);
    return orderNo;
  };
  const apply = async (orderNo: string, afterSaleType: string) => {
    const goods = [{ searchProductId: good.specificationId, amount: good.step }];
    const wish = { orderNo, afterSaleType, reason: '0', remark: '', goods: JSON.stringify(goods) };
    return String(await ask('afterSales.apply', wish, payer));
  };
  const closableNo = await order();
  const [shippedNo, refundableNo, reviewedNo, sendBackNo] = [
    await paid(),
    await paid(),
    await paid(),
    await paid(),
  ];
  const [waybill = ''] = sandbox.console.shipOrder(shippedNo);
  sandbox.console.shipOrder(sendBackNo);
  const returnNo = await apply(reviewedNo, '2');
  sandbox.console.approveReturn(await apply(sendBackNo, '0'));
  return { closableNo, shippedNo, waybill, refundableNo, sendBackNo, returnNo };
}
