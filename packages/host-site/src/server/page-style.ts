import { pageTokensCss } from '@clinicart/widgets/server';
import pageCss from '../styles/page.css?inline';

/** The style of the page around the widgets. It stands in the page, so that nothing waits for it. */
export const pageStyle: string = pageTokensCss + pageCss;

/** Its source for `style-src`. */
export async function pageStyleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pageStyle));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}
