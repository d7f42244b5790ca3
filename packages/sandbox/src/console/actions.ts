import type { Fault } from '../http/faults.ts';
import type { Bilingual } from '../seed/data/types.ts';
import type { ConsoleDoor } from './console.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new TypeError('an object is expected');
  return { ...body };
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '' || value.length > 500)
    throw new TypeError(`${name}: text is expected`);
  return value.trim();
}

function whole(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new TypeError(`${name}: a whole number is expected`);
  return value;
}

function bilingual(value: unknown): Bilingual {
  const fields = fieldsOf(value);
  return { zh: text(fields, 'zh'), en: text(fields, 'en') };
}

function faultOf(fields: Fields): Fault {
  const path = text(fields, 'path');
  const times = fields['times'] === undefined ? {} : { times: whole(fields, 'times') };
  switch (fields['kind']) {
    case 'status':
      return { kind: 'status', path, status: whole(fields, 'status'), ...times };
    case 'result':
      return {
        kind: 'result',
        path,
        resultID: whole(fields, 'resultID'),
        message: 'fault injected',
        ...times,
      };
    case 'delay':
      return { kind: 'delay', path, ms: whole(fields, 'ms'), ...times };
    case 'drop':
      return { kind: 'drop', path, ...times };
    default:
      throw new TypeError('kind: status, result, delay or drop is expected');
  }
}

/** A reason in Chinese and, where it is given, in English. */
function reasonOf(fields: Fields): Bilingual {
  const zh = text(fields, 'reason');
  return { zh, en: fields['reasonEn'] === undefined ? zh : text(fields, 'reasonEn') };
}

type Actions = Readonly<Record<string, (door: ConsoleDoor, body: unknown) => void>>;

const optionalNumber = (fields: Fields, name: string): number | undefined =>
  fields[name] === undefined ? undefined : whole(fields, name);

const returnNoOf = (body: unknown): string => text(fieldsOf(body), 'return');

/** The warehouse, the carriers, and after-sales applications. */
const afterPayment: Actions = {
  pack: (door, body) => door.packOrder(text(fieldsOf(body), 'order')),
  ship(door, body) {
    const fields = fieldsOf(body);
    door.shipOrder(text(fields, 'order'), {
      store: optionalNumber(fields, 'store'),
      parcels: optionalNumber(fields, 'parcels'),
    });
  },
  parcel(door, body) {
    const fields = fieldsOf(body);
    door.setParcelState(text(fields, 'waybill'), text(fields, 'state'));
  },
  deliver: (door, body) => door.deliverOrder(text(fieldsOf(body), 'order')),
  'automatic-warehouse': (door, body) =>
    door.setWarehouseAutomatic(fieldsOf(body)['isOn'] === true),
  'return-approve': (door, body) => door.approveReturn(returnNoOf(body)),
  'return-reject': (door, body) => door.rejectReturn(returnNoOf(body), reasonOf(fieldsOf(body))),
  'return-receive': (door, body) => door.receiveReturn(returnNoOf(body)),
  'return-refund': (door, body) => door.refundReturn(returnNoOf(body)),
};

/** Actions of the console page, by the last part of the path. */
export const actions: Actions = {
  approve: (door, body) => door.approve(whole(fieldsOf(body), 'account')),
  review: (door, body) => door.review(whole(fieldsOf(body), 'account')),
  reject(door, body) {
    const fields = fieldsOf(body);
    door.reject(whole(fields, 'account'), reasonOf(fields));
  },
  fault: (door, body) => door.setFault(faultOf(fieldsOf(body))),
  'clear-faults': (door) => door.clearFaults(),
  'advance-clock'(door, body) {
    const ms = whole(fieldsOf(body), 'ms');
    // The clock only advances: codes and sessions must not lie in the future.
    if (ms <= 0) throw new RangeError('ms: more than 0 is expected');
    door.advanceClock(ms);
  },
  'expire-sessions': (door) => door.expireSessions(),
  stock(door, body) {
    const fields = fieldsOf(body);
    door.setStock(whole(fields, 'specification'), whole(fields, 'stock'));
  },
  price(door, body) {
    const fields = fieldsOf(body);
    door.setPrice(whole(fields, 'specification'), whole(fields, 'cents'));
  },
  offer(door, body) {
    const fields = fieldsOf(body);
    const { kind } = fields;
    if (kind !== 'cut' && kind !== 'swap') throw new TypeError('kind: cut or swap is expected');
    door.setOffer({ id: whole(fields, 'offer'), kind, isOn: fields['isOn'] === true });
  },
  shelf(door, body) {
    const fields = fieldsOf(body);
    door.setOnShelf(whole(fields, 'product'), fields['onShelf'] === true);
  },
  'home-block'(door, body) {
    const fields = fieldsOf(body);
    const { isOn } = fields;
    door.setHomeBlock(whole(fields, 'block'), {
      ...(typeof isOn === 'boolean' ? { isOn } : {}),
      ...(fields['path'] === undefined ? {} : { path: text(fields, 'path') }),
    });
  },
  campaign(door, body) {
    const fields = fieldsOf(body);
    door.runCampaign(whole(fields, 'campaign'), fields['isOn'] === true);
  },
  coupon(door, body) {
    const fields = fieldsOf(body);
    const { isOn } = fields;
    door.setCoupon(whole(fields, 'coupon'), {
      ...(typeof isOn === 'boolean' ? { isOn } : {}),
      ...(fields['left'] === undefined ? {} : { left: whole(fields, 'left') }),
    });
  },
  'complete-payment': (door, body) => door.completePayment(whole(fieldsOf(body), 'payment')),
  'decline-payment': (door, body) => door.declinePayment(whole(fieldsOf(body), 'payment')),
  'late-notices': (door, body) => door.setLateNotices(fieldsOf(body)['isOn'] === true),
  wallet(door, body) {
    const fields = fieldsOf(body);
    const { account, chequeStop: stop } = fields;
    door.setWallet(typeof account === 'string' ? account : whole(fields, 'account'), {
      ...(fields['balance'] === undefined ? {} : { balance: whole(fields, 'balance') }),
      ...(fields['chequeQuota'] === undefined ? {} : { chequeQuota: whole(fields, 'chequeQuota') }),
      ...(stop === undefined ? {} : { chequeStop: stop === null ? null : bilingual(stop) }),
    });
  },
  'close-order': (door, body) => door.closeOrder(text(fieldsOf(body), 'order')),
  bills(door, body) {
    const fields = fieldsOf(body);
    const reason = fields['reason'] === undefined ? undefined : reasonOf(fields);
    door.judgeBills(text(fields, 'order'), fields['isAccepted'] === true, reason);
  },
  ...afterPayment,
  'grant-points'(door, body) {
    const fields = fieldsOf(body);
    const { account } = fields;
    door.grantPoints(typeof account === 'string' ? account : whole(fields, 'account'), {
      points: whole(fields, 'points'),
    });
  },
  'points-stock'(door, body) {
    const fields = fieldsOf(body);
    const stock = fields['stock'] === null ? null : whole(fields, 'stock');
    door.setPointsStock(whole(fields, 'product'), stock);
  },
  documented: (door, body) => door.setDocumented(fieldsOf(body)['isOn'] === true),
  history: (door, body) => door.loadHistory(optionalNumber(fieldsOf(body), 'orders')),
  reset: (door) => door.reset(),
};
