import type { Sandbox } from '@clinicart/sandbox';
import { type AnyEndpoint, endpoints } from '@clinicart/sdk/contract';

/** Ids of the sandbox that valid requests use. */
export interface KnownIds {
  readonly productId: string;
  readonly specificationId: string;
  readonly otherSpecificationId: string;
  readonly step: number;
  readonly lineId: string;
  readonly sealedCode: string;
  readonly code: string;
  /** A code that hands a session over to `SITE`. */
  readonly handover: string;
  /** Codes sent for a purpose, by their recipient. */
  readonly codes: Readonly<Record<string, string>>;
  readonly addressId: string;
  readonly payableNo: string;
  readonly closedNo: string;
  readonly walletToken: string;
  /** An order of medicines, and an address of its buyer. */
  readonly orderNo: string;
  readonly orderAddressId: string;
  /** Orders of the buyer after payment: to be closed, on the way, to be refunded, and with an approved return. */
  readonly closableNo: string;
  readonly shippedNo: string;
  readonly waybill: string;
  readonly refundableNo: string;
  readonly sendBackNo: string;
  /** An application that the merchant has not reviewed. */
  readonly returnNo: string;
}

/** A PNG that consists of its signature alone. */
const picture = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'licence.png', {
    type: 'image/png',
  });

const place = {
  province: '810000•香港',
  city: '810200•九龍',
  district: '810205•觀塘區',
  street: '鴻圖道 57 號',
  address: '18 樓',
};
const delivery = { ...place, name: '陳小姐', phone: '61230021', areaCode: '+852', isDefault: true };

/** Codes to send first: purpose and recipient. */
export const CONTACTS = {
  whole: { type: 'register', email: 'whole@clinicart.test', phone: '' },
  quick: { type: 'register', email: '', phone: '61239001' },
  forgetful: { type: 'forgetpwd', email: '', phone: '61230010' },
  newEmail: { type: 'newEmail', email: 'bound@clinicart.test', phone: '' },
  payPassword: { type: 'payPwd', email: '', phone: '61230005' },
  newPhone: { type: 'newPhone', email: '', phone: '61239002' },
} as const;

/** A clinic that has ordered is no longer a new customer, so a separate clinic makes the order calls. */
const ORDERER = 'verified@clinicart.test';
/** A clinic that pays at once. */
const PAYER = 'finance@clinicart.test';
/**
 * Callers of the calls that the clinic with every permission cannot make, for example while a certificate is under
 * review.
 */
export const ASKERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    endpoints.flatMap(({ name }) => (name.startsWith('order.') ? [[name, ORDERER]] : [])),
  ),
  ...Object.fromEntries(
    endpoints.flatMap(({ name }) =>
      /^(orders|afterSales|wallet)\./.test(name) ? [[name, PAYER]] : [],
    ),
  ),
  'handover.create': 'verified@clinicart.test',
  'session.logout': 'verified@clinicart.test',
  'profile.submitClinic': 'rejected@clinicart.test',
  'profile.certify': 'unverified@clinicart.test',
  'profile.updateEmail': '61230009',
  'profile.updatePhone': 'email-only@clinicart.test',
  'profile.updatePassword': 'credit@clinicart.test',
  'points.redeem': ORDERER,
  'points.exchanges': ORDERER,
  'cashier.order': ORDERER,
  'cashier.start': ORDERER,
  'cashier.poll': ORDERER,
  'cashier.pollProvider': ORDERER,
  'cashier.payByPassword': PAYER,
  'cashier.validatePassword': PAYER,
  'cashier.cancelExpired': PAYER,
  'cashier.confirmReturn': PAYER,
};

/** The origin of the pages that call. */
const SITE = 'http://shop.test';

const search = { orderBy: '0', searchType: 'keyword', pageIndex: 1, pageSize: 24 };

/** One good request for every call of the contract. A new row without an entry here fails the test. */
export const goodRequests: Readonly<Record<string, (known: KnownIds) => Record<string, unknown>>> =
  {
    'session.login': () => ({ userName: 'verified@clinicart.test', password: 'Clinic2026' }),
    'session.loginByCode': ({ code }) => ({ userName: '61230001', areaCode: '+852', code }),
    'handover.create': () => ({ site: SITE }),
    'handover.redeem': ({ handover }) => ({ code: handover, from: SITE }),
    'session.sendCode': ({ sealedCode }) => ({ id: sealedCode }),
    'session.cipherKey': () => ({}),
    'session.verifyCode': ({ code }) => ({
      type: 'login',
      captcha: code,
      phone: '61230001',
      areaCode: '+852',
    }),
    'session.captchaPicture': () => ({ t: '1' }),
    'session.captchaQuestion': () => ({ t: '1' }),
    'session.logout': () => ({}),
    'session.areaCodes': () => ({}),
    'registration.register': ({ codes }) => ({
      ...place,
      userName: '全新診所',
      name: '全新',
      email: CONTACTS.whole.email,
      phone: '',
      areaCode: '',
      password: 'abc12345',
      repassword: 'abc12345',
      captcha: codes['whole'],
      businessLicense: picture(),
      invitationCode: '',
      saveaddress: '1',
      platform: '0',
    }),
    'registration.registerOnly': ({ codes }) => ({
      password: 'abc12345',
      repassword: 'abc12345',
      phone: CONTACTS.quick.phone,
      email: '',
      phoneCaptcha: codes['quick'],
      areaCode: '+852',
      invitationCode: 'DENTAL88',
    }),
    'recovery.resetPassword': ({ codes }) => ({
      userName: CONTACTS.forgetful.phone,
      password: 'abc12345',
      phone: CONTACTS.forgetful.phone,
      email: '',
      platform: 0,
      captcha: codes['forgetful'],
      areaCode: '+852',
    }),
    'account.userInfo': () => ({ type: -1 }),
    'account.regions': () => ({}),
    'profile.submitClinic': () => ({ companyName: '康庭綜合診所', businessLicense: picture() }),
    'profile.certify': () => ({
      ...place,
      name: '陳嘉欣',
      userName: '嘉欣診所',
      businessLicense: picture(),
      saveaddress: '0',
      phone: '61230002',
      areaCode: '+852',
      email: '',
    }),
    'profile.updateEmail': ({ codes }) => ({
      email: CONTACTS.newEmail.email,
      emailCaptcha: codes['newEmail'],
    }),
    'profile.updatePhone': ({ codes }) => ({
      phone: CONTACTS.newPhone.phone,
      phoneCaptcha: codes['newPhone'],
      areaCode: '+852',
    }),
    'profile.updatePassword': () => ({
      oldPassword: 'Clinic2026',
      newPassword: 'abc12345',
      confirmPassword: 'abc12345',
    }),
    'profile.updateClinicAddress': () => place,
    'profile.updateUser': () => ({ userName: '周詠詩', file: picture() }),
    'address.list': () => ({}),
    'address.add': () => delivery,
    'address.edit': ({ addressId }) => ({ ...delivery, id: addressId }),
    'address.delete': ({ addressId }) => ({ addressId }),
    'address.setDefault': ({ addressId }) => ({ addressId }),
    'catalogue.parentCategories': () => ({}),
    'catalogue.subcategories': () => ({ id: '100' }),
    'catalogue.search': () => ({ ...search, keyword: '手套' }),
    'catalogue.searchForPhone': () => ({ ...search, keyword: 'ALL' }),
    'catalogue.filters': () => ({ key: '手', pageSize: 15 }),
    'catalogue.similarWords': () => ({ keyword: '手套', pageIndex: 1, pageSize: 10 }),
    'catalogue.product': ({ productId }) => ({ id: productId }),
    'catalogue.specifications': ({ productId }) => ({ id: productId }),
    'catalogue.home': () => ({ type: 1 }),
    'catalogue.recommended': () => ({ PageIndex: 1, PageSize: 10, keyword: '' }),
    'catalogue.homeExtension': () => ({}),
    'catalogue.hotWords': () => ({}),
    'catalogue.suggestions': () => ({ keyword: '手' }),
    'catalogue.searchBrands': () => ({ keyword: 'a' }),
    'catalogue.brandGroups': () => ({}),
    'catalogue.navigation': () => ({ type: 1 }),
    'catalogue.zone': () => ({ pageIndex: 1, pageSize: 20, tagID: '6' }),
    'catalogue.newCustomerProducts': () => ({}),
    'catalogue.collect': ({ specificationId }) => ({
      searchProductId: specificationId,
      isCollected: true,
    }),
    'content.article': () => ({ id: '3' }),
    'content.faqCategories': () => ({}),
    'content.faqArticles': () => ({ id: '5' }),
    'content.sendMail': () => ({ word: '<p>name: Ho</p>' }),
    'content.mailPreferences': () => ({}),
    'content.saveMailPreferences': () => ({
      preferences: [{ emailPreferencesId: '21', isChange: '0' }],
    }),
    'content.supportContact': () => ({}),
    'content.navigationList': () => ({ type: 1 }),
    'promotion.page': () => ({ clientType: 0 }),
    'promotion.activities': () => ({
      pingPaiName: '',
      activityId: '1',
      productPageindex: 2,
      productPagesize: 5,
    }),
    'campaign.details': () => ({ id: '1', langEnv: 'ENGLISH' }),
    'cart.get': () => ({ showSelected: false }),
    'cart.add': ({ otherSpecificationId, step }) => ({
      goods: [{ searchProductId: otherSpecificationId, count: step }],
      isDeleteStockRegistration: false,
    }),
    'cart.change': ({ specificationId, step }) => ({
      searchProductId: specificationId,
      count: step * 2,
    }),
    'cart.remove': ({ lineId }) => ({ goods: [{ id: lineId }], isCollect: false }),
    'order.createTemp': ({ specificationId, step }) => ({
      goods: [{ searchProductId: specificationId, count: step, tagType: '0' }],
      isFromShoppingCart: false,
      isPreOrder: false,
    }),
    'order.confirmation': () => ({}),
    'order.changeAddress': ({ orderAddressId }) => ({ id: orderAddressId }),
    'order.create': () => ({
      isFromShoppingCart: false,
      storeExpress: [{ storeId: '1', expressId: '11' }],
      remark: '請於上午送貨',
      isRemittance: false,
      couponId: '',
      discountCouponPrice: 0,
    }),
    'order.check': ({ orderNo }) => ({ id: orderNo }),
    'order.exchangeProducts': () => ({ pageIndex: 2, pageSize: 10, exchangeId: '1' }),
    'order.billPictures': ({ orderNo }) => ({ orderNo }),
    'order.uploadBills': ({ orderNo }) => ({
      orderNo,
      medicineBills: picture(),
      reUpload: '0',
      isTempOrder: '0',
    }),
    'order.blankBill': ({ orderNo }) => ({ orderNo, isTempOrder: '0' }),
    'cashier.order': ({ orderNo }) => ({ id: orderNo }),
    'cashier.start': ({ orderNo }) => ({
      orderNo,
      payType: '56',
      bank: '',
      mixFlag: false,
      preType: '0',
      successUrl: 'https://shop.test/payResult?type=success',
      failUrl: 'https://shop.test/payResult?type=fail',
    }),
    'cashier.payByPassword': ({ payableNo }) => ({
      orderNo: payableNo,
      payPwd: '246810',
      payType: '53',
    }),
    'cashier.validatePassword': () => ({ payPwd: '246810' }),
    'cashier.cardKey': () => ({}),
    'cashier.poll': ({ orderNo }) => ({ id: orderNo }),
    'cashier.pollProvider': ({ orderNo }) => ({ id: orderNo }),
    'cashier.cancelExpired': ({ closedNo }) => ({ id: closedNo }),
    'cashier.confirmReturn': ({ walletToken }) => ({ token: walletToken }),
    'payPassword.set': ({ codes }) => ({
      password: '135790',
      confirmPassword: '135790',
      phone: '61230005',
      areaCode: '+852',
      type: 'payPwd',
      phoneCaptcha: codes['payPassword'] ?? '',
    }),
    'quickOrder.match': () => ({ articleNumbers: ['KR-D100-314016', 'nothing like it'] }),
    'coupon.claimable': ({ productId }) => ({ id: productId }),
    'coupon.claim': () => ({ id: '3001' }),
    'coupon.claimAll': () => ({ ids: ['3001', '3002'] }),
    'coupon.mine': () => ({ isUsed: false, isValid: true, pageIndex: 1, pageSize: 9 }),
    'orders.list': () => ({ status: '', keyword: '', pageIndex: 1, pageSize: 20, isYp: false }),
    'orders.detail': ({ shippedNo }) => ({ orderNo: shippedNo }),
    'orders.close': ({ closableNo }) => ({ id: closableNo }),
    'orders.confirmReceipt': ({ shippedNo }) => ({ id: shippedNo }),
    'orders.tracking': ({ waybill }) => ({ nu: waybill, com: '11' }),
    'orders.parcelGoods': ({ shippedNo, waybill }) => ({ orderNo: shippedNo, mailNo: waybill }),
    'wallet.balance': () => ({}),
    'wallet.details': () => ({ keyword: '', pageIndex: 1, pageSize: 10 }),
    'wallet.chequeQuota': () => ({}),
    'afterSales.list': () => ({ keyword: '', pageIndex: 1, pageSize: 20 }),
    'afterSales.detail': ({ returnNo }) => ({ id: returnNo }),
    'afterSales.apply': ({ refundableNo, specificationId, step }) => ({
      orderNo: refundableNo,
      afterSaleType: '2',
      reason: '1',
      remark: '買多了',
      goods: JSON.stringify([{ searchProductId: specificationId, amount: step }]),
      pictures: picture(),
    }),
    'afterSales.cancel': ({ returnNo }) => ({ id: returnNo }),
    'afterSales.carriers': () => ({}),
    'afterSales.waybill': ({ sendBackNo }) => ({
      orderNo: sendBackNo,
      shipMailNo: 'SF7000000001',
      expressId: 'sf',
    }),
    'points.products': () => ({ pageIndex: 1, pageSize: 12, langEnv: 'ENGLISH', endPoint: 9999 }),
    'points.product': () => ({ id: '6004', langEnv: 'ENGLISH' }),
    'points.redeem': ({ orderAddressId }) => ({
      addressId: orderAddressId,
      pointsProductId: '6004',
      amount: 1,
      langEnv: 'ENGLISH',
    }),
    'points.history': () => ({
      pageIndex: 1,
      pageSize: 10,
      langEnv: 'TRADITIONAL_CHINESE',
      type: 'total',
    }),
    'points.exchanges': () => ({ langEnv: 'ENGLISH' }),
  };

export interface Answer {
  readonly status: number;
  readonly body: { resultID: number; message: string; data: unknown };
}

export const endpointOf = (name: string): AnyEndpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`no such call: ${name}`);
  return found;
};

export const endpointPath = (name: string): string =>
  endpointOf(name).path.replace('{product}', '');

/** Fields as a form has them; what is neither text nor file comes twice, which fits no call either. */
function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    for (const part of typeof value === 'string' || value instanceof File ? [value] : ['1', '2'])
      form.append(key, part);
  }
  return form;
}

function bodyOf(name: string, body: unknown): string | FormData {
  if (typeof body === 'string') return body;
  return endpointOf(name).encoding === 'multipart' ? formOf(Object(body)) : JSON.stringify(body);
}

/** Sends a body unchanged, valid or not. */
export async function send(
  sandbox: Sandbox,
  name: string,
  body: unknown,
  { token = '', language = '2' } = {},
): Promise<Answer> {
  const request = new Request(`http://shop.test${endpointPath(name)}`, {
    method: 'POST',
    body: bodyOf(name, body),
    headers: { Authorization: token, LangEnv: language, Origin: SITE },
  });
  const response = await sandbox.fetch(request);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
