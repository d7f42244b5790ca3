/** What the loader takes from the shared chunk. */
export { define, defineElement } from './define.tsx';
export { pageShop } from './runtime.ts';
