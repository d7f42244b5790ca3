import { pageTokensCss } from '@clinicart/widgets/server';
import apologyCss from '../../styles/apology.css?inline';
import pageCss from '../../styles/page.css?inline';
import siteAppCss from '../../styles/site-app.css?inline';

/** Style of the page around the widgets. Inlined, so that the page waits for no style sheet. */
export const pageStyle: string = pageTokensCss + pageCss + siteAppCss + apologyCss;
