/** Undocumented calls: a documented server answers them with 404, and the browser logs that by itself. */
const PATHS = [
  '/api/getValidcodeText',
  '/api/login-by-handover',
  '/api/product/matchArticleNumbers',
  '/authapi/user/createHandover',
  '/authapi/user/logout',
];

/** Tells whether an address is that of a call which the shop tries once and can do without. */
export const isUndocumentedCall = (url: string): boolean =>
  PATHS.some((path) => url.endsWith(path));
