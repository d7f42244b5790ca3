// The merchant and the outside world, played through the sandbox's console.
import { places } from '../../setup/servers.ts';

export const PASSWORD = 'Clinic2026';
export const emailOf = (account: string) => `${account}@clinicart.test`;

type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'result'; resultID: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'drop' };

/** An order as the merchant sees it; amounts in cents. */
interface Order {
  readonly orderNo: string;
  readonly account: string;
  readonly partner: string | null;
  /** Codes of 2§4. */
  readonly status: number;
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
  readonly freight: number;
  readonly total: number;
  readonly remark: string;
  readonly address: string;
  readonly payType: string | null;
  readonly payments: readonly {
    payType: string;
    status: string;
    fromBalance: number;
    fromProvider: number;
  }[];
  readonly lines: readonly { specification: number; tag: string; unit: number; quantity: number }[];
  readonly billStatus: string | null;
  readonly bills: readonly { id: string; status: number }[];
  readonly stores: readonly { id: number; name: { zh: string; en: string } }[];
  readonly parcels: readonly { waybill: string; store: number; state: string; isAuto: boolean }[];
}

/** An after-sales application as the merchant sees it; amounts in cents. */
interface Return {
  readonly returnNo: string;
  readonly orderNo: string;
  readonly account: string;
  /** Codes of 2§4. */
  readonly status: number;
  readonly kind: string;
  readonly refund: number;
  readonly freight: number;
  readonly waybill: string | null;
  readonly pictures: readonly string[];
  readonly refunds: readonly { goesTo: string; amount: number }[];
}

/** The balance and the cheques of an account; amounts in cents. */
interface Wallet {
  readonly account: number;
  readonly scenario: string;
  readonly balance: number;
  readonly chequeQuota?: number;
}

interface State {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** Newest first. */
  readonly returns: readonly Return[];
  readonly accounts: readonly {
    id: number;
    scenario: string;
    email: string | null;
    phone: string;
    authStatus: string;
    cartLines: number;
  }[];
  readonly homeBlocks: readonly { id: number; kind: string }[];
  readonly wallets: readonly Wallet[];
  readonly coupons: readonly { id: number; name: { zh: string; en: string } }[];
  /** Newest first. */
  readonly payments: readonly { id: number; orderNo: string }[];
  /** Newest first. */
  readonly captchas: readonly string[];
  readonly partners: readonly {
    partner: string;
    accounts: number;
    orders: number;
    paid: number;
    total: number;
    paidTotal: number;
  }[];
  readonly codes: readonly { contact: string; code: string; used: boolean }[];
}

const address = (path: string) => `${places().sandbox}/console/api/${path}`;

async function post(action: string, body: object = {}): Promise<void> {
  const answer = await fetch(address(action), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The console refused ${action}: ${await answer.text()}`);
}

async function state(): Promise<State> {
  return (await fetch(address('state'))).json();
}

export const merchant = {
  /** Makes the server answer everything, or only what the documents name, as after a reset. */
  answers: (what: 'all' | 'documented') => post('documented', { isOn: what === 'documented' }),
  /** Restores the seed; also ends every session. */
  reset: () => post('reset'),
  fault: (path: string, fault: Fault, times?: number) =>
    post('fault', { path, ...fault, ...(times === undefined ? {} : { times }) }),
  clearFaults: () => post('clear-faults'),
  /** Changes the home page's blocks of one kind; returns their number. */
  async homeBlocks(kind: string | undefined, change: { isOn?: boolean; path?: string }) {
    const all = (await state()).homeBlocks.filter((block) => !kind || block.kind === kind);
    for (const { id } of all) await post('home-block', { block: id, ...change });
    return all.map(({ id }) => id);
  },
  homeBlock: (block: number, change: { isOn?: boolean; path?: string }) =>
    post('home-block', { block, ...change }),
  endSessions: () => post('expire-sessions'),
  approve: (account: number) => post('approve', { account }),
  /** The clinic reads the reason in its own language. */
  reject: (account: number, reason: { zh: string; en: string }) =>
    post('reject', { account, reason: reason.zh, reasonEn: reason.en }),
  /** Lists the orders of an account, the newest first. */
  orders: async (scenario: string): Promise<readonly Order[]> =>
    (await state()).orders.filter((order) => order.account === scenario),
  /** Lists what the pages of partners have brought. */
  partners: async () => (await state()).partners,
  /** Gives the provider the money for the latest payment of an order; the provider notifies the shop. */
  async completePayment(order: string) {
    const payment = (await state()).payments.find(({ orderNo }) => orderNo === order);
    if (!payment) throw new Error(`Nobody began to pay ${order}`);
    await post('complete-payment', { payment: payment.id });
  },
  /** Holds back the providers' notices until the shop queries the providers. */
  lateNotices: (isOn: boolean) => post('late-notices', { isOn }),
  async wallet(scenario: string): Promise<Wallet> {
    const wallet = (await state()).wallets.find((each) => each.scenario === scenario);
    if (!wallet) throw new Error(`${scenario} has no wallet`);
    return wallet;
  },
  setWallet: (account: string, change: { balance?: number; hasCredit?: boolean }) =>
    post('wallet', { account, ...change }),
  /** Books a deposit, in cents. */
  topUp: (account: string, cents: number, reason: { zh: string; en: string }) =>
    post('top-up', { account, cents, reason: reason.zh, reasonEn: reason.en }),
  /** Gives an account a coupon, by its English name. */
  async grantCoupon(name: string, account: string) {
    const coupon = (await state()).coupons.find((each) => each.name.en === name);
    if (!coupon) throw new Error(`no coupon ${name}`);
    await post('grant-coupon', { coupon: coupon.id, account });
  },
  closeOrder: (order: string) => post('close-order', { order }),
  judgeBills: (order: string, isAccepted: boolean, reason?: { zh: string; en: string }) =>
    post('bills', {
      order,
      isAccepted,
      ...(reason && { reason: reason.zh, reasonEn: reason.en }),
    }),
  pack: (order: string) => post('pack', { order }),
  /** Ships what a store, or every store, has left of an order, each in so many parcels. */
  ship: (order: string, shipment: { store?: number; parcels?: number } = {}) =>
    post('ship', { order, ...shipment }),
  /** Sets a parcel to a state of 2§4; 'auto' follows the clock. */
  parcel: (waybill: string, state: string) => post('parcel', { waybill, state }),
  /** Delivers every parcel of an order. */
  deliver: (order: string) => post('deliver', { order }),
  /** Lists the after-sales applications of an account, the newest first. */
  returns: async (scenario: string): Promise<readonly Return[]> =>
    (await state()).returns.filter(({ account }) => account === scenario),
  approveReturn: (number: string) => post('return-approve', { return: number }),
  rejectReturn: (number: string, reason: { zh: string; en: string }) =>
    post('return-reject', { return: number, reason: reason.zh, reasonEn: reason.en }),
  receiveReturn: (number: string) => post('return-receive', { return: number }),
  refundReturn: (number: string) => post('return-refund', { return: number }),
  /** Gives the account `regular` two years of orders, filled up to a number of them. */
  loadHistory: (orders?: number) => post('history', orders === undefined ? {} : { orders }),
  stock: (specification: number, stock: number) => post('stock', { specification, stock }),
  price: (specification: number, cents: number) => post('price', { specification, cents }),
  /** Grants points to an account; negative ones are taken. */
  grantPoints: (account: string, points: number) => post('grant-points', { account, points }),
  /** Sets the stock of a points product; null hides it. */
  pointsStock: (product: number, stock: number | null) => post('points-stock', { product, stock }),
  /** Ends or starts a price cut, or the swap offer. */
  offer: (kind: 'cut' | 'swap', offer: number, isOn: boolean) =>
    post('offer', { kind, offer, isOn }),
  advanceClock: (ms: number) => post('advance-clock', { ms }),
  /** Returns the newest code sent to a contact with this ending. */
  async codeFor(contact: string): Promise<string> {
    const sent = (await state()).codes.find((code) => code.contact.endsWith(contact) && !code.used);
    if (!sent) throw new Error(`No code went to ${contact}`);
    return sent.code;
  },
  /** Returns the answer of the captcha shown last. */
  async captcha(): Promise<string> {
    const [answer] = (await state()).captchas;
    if (!answer) throw new Error('No captcha was shown');
    return answer;
  },
  /** Finds the person who registered with a contact: an e-mail address, or a phone number without its area code. */
  async registered(contact: string) {
    const found = (await state()).accounts.find(
      ({ email, phone }) => email === contact || phone === contact,
    );
    if (!found) throw new Error(`Nobody has ${contact}`);
    return found;
  },
  async account(scenario: string) {
    const found = (await state()).accounts.find((account) => account.scenario === scenario);
    if (!found) throw new Error(`No such account: ${scenario}`);
    return found;
  },
};
