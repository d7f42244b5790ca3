import type { Sandbox } from '@clinicart/sandbox';
import { endpoints } from '@clinicart/sdk/contract';

/** What stands in the sandbox that good requests speak of. */
export interface Known {
  readonly productId: string;
  readonly specificationId: string;
  readonly otherSpecificationId: string;
  readonly step: number;
  readonly lineId: string;
  readonly sealedCode: string;
  readonly code: string;
}

const search = { orderBy: '0', searchType: 'keyword', pageIndex: 1, pageSize: 24 };

/** One good request for every call of the contract. A new row without an entry here fails the test. */
export const goodRequests: Readonly<Record<string, (known: Known) => Record<string, unknown>>> = {
  'session.login': () => ({ userName: 'verified@clinicart.test', password: 'Clinic2026' }),
  'session.loginByCode': ({ code }) => ({ userName: '61230001', areaCode: '+852', code }),
  'session.sendCode': ({ sealedCode }) => ({ id: sealedCode }),
  'session.cipherKey': () => ({}),
  'session.verifyCode': ({ code }) => ({
    type: 'login',
    captcha: code,
    phone: '61230001',
    areaCode: '+852',
  }),
  'session.captchaPicture': () => ({ t: '1' }),
  'session.areaCodes': () => ({}),
  'account.userInfo': () => ({ type: -1 }),
  'account.regions': () => ({}),
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
  'quickOrder.match': () => ({ articleNumbers: ['KR-D100-314016', 'nothing like it'] }),
  'coupon.claimable': ({ productId }) => ({ id: productId }),
  'coupon.claim': () => ({ id: '3001' }),
  'coupon.claimAll': () => ({ ids: ['3001', '3002'] }),
  'coupon.mine': () => ({ isUsed: false, isValid: true, pageIndex: 1, pageSize: 9 }),
};

export interface Answer {
  readonly status: number;
  readonly body: { resultID: number; message: string; data: unknown };
}

export const endpointPath = (name: string): string => {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`no such call: ${name}`);
  return found.path.replace('{product}', '');
};

/** Sends a body as it stands, fit or not. */
export async function send(
  sandbox: Sandbox,
  name: string,
  body: unknown,
  { token = '', language = '2' } = {},
): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`http://shop.test${endpointPath(name)}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { Authorization: token, LangEnv: language, 'Content-Type': 'application/json' },
    }),
  );
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
