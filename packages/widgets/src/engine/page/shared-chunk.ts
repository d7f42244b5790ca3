/** Exports of the shared chunk for the loader. */
export { define, defineElement } from '../element/define.tsx';
export { FIRST_ROWS } from '../elements/first-rows.ts';
export { pageShop } from './page-shop.ts';
