/** Whether a URL has this page's origin. */
export const isSameOrigin = (url: string) =>
  new URL(url, document.baseURI).origin === location.origin;
