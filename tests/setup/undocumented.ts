/** Calls that the documents do not describe: a documented server answers them with 404, and the browser says so by itself. */
const PATHS = ['/api/getValidcodeText', '/api/product/matchArticleNumbers', '/authapi/user/logout'];

/** Whether an address is that of a call which the shop looks for once and can do without. */
export const isUndocumentedCall = (url: string): boolean =>
  PATHS.some((path) => url.endsWith(path));
