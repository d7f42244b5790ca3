/** Exports of the shared chunk for the loader. */
export { define, defineElement } from '../element/define.tsx';
export { pageShop } from './page-shop.ts';
