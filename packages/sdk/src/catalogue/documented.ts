import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { BUYING, EVERY_PAGE, LISTS, PLACED_ORDERS } from '../base/wire/screen-groups.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../cart/swap-schema.ts';
import { STORE_DELIVERY_ASSUMED } from '../checkout/documented-delivery.ts';
import { COUPON } from '../coupon/documented.ts';

const VIEW = 'isAuth text';
const HIDDEN = {
  isAuth: 'Prices show to an account that is approved.',
  text: 'The shop’s own sentence takes its place.',
};
/** Tag types that the documents name: swap, new customers and the two zones. Spec: 1§2, 1§9 */
const TAG_CODES = [SWAP_TAG, NEW_CUSTOMER_TAG, '6', '8'];
const tagsAt = (...paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [`${path}.type`, TAG_CODES]));

/** Spec: 1§3 Product list item */
const LIST_ITEM =
  'link name picturePath price oldPrice discount brandName fulltag tags{title type}';
const LIST_ITEM_ASSUMED = {
  hasStock: 'The card says nothing of stock; the product page does.',
};
/** Spec: 1§3 Search card */
const SEARCH_CARD =
  'searchProductId name brandName price discountPrice discount picturePath hasStock tags{title type}';
/** Spec: 1§3 Brand group */
const BRAND = 'title link picturePath sequence';
const HOME_BRAND = 'title link picturePath';
const SEQUENCE = { sequence: 'Brands keep the order of the answer.' };
const CATEGORY = 'id name picturePath subCategary{id name picturePath}';

/** Spec: 1§3 Specification */
export const SPECIFICATION = `id searchProductId standard price discountPrice isDiscount discount stock sellPartCount
  isBuyLimited amount articleNumber expiredDate productionDate unit containerQuantity uniformCode allPicture
  promotes{name link picurl} isCollected`;

const DISPLAY = 'endTime picPath showPriceBackground textColor countDown';

const SEARCH_ANSWER = {
  answer: `products{${SEARCH_CARD}} totalPage totalCount ${VIEW} linkCategories{id name} brands{link title}
    approximate{word}`,
  assumed: {
    'linkCategories.count': 'Filters carry no numbers.',
    'brands.count': 'Filters carry no numbers.',
    'brands.picturePath': 'Filters show names only.',
    'brands.sequence': SEQUENCE.sequence,
  },
  codes: tagsAt('products.tags'),
};

/** Spec: 1§3, 1§7, 2§3, 2§7 */
export const documented: DocumentedRows = {
  'catalogue.brandGroups': { screens: ['/brandIndex'], answer: `key list{${BRAND}}` },
  'catalogue.collect': { screens: ['/product/{id}', '/shopCart'] },
  'catalogue.filters': {
    screens: ['/search'],
    placed: `categories{id name} brands{${HOME_BRAND}}`,
    assumed: under('brands', SEQUENCE),
  },
  'catalogue.home': {
    screens: ['/'],
    answer: `banner{path image} adver special prefecture{name remark image path products{${LIST_ITEM}}}
      specialSubject{remark} newCus enTryPicUrl ${VIEW}
      classifyFloor{floorName floorImagePath classifyList{title} adImages{link picturePath picturePathTc}
        products{${LIST_ITEM}} brandImages{${HOME_BRAND}}}
      brandImages{${HOME_BRAND}}`,
    placed: 'adver{path image} special{path image}',
    assumed: {
      'banner.title':
        'The picture carries its own words; a screen reader hears the name of its place.',
      'banner.remark': 'Left out.',
      'banner.button': 'The whole picture is the link.',
      'adver.title': 'The picture carries its own words.',
      'adver.remark': 'Left out.',
      'special.name': 'The picture carries its own words.',
      'special.remark': 'Left out.',
      'classifyFloor.classifyList.link': 'A keyword leads to a search for it.',
      'classifyFloor.adImages.title': 'The picture carries its own words.',
      'classifyFloor.adImages.remark': 'Left out.',
      ...under('prefecture.products', LIST_ITEM_ASSUMED),
      ...under('classifyFloor.products', LIST_ITEM_ASSUMED),
      ...under('classifyFloor.brandImages', SEQUENCE),
      ...under('brandImages', SEQUENCE),
    },
    codes: tagsAt('prefecture.products.tags', 'classifyFloor.products.tags'),
  },
  'catalogue.homeExtension': {
    screens: ['/'],
    placed: `brandImages{${HOME_BRAND}}`,
    assumed: under('brandImages', SEQUENCE),
  },
  'catalogue.hotWords': { screens: [EVERY_PAGE], answer: 'keyWord link iconUrl' },
  'catalogue.navigation': {
    screens: [EVERY_PAGE],
    answer: 'navis{path}',
    assumed: { 'navis.name': 'The entry has the name of the page that it leads to.' },
  },
  'catalogue.newCustomerProducts': {
    screens: [],
    placed: `products{${SEARCH_CARD}}`,
    assumed: HIDDEN,
    codes: tagsAt('products.tags'),
  },
  'catalogue.parentCategories': { screens: [EVERY_PAGE, '/'], answer: CATEGORY },
  'catalogue.product': {
    screens: ['/', ...BUYING, '/compare', '/active11/{id}', '/quickOrder', '/user/history'],
    answer: `productName brandName brandId searchProductId sellingPoint ${VIEW} tags{title type}
      canGetCous{${COUPON.answer}} productSuit{picturePath productName standard count searchProductId} firstCName
      secondCName producer ceCode fdaCode productInstraction{path name} mp4Url autoplay page
      promotionDisplay{${DISPLAY}} newCusproductDisplay{${DISPLAY}}`,
    assumed: { ...under('canGetCous', COUPON.assumed), ...STORE_DELIVERY_ASSUMED },
    codes: tagsAt('tags'),
  },
  'catalogue.recommended': {
    screens: ['/', '/search'],
    placed: `products{${LIST_ITEM}} totalPage`,
    assumed: { ...HIDDEN, ...under('products', LIST_ITEM_ASSUMED) },
    codes: tagsAt('products.tags'),
  },
  'catalogue.search': { ...SEARCH_ANSWER, screens: ['/', '/search', '/quickOrder'] },
  'catalogue.searchBrands': { screens: [], placed: HOME_BRAND, assumed: SEQUENCE },
  'catalogue.searchForPhone': { ...SEARCH_ANSWER, screens: [] },
  'catalogue.similarWords': {
    screens: ['/search'],
    answer: 'approximate',
    placed: 'approximate{word}',
  },
  'catalogue.specifications': {
    screens: [
      '/',
      ...LISTS,
      ...BUYING,
      ...PLACED_ORDERS,
      '/compare',
      '/user/history',
      '/active11/{id}',
      '/quickOrder',
    ],
    placed: `standards{${SPECIFICATION}}`,
    assumed: HIDDEN,
  },
  'catalogue.subcategories': { screens: [EVERY_PAGE, '/'], answer: CATEGORY },
  'catalogue.suggestions': { screens: [EVERY_PAGE] },
  'catalogue.zone': {
    screens: ['/', '/newProductZone', '/discountZone'],
    answer: `products{id name picturePath price discountPrice discount} totalPage ${VIEW}`,
    assumed: {
      'products.brandName': 'Left out.',
      'products.hasStock': LIST_ITEM_ASSUMED.hasStock,
      'products.tags': 'Left out; the zone itself says what the tag would.',
      'products.tags.title': 'Left out.',
      'products.tags.type': 'Left out.',
    },
  },
};
