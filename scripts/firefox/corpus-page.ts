/** The script of the page that tries the corpus in a browser. */
import { articleLink } from '@clinicart/sdk/content';
import { safeUrl } from '@clinicart/sdk/values';
import { CASE_API, CASE_SITE, HTML_CASES } from '../../packages/widgets/src/html/cases.ts';
import { sanitise } from '../../packages/widgets/src/html/sanitise.ts';
import { linkFaults } from '../../tests/widgets/fixture/link-faults.ts';

/** Names what ran, and the cases whose result differs from the server's. */
async function htmlFaults(): Promise<string[]> {
  const faults: string[] = [];
  window.alert = (what) => void faults.push(`ran: ${String(what)}`);
  const addresses = {
    link: (link: string) => articleLink(link, CASE_SITE),
    picture: (link: string) => safeUrl(link, CASE_API),
  };
  for (const { name, html, safe } of HTML_CASES) {
    const made = document.createElement('div');
    const expected = document.createElement('div');
    made.innerHTML = String(sanitise(html, addresses));
    expected.innerHTML = safe;
    document.body.append(made);
    if (!made.isEqualNode(expected)) faults.push(`${name}: ${made.innerHTML}`);
  }
  // Scripts, handlers and failing pictures of the cases have their turn first.
  await new Promise((resolve) => {
    const last = new Image();
    last.onerror = resolve;
    last.src = '/none.png';
    document.body.append(last);
  });
  return faults;
}

declare global {
  interface Window {
    corpus: { htmlFaults(): Promise<string[]>; linkFaults: typeof linkFaults };
  }
}
window.corpus = { htmlFaults, linkFaults };
