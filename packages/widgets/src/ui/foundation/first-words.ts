/** Words of a page's first load that other tables use too. See common-words.ts. */

export const addToCart = { zh: '加入購物車', en: 'Add to cart' };
export const cancel = { zh: '取消', en: 'Cancel' };
export const cart = { zh: '購物車', en: 'Cart' };
export const close = { zh: '關閉', en: 'Close' };
export const contactUs = { zh: '聯絡我們', en: 'Contact us' };
export const getVerified = { zh: '去認證', en: 'Get verified' };
export const goShopping = { zh: '去選購', en: 'Go shopping' };
export const logIn = { zh: '登入', en: 'Log in' };
export const outOfStock = { zh: '缺貨', en: 'Out of stock' };
export const priceOnRequest = { zh: '查詢價格', en: 'Price on request' };
export const remove = { zh: '移除', en: 'Remove' };
