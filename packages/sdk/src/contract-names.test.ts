// Restates every name that the documents give a call, its fields and its answer, so that a rename fails here first.
// Spec: 1§3, 1§7, 2§3, 2§7
import { describe, expect, test } from 'vitest';
import { selectedPaths } from './base/wire/documented.ts';
import { fieldPaths } from './base/wire/documented-answer.ts';
import { endpoints } from './contract.ts';
import { documentedRows } from './documented.ts';

const LOGIN = 'token cartAmount avatar roles userName email';
const REGISTRATION = `userName name email phone areaCode password repassword captcha province city district street
  address businessLicense invitationCode saveaddress platform`;
const SET_PASSWORD = 'password repassword phone email phoneCaptcha areaCode';
const RESET = 'userName password phone email platform captcha areaCode';
const CERTIFICATION = `name province city street district businessLicense address saveaddress userName phone areaCode
  email`;
const ADDRESS = 'name phone areaCode province city district street address isDefault';
const CATEGORY = 'id name picturePath subCategary';
const LIST_ITEM =
  'link name picturePath price oldPrice discount brandName fulltag tags{title type}';
const CARD =
  'searchProductId name brandName price discountPrice discount picturePath hasStock tags';
const SEARCH = `products{${CARD}} totalPage totalCount isAuth text linkCategories{id name} brands{link title}
  approximate{word}`;
const SEARCH_QUERY = 'categoryId keyword brandId searchType pageIndex orderBy type pageSize';
const BRAND = 'title link picturePath';
const COUPON = 'id couponId type discount price metPrice name date isAll isAllUse isGet isUsed';
const ORDER_COUPON =
  'couponId name type price discount metPrice canUse isAllUse startDate expiredDate';
const SETTINGS = `onlineName pubTransferName pubTransferAccount pubTransferCopywriting chequeName chequeAddress
  chequeCopywriting unpayPwdTips combinedTips`;
const DISPLAY = 'endTime picPath showPriceBackground textColor countDown';
const CART_LINE = `searchProductId erpProductNo name picturePath standard tags{tagName} tagType unitPrice originalPrice
  discount amount sellPartCount stock isBuyLimited`;
const SWAP =
  'number exchangeNumber type changeProducts{erpProductNo searchProductId discountPrice}';

const ORDERED_GOOD =
  'searchProductId productId productName standard unitPrice price amount picturePath tag fulltag';
const ORDER = `orderNo status statusString statusDeposit createTime payDate payType payTypeName totalPrice productPrice
  discountPrice couponPrice freight expiredDay expiredHour expiredMinutes expiredSeconds canBack afterSaleNo isYp
  ypCheckStatus checkStatus isPre isPayFinish consignee consigneePhone address paymentSetVo{${SETTINGS}}
  goods{${ORDERED_GOOD}}
  shardingPayOrder{storeName expressName expressId freight mailList isYp ypCheckStatus goods{${ORDERED_GOOD}}}`;
const RETURN = `afterSaleNo afterSaleType afterSaleTypeValue afterOrderStatus orderNo
  goods{searchProductId productName picturePath tag fulltag standard actualPrice amount} totalPrice createTime mailNo
  expressName reasonValue remark checkResult refundType progressBar{text show} backPhone backAddr backRemark`;

const POINTS_PRODUCT = 'id name picturePath price stock purchaseLimit isPay page';

interface Names {
  /** The documented names; undefined where the documents show none. */
  readonly path?: string;
  readonly request?: string;
  /** Further fields of the request, which the documents do not name. */
  readonly more?: string;
  readonly answer?: string;
}

/** Documented calls by the name of their row, in the order of 1§7 and 2§7. */
const CALLS: Readonly<Record<string, Names>> = {
  'catalogue.parentCategories': { path: '/api/GetParentCategoryList', answer: CATEGORY },
  'catalogue.subcategories': {
    path: '/api/GetCategoryListById',
    request: 'id',
    answer: CATEGORY,
  },
  'catalogue.search': { path: '/api/product/list', request: SEARCH_QUERY, answer: SEARCH },
  'catalogue.searchForPhone': {
    path: '/api/product/list4phone',
    request: SEARCH_QUERY,
    answer: SEARCH,
  },
  'catalogue.filters': {
    path: '/api/product/searchCategoryAndBrand',
    request: 'key pageSize',
  },
  'catalogue.specifications': {
    path: '/api/product/getAllStandard2',
    request: 'id tagType',
    answer: `standards{id searchProductId standard price discountPrice isDiscount discount stock sellPartCount
      isBuyLimited amount articleNumber expiredDate productionDate unit containerQuantity uniformCode allPicture
      promotes{name link picurl} isCollected}`,
  },
  'catalogue.product': {
    path: '/api/product/detail',
    request: 'id tagType',
    answer: `productName brandName brandId searchProductId sellingPoint isAuth tags canGetCous{${COUPON}}
      productSuit{picturePath productName standard count searchProductId} firstCName secondCName producer ceCode fdaCode
      productInstraction{path name} mp4Url autoplay page text promotionDisplay{${DISPLAY}}
      newCusproductDisplay{${DISPLAY}}`,
  },
  'catalogue.home': {
    path: '/api/index{product}',
    request: 'type',
    answer: `banner{path image} adver special prefecture{name remark image path products{${LIST_ITEM}}}
      specialSubject{remark} newCus enTryPicUrl isAuth text
      classifyFloor{floorName floorImagePath classifyList{title} adImages{link picturePath picturePathTc} products
        brandImages}
      brandImages{${BRAND}}`,
  },
  'catalogue.recommended': {
    path: '/api/index-recommend',
    request: 'PageIndex PageSize keyword',
    answer: `products{${LIST_ITEM}}`,
  },
  'catalogue.homeExtension': { path: '/api/index_extend' },
  'catalogue.hotWords': { path: '/api/indexNew-hotWord', answer: 'keyWord link iconUrl' },
  'catalogue.suggestions': { path: '/api/suggest', more: 'keyword' },
  'catalogue.searchBrands': { path: '/api/searchBrand', more: 'keyword', answer: BRAND },
  'catalogue.newCustomerProducts': { path: '/api/product/newUserProduct' },
  'coupon.claimable': {
    path: '/api/product/findCanGetCoupon',
    more: 'id',
    answer: `canGetCoupons{${COUPON}}`,
  },
  'catalogue.navigation': { path: '/api/nsc-Navigation', request: 'type', answer: 'navis{path}' },
  'catalogue.similarWords': { request: 'keyword pageIndex pageSize', answer: 'approximate{word}' },
  'registration.register': {
    path: '/api/registerNew',
    request: REGISTRATION,
    more: 'partner',
    answer: LOGIN,
  },
  'registration.registerOnly': {
    path: '/api/registerNewLogin',
    request: SET_PASSWORD,
    more: 'invitationCode partner',
    answer: LOGIN,
  },
  'session.login': {
    path: '/api/login',
    request: 'userName password areaCode',
    answer: LOGIN,
  },
  'session.loginByCode': {
    path: '/api/login-by-captcha',
    request: 'userName code areaCode',
    answer: LOGIN,
  },
  'session.sendCode': { path: '/api/getCaptchaNew', request: 'id' },
  'session.captchaPicture': { path: '/api/getValidcode', request: 't' },
  'session.verifyCode': {
    path: '/api/validatePhoneCaptcha',
    request: 'email phone areaCode type captcha isregiested',
  },
  'recovery.resetPassword': { path: '/api/forgetPwd_UpdatePwd', request: RESET },
  'account.regions': {
    path: '/api/getAddress',
    answer: 'code zh cities{code zh districts{code zh}}',
  },
  'session.areaCodes': { path: '/api/getAreaCode', answer: 'code name' },
  'profile.certify': { path: '/api/registerNewAuth', request: CERTIFICATION },
  'promotion.page': {
    path: '/api/product/bannerAndCoupon{product}',
    request: 'clientType',
    answer: `bannerpicurls{url jumpLink} canGetCoupons{${COUPON}}`,
  },
  'promotion.activities': {
    path: '/api/product/getActivityAndProduct{product}',
    request: 'pingPaiName activityId productPageindex productPagesize',
    answer: `newcusactivityModels{id activityName enActivityName activityContent enActivityContent
      activityNewCustomerProductList{searchProductId name brandname picturePath promotionPrice price} productAllCount}`,
  },
  'content.navigationList': {
    path: '/api/getNavigationList',
    request: 'type',
    answer: 'navis{path}',
  },
  'content.article': { path: '/api/searchAboutUs', request: 'id', answer: 'name content' },
  'content.faqArticles': { path: '/api/searchAboutUss', request: 'id', answer: 'id name' },
  'content.faqCategories': { path: '/api/getAboutUsCategory', answer: 'id name remark icon' },

  'catalogue.collect': {
    path: '/authapi/user/collectProduct',
    request: 'searchProductId isCollected',
  },
  'coupon.claim': { path: '/authapi/user/takeCoupon', request: 'id' },
  'coupon.claimAll': { path: '/authapi/user/takeCoupons', request: 'ids' },
  'coupon.mine': {
    path: '/authapi/User/searchUserCoupon',
    request: 'isUsed isValid pageIndex pageSize',
    answer:
      'list{type discount price name metPrice couponId startDate expiredDate isAllUse} totalPage',
  },
  'account.userInfo': {
    path: '/authapi/user/userinfo2',
    request: 'type',
    answer: `name email phone areaCode avatar authStatus reason companyName businessLicense province city district street
      address hasPayPwd credit isCheck`,
  },
  'profile.submitClinic': {
    path: '/authapi/user/userAuthNew',
    request: 'businessLicense companyName',
  },
  'profile.updateEmail': { path: '/authapi/user/updateEmail', request: 'email emailCaptcha' },
  'profile.updatePhone': {
    path: '/authapi/user/updatePhone',
    request: 'phone phoneCaptcha areaCode',
  },
  'profile.updatePassword': {
    path: '/authapi/user/updatePassword',
    request: 'oldPassword newPassword confirmPassword',
  },
  'profile.updateClinicAddress': {
    path: '/authapi/user/updateUserAddress',
    request: 'address province city district street',
  },
  'profile.updateUser': { path: '/authapi/user/updateUser', request: 'file userName' },
  'cart.add': {
    path: '/authapi/shoppingcart/addShoppingCart',
    request: 'goods{searchProductId count tagType} isDeleteStockRegistration',
    more: 'requestId',
  },
  'cart.get': {
    path: '/authapi/shoppingcart/getShoppingCartList2',
    request: 'showSelected',
    answer: `list{goods{${CART_LINE}}} count tips{makeUpType} exchangeId exchangeText nscExchangeProducts{${SWAP}}
      userCoupon{metPrice price isAllUse} invalidList`,
  },
  'cart.change': {
    path: '/authapi/shoppingcart/changeShoppingCart',
    request: 'count searchProductId',
  },
  'cart.remove': {
    path: '/authapi/shoppingcart/deleteShoppingCart2',
    request: 'goods{id} isCollect',
  },
  'order.createTemp': {
    path: '/authapi/order/createTempOrder3',
    request: 'goods{searchProductId count tagType} isFromShoppingCart isPreOrder',
  },
  'catalogue.zone': {
    request: 'pageIndex pageSize tagID',
    answer: 'products{id name picturePath price discountPrice discount} totalPage isAuth text',
  },
  'catalogue.brandGroups': { answer: 'key list{title link picturePath sequence}' },
  'content.mailPreferences': {
    answer:
      'email preferences{title message emailConfig{emailPreferencesId title message isChange}}',
  },
  'content.saveMailPreferences': {
    request: 'preferences',
    more: 'preferences{emailPreferencesId isChange}',
  },
  'content.supportContact': {},

  'address.add': { request: ADDRESS, answer: `id ${ADDRESS} isComplete` },
  'address.edit': { request: ADDRESS, more: 'id' },
  'address.list': {
    path: '/authapi/user/searchDeliveryAddress',
    answer: `id ${ADDRESS} isComplete`,
  },
  'address.delete': { request: 'addressId' },
  'address.setDefault': { request: 'addressId' },
  'order.confirmation': {
    answer: `orderNo addresses
      splitOrders{storeId storeName isYp ypCheckStatus totalPrice
        orderTemps{name productId standard amount unitDiscountPrice picturePath tag mainTag}
        expressPrice{expressId expressName isDefault freight freePrice}}
      cutList{cutPrice} coupons{${ORDER_COUPON}} defaultCoupon totalPrice paymentSet{${SETTINGS}} canUseCheck
      useCheckEDu textCheck tips exchanges{exchangeId exchangeType exchangePrice exchangeNum canExchangeNum}`,
  },
  'order.changeAddress': { path: '/authapi/order/changeAddr', request: 'id' },
  'order.create': {
    path: '/authapi/order/createOrder2',
    request: `isFromShoppingCart storeExpress{storeId expressId} remark isRemittance couponId discountCouponPrice`,
    more: 'partner',
  },
  'order.check': { request: 'id', answer: 'isSuccess message' },
  'cashier.payByPassword': {
    path: '/authapi/pay/payOrderByPwd',
    request: 'orderNo payPwd payType',
  },
  'cashier.validatePassword': { path: '/authapi/pay/validatePayPwd', request: 'payPwd' },
  'payPassword.set': {
    path: '/authapi/pay/setPayPwd',
    request: 'password confirmPassword phone areaCode type phoneCaptcha',
  },
  'cashier.order': {
    path: '/authapi/pay/getPayOrder',
    request: 'id',
    answer: `orderNo status expiredDay expiredHour expiredMinutes expiredSeconds shardingPayOrder{goods{price amount}}
      paymentTypes{value name icon} quota totalPrice freight discountPrice couponPrice paymentSetVo{${SETTINGS}}`,
  },
  'cashier.start': {
    path: '/authapi/pay/payOrder2',
    request: 'orderNo payType bank mixFlag preType',
    more: 'successUrl failUrl',
    answer: `client_secret links{approve} normalUrl redirectActionForm{redirectUrl} code_url webLink qrCode qrCodeHtml
      pubTransferAccount pubTransferCopywriting`,
  },
  'cashier.cardKey': { path: '/authapi/pay/getStripeKey' },
  'cashier.cancelExpired': { request: 'id' },
  'cashier.poll': { path: '/authapi/pollOrderStatus', request: 'id', answer: 'isPay' },
  'cashier.pollProvider': { path: '/authapi/pollOrderStatusByPay', request: 'id', answer: 'isPay' },
  'cashier.confirmReturn': { request: 'token' },
  'orders.list': {
    path: '/authapi/getOrders2',
    request: 'status keyword pageIndex pageSize isYp',
    answer: `list{${ORDER}} totalPage pendingPayCount pendingShipCount shipedCount`,
  },
  'orders.detail': { path: '/authapi/getOrderDetails', request: 'orderNo', answer: ORDER },
  'orders.close': { path: '/authapi/closeOrder', request: 'id' },
  'orders.confirmReceipt': { path: '/authapi/receiptOrder', request: 'id' },
  'orders.tracking': {
    path: '/authapi/searchExpress',
    request: 'nu com',
    answer: 'expressName mailNo state data{time context}',
  },
  'orders.parcelGoods': {
    path: '/authapi/searchExpressGoodsList',
    request: 'orderNo mailNo',
    answer: ORDERED_GOOD,
  },
  'afterSales.list': { request: 'keyword pageIndex pageSize', answer: `list{${RETURN}}` },
  'afterSales.detail': { path: '/authapi/afterSaleDetail', request: 'id', answer: RETURN },
  'afterSales.apply': { more: 'orderNo afterSaleType reason remark goods pictures' },
  'afterSales.cancel': { path: '/authapi/closeAfterSale', request: 'id' },
  'afterSales.carriers': {
    path: '/authapi/rp-admin/find-expresses',
    answer: 'expressId expressName',
  },
  'afterSales.waybill': {
    path: '/authapi/save-mailno',
    request: 'orderNo shipMailNo expressId',
  },
  'wallet.balance': {},
  'wallet.details': {
    request: 'pageSize pageIndex keyword',
    answer: 'list{createTime price type orderNo} totalPage',
  },
  'order.billPictures': {
    path: '/authapi/getMedicineBillUrl',
    request: 'orderNo',
    answer: 'urls',
  },
  'order.uploadBills': {
    path: '/authapi/medicineBillUpload',
    request: 'orderNo medicineBills reUpload isTempOrder',
  },
  'order.blankBill': {
    path: '/authapi/medicineBillDownByOrderNo',
    request: 'orderNo isTempOrder',
  },
  'order.exchangeProducts': {
    path: '/api/product/getExchangeList',
    request: 'pageIndex pageSize exchangeId',
    answer: `nscExchangeProducts{${SWAP}} totalCount products`,
  },
  'points.products': {
    path: '/api/points-product-list',
    request: 'pageIndex pageSize langEnv startPoint endPoint',
    answer: `products{${POINTS_PRODUCT} points} points totalPage`,
  },
  'points.product': {
    path: '/api/points-product-detail',
    request: 'id langEnv',
    answer: `${POINTS_PRODUCT} productPoints`,
  },
  'points.redeem': {
    path: '/authapi/points-order',
    request: 'addressId pointsProductId amount langEnv',
    more: 'requestId',
    answer: 'orderNo point',
  },
  'points.history': {
    path: '/authapi/user/searchUserPointsHistory',
    request: 'pageIndex pageSize langEnv type',
    answer: 'list{picturePath productName orderNo usedTime usedPoints tag} totalPage',
  },
  'points.exchanges': {
    path: '/authapi/points-order-list',
    request: 'langEnv',
    answer: 'orderNo payTime statusString picturePath productName productPoints amount',
  },
  'content.sendMail': { path: '/api/sendMail', request: 'word', more: 'requestId' },
  'campaign.details': {
    path: '/api/specialEvent/seeDetails',
    request: 'id langEnv',
    answer: `template{backgroundColor mainPicture} positioningTagList{bannerId bannerName englishBannerName}
      many{manyAreaJson{modelType modelSort specialAreaBanner englishSpecialAreaBanner specialAreaEmissionType
        specialList{sort link specialAreaUrl englishSpecialAreaUrl}
        manyProduct{titleUrl englishTitleUrl
          productList{sort searchProductId picturePath goodsName activityPrice sellingPrice isTag}}}}`,
  },
};

/** Undocumented calls; the shop works without each of them. */
const OURS = [...documentedRows].flatMap(([name, row]) =>
  row.withoutCall === undefined ? [] : [name],
);

const uniquePaths = (selection = '') => [...new Set(selectedPaths(selection))].toSorted();

describe('the names of the documents', () => {
  test('are restated for every call of the contract', () => {
    expect([...Object.keys(CALLS), ...OURS].toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
  });

  test.each(
    endpoints.flatMap((row) => {
      const names = CALLS[row.name];
      return names ? [[row.name, row, names] as const] : [];
    }),
  )('%s has them literally', (_, row, names) => {
    const { path = row.path, request = '', more = '', answer = '' } = names;
    expect(row.path).toBe(path);
    expect(fieldPaths(row.request).toSorted()).toEqual(uniquePaths(`${request} ${more}`));
    expect(fieldPaths(row.response)).toEqual(expect.arrayContaining(uniquePaths(answer)));
  });
});
