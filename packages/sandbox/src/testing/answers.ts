import { expect } from 'vitest';

/** A complete refusal: its code, its message (any, unless given) and no data. */
export const refused = (resultID: number, message: unknown = expect.stringMatching(/\S/)) => ({
  status: 200,
  resultID,
  message,
  data: null,
});

/** A complete successful answer in English; an extra field of `data` fails the comparison. */
export const succeeded = (data: unknown = null) => ({
  status: 200,
  resultID: 1200,
  message: 'Success',
  data,
});

/** A complete answer to a login. */
export const signedIn = (fields: { userName?: string; email?: string; cartAmount?: number } = {}) =>
  succeeded({
    token: expect.stringMatching(/^[\w-]{43}$/),
    cartAmount: 0,
    avatar: expect.stringMatching(/^http:/),
    roles: 'Buyer',
    userName: expect.any(String),
    email: expect.any(String),
    ...fields,
  });

/** The complete account of the scenario `verified`, as `account.userInfo` answers it. */
export const VERIFIED_ACCOUNT = {
  name: '何靜怡醫生',
  email: 'verified@clinicart.test',
  phone: '61230001',
  areaCode: '+852',
  avatar: expect.stringMatching(/^http:/),
  authStatus: '1',
  reason: null,
  companyName: '皓晴牙科診所',
  businessLicense: expect.stringMatching(/^http:/),
  province: '810000•香港',
  city: '810100•香港島',
  district: '810102•灣仔區',
  street: '駱克道 388 號',
  address: '12 樓 1203 室',
  hasPayPwd: true,
  credit: false,
  isCheck: false,
  cartAmount: 0,
};
