import { pageTokensCss } from '@clinicart/widgets/server';
import apologyCss from '../styles/apology.css?inline';
import pageCss from '../styles/page.css?inline';
import siteAppCss from '../styles/site-app.css?inline';

/** Style of the page around the widgets. Inlined, so that the page waits for no style sheet. */
export const pageStyle: string = pageTokensCss + pageCss + siteAppCss + apologyCss;

/** Returns its hash for `style-src`. */
export async function pageStyleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pageStyle));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}
