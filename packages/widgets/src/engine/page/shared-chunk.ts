/** What the loader takes from the shared chunk. */
export { define, defineElement } from '../element/define.tsx';
export { pageShop } from './page-shop.ts';
